import type { monitorEvents } from '../../contract/monitor.ts';
import type { EventOf } from '../api/events.ts';

type MonitorEvent = EventOf<typeof monitorEvents>;

/** So many answers grow in one render: four tiles are drawn within a frame on a slow laptop, and forty are not. */
const growingAtOnce = 4;

/**
 * The events that wait for the next render. All of them are rendered then, except that of many growing answers four grow in each
 * render, in turn: nobody reads forty lines at once. An answer that has ended needs its pieces no more, so no more wait than
 * the answers under way have.
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
