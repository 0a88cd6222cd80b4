/** What the earlier answers of a conversation disclosed (guidelines, part 7): parts that together are the answer. */
export interface Ledger {
  /** Parts of the key (values, digits, list items, lines) that were disclosed before, as detectors name them. */
  readonly disclosed: readonly string[];
}
