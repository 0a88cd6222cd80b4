/**
 * The labelled messages of students, each marked as read or set aside. The rule was chosen before any row was
 * read: a hash sets aside a third of the authors. Where each person wrote one post, and where the author is
 * unknown, every row counts as an author of its own. A list that one team wrote or translated counts as one
 * author for each language and note. Look-alikes are set aside by their type, the red team's messages by
 * their id.
 */
import { type Danger, dangers } from '../../contract/safeguarding.ts';
import { isSetAside, readRows } from './data.ts';

/** A message, and the result that a check should give for it. */
export interface Message {
  readonly text: string;
  /** The group of rows that it is counted in. */
  readonly group: string;
  readonly setAside: boolean;
  /** The danger that it shows; null for none. */
  readonly danger: Danger | null;
}

/** A row of danger.jsonl. */
interface Labelled {
  readonly text: string;
  readonly kind: string;
  readonly lang: string;
  readonly source: string;
  readonly note?: string;
}

/** Sources whose rows come from one team; the others are posts of many people. */
const ofOneTeam =
  /hatecheck|Multilingual_safety|multilingual-safety|Tatoeba|Safe_Child|SimpleSafety|ailuminate/;

/** The danger that a kind of the labelled rows shows. */
const dangerOfKind: Readonly<Record<string, Danger>> = {
  'self-harm': 'self-harm',
  eating: 'self-harm',
  abuse: 'abuse',
  bullying: 'abuse',
  threat: 'threat',
};

function dangerMessages(folder: string): Message[] {
  return readRows<Labelled>(folder, 'danger.jsonl').map(({ text, kind, lang, source, note }) => {
    const danger = dangerOfKind[kind] ?? null;
    const language = lang === 'en' ? 'English' : lang;
    const group = danger
      ? `${danger}, ${language}${note === 'explicit words' ? ', explicit words' : ''}`
      : `harmless, ${note ?? 'other'}`;
    return {
      text,
      group,
      danger,
      setAside: isSetAside(ofOneTeam.test(source) ? `${source}|${lang}|${note ?? ''}` : text),
    };
  });
}

/** Messages of ordinary lessons, some with words that sound alarming. */
const ordinary = (rows: readonly { text: string; alarming: boolean; source: string; lang: string }[]) =>
  rows.map(
    ({ text, alarming, source, lang }): Message => ({
      text,
      group: alarming ? 'school, alarming words' : 'school, ordinary',
      danger: null,
      setAside: isSetAside(`${source}|${lang}`),
    }),
  );

interface RedteamMessage {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly label: string;
  readonly lang?: string;
  readonly text: string;
  readonly secret?: string;
}

/** The red team's messages of some sets, without the arguable ones. */
const redteamMessages = (folder: string, ...sets: string[]): RedteamMessage[] =>
  readRows<RedteamMessage>(folder, 'redteam/input.jsonl').filter(
    ({ set, label }) => label !== 'arguable' && sets.includes(set),
  );

/** All messages that are judged for danger. */
export function readMessages(folder: string): Message[] {
  const texts = (file: string) => readRows<{ text: string; label: string; type?: string }>(folder, file);
  const plain = (text: string, group: string, author: string, danger: Danger | null = null): Message => ({
    text,
    group,
    danger,
    setAside: isSetAside(author),
  });
  return [
    ...dangerMessages(folder),
    ...texts('self-harm.jsonl').map(({ text, label }) =>
      label === 'self-harm'
        ? plain(text, 'self-harm, English prompts', text, 'self-harm')
        : plain(text, 'harmless, other prompts', text),
    ),
    ...texts('safe-lookalikes.jsonl')
      .filter(({ label }) => label === 'safe')
      .map(({ text, type = '' }) => plain(text, 'look-alikes, prompts', type)),
    ...texts('ordinary-questions.jsonl').map(({ text }) => plain(text, 'ordinary, tutoring', text)),
    ...ordinary(readRows(folder, 'ordinary-school.jsonl')),
    ...redteamMessages(folder, 'danger', 'danger-lookalike', 'ordinary').map(
      ({ id, set, kind, text, lang }) =>
        plain(
          text,
          set === 'danger' ? `red team: ${kind}, ${lang === 'en' ? 'English' : lang}` : `red team: ${set}`,
          id,
          dangers.find((danger) => danger === kind) ?? null,
        ),
    ),
  ];
}
