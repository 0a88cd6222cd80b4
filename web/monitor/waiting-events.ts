import type { EventOf } from '../../contract/endpoint.ts';
import type { monitorEvents } from '../../contract/monitor.ts';

type MonitorEvent = EventOf<typeof monitorEvents>;

/** How many answers grow in one render. A slow laptop draws four tiles within a frame, but not forty. */
const growingAtOnce = 4;

/**
 * The events that wait for the next render. A render shows all of them, except that only four answers grow in
 * it, and all answers take turns: nobody reads forty lines at once. The pieces of an answer are dropped when
 * the answer has ended, so only pieces of answers under way can wait.
 */
export class WaitingEvents {
  #events: MonitorEvent[] = [];
  /** The pieces of each answer by its interaction, the one that has waited longest first. */
  readonly #pieces = new Map<string, MonitorEvent[]>();

  get isEmpty(): boolean {
    return this.#events.length === 0 && this.#pieces.size === 0;
  }

  add(event: MonitorEvent): void {
    if (event.event === 'delta') {
      const { interactionId } = event.data;
      const pieces = this.#pieces.get(interactionId);
      if (pieces === undefined) this.#pieces.set(interactionId, [event]);
      else pieces.push(event);
      return;
    }
    if (event.event === 'answer') this.#pieces.delete(event.data.interaction.id);
    if (event.event === 'snapshot') this.#pieces.clear();
    this.#events.push(event);
  }

  /** Removes what the next render shows, and returns it in the order in which to apply it. */
  take(): MonitorEvent[] {
    const growing = [...this.#pieces].slice(0, growingAtOnce);
    for (const [interactionId] of growing) this.#pieces.delete(interactionId);
    const taken = [...this.#events, ...growing.flatMap(([, pieces]) => pieces)];
    this.#events = [];
    return taken;
  }
}
