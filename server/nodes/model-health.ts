import { Watched } from '../watched.ts';
import type { SeveralNodes } from './nodes.ts';

type Message = { readonly node: string } & ({ readonly isDown: boolean } | { readonly ask: true });

const channel = 'model-health';

/**
 * Whether the model answers nobody at present: all its servers have failed several times in a row, here or at another node. Each
 * node learns it from its own calls and tells the others; a node that starts, or comes back to the bus, asks.
 */
export class ModelHealth {
  #isDownHere = false;
  readonly #downElsewhere = new Set<string>();
  readonly #isDown = new Watched(false);

  constructor(private readonly nodes?: SeveralNodes) {
    if (nodes) this.#share(nodes);
  }

  get isDown(): boolean {
    return this.#isDown.value;
  }

  /** Calls the listener after each change. @returns a function that ends this */
  onChange(listener: () => void): () => void {
    return this.#isDown.subscribe(listener);
  }

  /** Says what the calls of this node have shown. */
  setHere(isDown: boolean): void {
    if (isDown === this.#isDownHere) return;
    this.#change(() => {
      this.#isDownHere = isDown;
    });
    this.#tell({ isDown });
  }

  #change(change: () => void): void {
    change();
    const isDown = this.#isDownHere || this.#downElsewhere.size > 0;
    if (isDown !== this.isDown) this.#isDown.set(isDown);
  }

  #tell(message: { isDown: boolean } | { ask: true }): void {
    this.nodes?.bus.publishElsewhere(channel, { node: this.nodes.members.id, ...message });
  }

  #share({ bus, members }: SeveralNodes): void {
    bus.subscribe<Message>(channel, (message) => {
      if ('ask' in message) {
        if (this.#isDownHere) this.#tell({ isDown: true });
      } else
        this.#change(() => {
          if (message.isDown) this.#downElsewhere.add(message.node);
          else this.#downElsewhere.delete(message.node);
        });
    });
    // Messages were lost, so what the other nodes said before may no longer hold.
    const askAgain = () => {
      this.#change(() => this.#downElsewhere.clear());
      this.#tell({ isDown: this.#isDownHere });
      this.#tell({ ask: true });
    };
    bus.onMissed(askAgain);
    members.onDied(() =>
      this.#change(() => {
        for (const node of this.#downElsewhere)
          if (!members.alive.includes(node)) this.#downElsewhere.delete(node);
      }),
    );
    void bus.subscribed(channel).then(askAgain);
  }
}
