/**
 * A queue in which owners take turns. An owner is a path, such as school, class, student: schools take turns,
 * then the classes of a school, and so on. Somebody with a thousand waiting items delays everybody else by
 * one item at a time.
 */
export class FairQueue<Item> {
  /** The queues of the owners one level below, by name, in the order of their turns. */
  readonly #turns = new Map<string, FairQueue<Item>>();
  /** The items whose path ends at this level; they come before those of the levels below. */
  readonly #items: Item[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param path the owner of the item, for example school, class, student */
  push([name, ...rest]: readonly string[], item: Item): void {
    this.#size += 1;
    if (name === undefined) {
      this.#items.push(item);
      return;
    }
    const queue = this.#turns.get(name) ?? new FairQueue<Item>();
    this.#turns.set(name, queue);
    queue.push(rest, item);
  }

  /** Removes and returns the next item; undefined when none waits. */
  take(): Item | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const [turn] = this.#turns;
    if (this.#items.length > 0 || !turn) return this.#items.shift();
    const [name, queue] = turn;
    const item = queue.take();
    this.#turns.delete(name);
    if (queue.size > 0) this.#turns.set(name, queue);
    return item;
  }
}
