import { productName } from '../../contract/constants.ts';
import type { Profile } from '../../contract/identity.ts';
import type { School } from './store.ts';

/** The person whose password it will be. */
export type PasswordOwner = Pick<
  Profile,
  'role' | 'email' | 'username' | 'firstName' | 'lastName' | 'fullName' | 'sessionId'
>;

/** A word without its case and spaces, which do not count. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Names that many people share. With a few digits after them, they are what a stranger tries first. */
const sharedNames = (school: School | undefined): string[] => [
  productName,
  // A school from the settings is named after its code. A code can be any word, and many good passwords begin
  // with a word. So such a name is refused only as a whole, by `knownWords`.
  ...(school && plain(school.name) !== plain(school.code) ? [school.name] : []),
];

/** Words that everybody who knows the person or the school also knows. */
const knownWords = (owner: PasswordOwner | undefined, school: School | undefined): string[] =>
  [
    owner?.email,
    owner?.email.split('@')[0],
    owner?.username,
    owner?.firstName,
    owner?.lastName,
    owner?.fullName,
    owner?.sessionId,
    school?.code,
  ].filter((word) => word != null);

/**
 * Whether a new password is nothing but a word of its context (docs/security.md lists them): the name of the
 * product or of the school, with or without digits or punctuation after it; the person's own name, user name,
 * email address or its first part; the code of the school, or that of the session the person registered with.
 * Case and spaces do not count.
 */
export function isContextWord(password: string, owner?: PasswordOwner, school?: School): boolean {
  const typed = plain(password);
  const equals = (word: string) => plain(word) === typed;
  const isNameWithSuffix = (name: string) =>
    plain(name) !== '' &&
    typed.startsWith(plain(name)) &&
    /^[\p{N}\p{P}\p{S}]*$/u.test(typed.slice(plain(name).length));
  return sharedNames(school).some(isNameWithSuffix) || knownWords(owner, school).some(equals);
}
