import * as checks from '../../checks/checks.ts';
import { limits } from '../../contract/constants.ts';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';

/** A part of the product that reads a text of a student, a teacher or a model. */
export interface Reader {
  readonly name: string;
  /** What kind of text it reads, which decides how long the text can be. */
  readonly of: 'question' | 'task' | 'key' | 'reply';
  readonly read: (text: string) => unknown;
}

/** A key with something for every kind of answer. */
const { key } = checks.readAnswerKey({
  answers: '84\n84 m^2\n840000 cm^2\nParis\nx = 4',
  steps: '19\n38',
  model:
    'The garden is long and wide, so its area is the product of both sides, and for i in range(10): print(i) says it ten times.',
});

/** A request in which every family has something to check: numbers, a foreign language, a quotation, a program. */
const request = {
  question: 'I got 19 for this, is that right? My code is for i in range(10): print(i)',
  earlier: [{ question: 'What is 12 + 7?', answer: 'What is the capital called? Try it: 12 + 7.' }],
  task:
    'A garden is 12 m long and 7 m wide. How large is its area? «Le jardin de ma grande tante est plus beau que ' +
    'la maison.» Translate the sentence, and quote the poet: “the woods are lovely, dark and deep, but I have ' +
    'promises to keep, and miles to go before I sleep”.',
  key: null,
  disclosed: ['above 30'],
};

const families = Object.keys(guidelineFamilies) as GuidelineFamily[];
const atLevel = (family: GuidelineFamily, level: string) =>
  ({ directness: 'permissive', [family]: level }) as unknown as AiGuidelines;

/** Every family at its strictest level. */
const strictest = Object.fromEntries(
  families.map((family) => [family, guidelineFamilies[family].levels[0].id]),
) as unknown as AiGuidelines;

/** The length of the pieces in which a model streams, in characters. */
const pieceLength = 5;

/** Takes a reply through the checks, twice if the first attempt is stopped, and to its hint and its receipt. */
function play(reply: string, part: Partial<checks.ReplyRequest>): checks.ClosedReply {
  const id = 'hostile';
  checks.openReply(id, { ...request, guidelines: strictest, attemptFirst: true, ...part });
  checks.exerciseOf(id);
  for (const attempt of [1, 2]) {
    for (let at = 0; at < reply.length; at += pieceLength)
      if (checks.pushPiece(id, reply.slice(at, at + pieceLength)).state !== null) break;
    checks.doubtOfSegment(id, reply);
    if (checks.endAttempt(id).state === 'whole') break;
    if (attempt === 1) checks.reopenReply(id);
  }
  checks.addHint(id);
  return checks.closeReply(id);
}

const ordinary = 'Is 1 + 1 = 2? ';

/** A reply at every level of a family: what a strict level stops at once, a looser one may read to its end. */
const playAtLevels = (family: GuidelineFamily, reply: string, part: Partial<checks.ReplyRequest>): void => {
  for (const { id } of guidelineFamilies[family].levels)
    play(reply, { ...part, guidelines: atLevel(family, id) });
};

const questionReaders: readonly Reader['read'][] = [
  (text) => checks.detectDanger(text, [{ question: text }]),
  (text) => checks.findContent(text),
  checks.findSigns,
  (text) => checks.doubtOf(text, [{ question: text }]),
  (text) => checks.findAttempts(text, [{ question: text }]),
  (text) => checks.isOffloading(text, [{ question: text }], text),
  checks.maskPersonalData,
];

/** The texts that the checks read, each where a person or a model can write it. */
export const checksReaders: readonly Reader[] = [
  ...questionReaders.map(
    (read, at): Reader => ({
      name: ['danger', 'content', 'signs', 'doubt', 'attempts', 'offloading', 'personal data'][at] ?? '',
      of: 'question',
      read,
    }),
  ),
  { name: 'a question', of: 'question', read: (text) => play(ordinary, { question: text }) },
  {
    name: 'an only question',
    of: 'question',
    read: (text) => play(ordinary, { question: text, task: '', earlier: [] }),
  },
  {
    name: 'an earlier question',
    of: 'question',
    read: (text) => play(ordinary, { earlier: [{ question: text, answer: 'Go on?' }] }),
  },
  { name: 'a task', of: 'task', read: (text) => play(ordinary, { task: text }) },
  {
    name: 'a key',
    of: 'key',
    read: (text) =>
      play(ordinary, { key: checks.readAnswerKey({ answers: text, steps: text, model: text }).key }),
  },
  {
    name: 'a proposed key',
    of: 'reply',
    read: (text) => {
      const said = JSON.stringify({ answers: text.split(' ') });
      checks.readProposedKey(text.slice(0, limits.questionMaximum), said);
      checks.readKeyProposal(text.slice(0, limits.descriptionMaximum), said);
    },
  },
  {
    name: 'an earlier answer',
    of: 'reply',
    read: (text) => play(ordinary, { earlier: [{ question: 'What is 6 * 7?', answer: text }] }),
  },
  ...families.map(
    (family): Reader => ({
      name: `a reply, ${family}`,
      of: 'reply',
      read: (text) => playAtLevels(family, text, { key }),
    }),
  ),
  {
    name: 'a reply, directness without a key',
    of: 'reply',
    read: (text) => playAtLevels('directness', text, {}),
  },
  {
    name: 'a reply that repeats question, task and key',
    of: 'reply',
    read: (text) => {
      const question = text.slice(0, limits.questionMaximum);
      const own = checks.readAnswerKey({ answers: text.slice(0, 2_000), steps: '', model: question }).key;
      const task = text.slice(0, limits.descriptionMaximum);
      play(text, { question, task, key: own, earlier: [{ question, answer: text }] });
    },
  },
  {
    name: 'a reply after one that disclosed as much',
    of: 'reply',
    read: (text) => play(text, { key, disclosed: play(text, { key }).disclosed }),
  },
];
