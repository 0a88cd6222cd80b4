/** Letters without accents, so that a search for Zoe finds Zoë too. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Whether a name has what was typed in it, whatever its case and its accents. */
export const isNamed = (name: string, typed: string): boolean => plain(name).includes(plain(typed));
