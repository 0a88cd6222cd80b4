import type { SeveralNodes } from '../nodes/nodes.ts';
import type { Presence, PresenceChange, ToldSign } from './presence.ts';

type Message = { readonly node: string } & (
  | { readonly change: PresenceChange }
  | { readonly connected: readonly string[] }
  | { readonly signs: readonly ToldSign[] }
  | { readonly ask: true }
);

const channel = 'presence';

/** How many signs one message holds. */
const signsAtOnce = 500;

/**
 * Keeps the presence of students the same on all nodes. Each node tells the others what its students report
 * and which of them are connected to it. Each works out by itself who is idle or away. A node that starts, or
 * connects to the bus again, asks the others for everything.
 */
export function sharePresence(presence: Presence, { bus, members }: SeveralNodes): void {
  const tell = (message: Record<string, unknown>) =>
    bus.publishElsewhere(channel, { node: members.id, ...message });
  const tellConnected = () => tell({ connected: presence.connectedHere() });
  bus.subscribe<Message>(channel, (message) => {
    if ('change' in message) presence.applyFrom(message.node, message.change);
    else if ('connected' in message) presence.setConnected(message.node, message.connected);
    else if ('signs' in message) for (const sign of message.signs) presence.learn(sign);
    else {
      tellConnected();
      // All nodes should have the same signs, so only the leading node sends them.
      if (!members.leads) return;
      const signs = presence.signs();
      for (let from = 0; from < signs.length; from += signsAtOnce)
        tell({ signs: signs.slice(from, from + signsAtOnce) });
    }
  });
  const catchUp = () => {
    tellConnected();
    tell({ ask: true });
  };
  presence.onOwnChange((change) => tell({ change }));
  bus.onMissed(catchUp);
  members.onDied(() => presence.keepNodes(members.alive));
  void bus.subscribed(channel).then(catchUp);
}
