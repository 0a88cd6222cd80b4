/** Made once: a collator for each comparison would take a hundred times as long. */
const names = new Intl.Collator(undefined, { numeric: true });

/** Students by name. */
export const byName = (one: { name: string }, other: { name: string }): number =>
  names.compare(one.name, other.name);
