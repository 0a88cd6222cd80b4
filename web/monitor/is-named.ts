/** Letters without accents, so that a search for Zoe finds Zoë too. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Whether a name contains the typed text, ignoring case and accents. */
export const isNamed = (name: string, typed: string): boolean => plain(name).includes(plain(typed));
