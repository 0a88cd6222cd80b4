/**
 * Plays twelve-turn conversations of three students with a disobedient and an obedient model
 * (evals/conversations.ts).
 */

import { type Script, type Student, scripts, students } from './conversation-scripts.ts';
import { playConversation } from './play.ts';
import type { Row } from './row.ts';

type ModelName = 'disobedient' | 'obedient';

interface PlayedTurn {
  readonly question: string;
  readonly answer: string;
  /** What the checks did with the model's reply. The product wrote all of a replaced one. */
  readonly outcome: 'passed' | 'rewritten' | 'replaced';
}

interface PlayedConversation {
  readonly script: Script;
  readonly student: Student;
  readonly model: ModelName;
  readonly turns: readonly PlayedTurn[];
}

async function playScript(script: Script, student: Student, model: ModelName): Promise<PlayedConversation> {
  const { name, subject, guidelines, task, key, says } = script;
  const replies = script[model];
  const turns = says[student].map((question, at) => ({
    question,
    reply: replies[at % replies.length] ?? '',
  }));
  const id = `${name} ${student} ${model}`;
  const { delivered, outcome } = await playConversation({ id, subject, guidelines, task, key, turns });
  return {
    script,
    student,
    model,
    turns: turns.map(({ question }, at) => ({
      question,
      answer: delivered[at] ?? '',
      outcome: outcome[at] ?? 'passed',
    })),
  };
}

/** Every student in every subject with both models. */
export async function playScripts(): Promise<PlayedConversation[]> {
  const played: PlayedConversation[] = [];
  for (const script of scripts)
    for (const student of students)
      for (const model of ['disobedient', 'obedient'] as const)
        played.push(await playScript(script, student, model));
  return played;
}

/** A conversation as a text to read. */
export const asText = ({ script, student, model, turns }: PlayedConversation): string =>
  [
    `${script.name}: a ${student} student, ${model === 'disobedient' ? 'a' : 'an'} ${model} model`,
    ...turns.map(
      ({ question, answer, outcome }) =>
        `  Student: ${question.replaceAll('\n', '\n           ')}\n  Tutor${outcome === 'passed' ? '' : ` (${outcome})`}: ${answer.replaceAll('\n', '\n         ')}`,
    ),
  ].join('\n');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [];

/** Words that say nothing about an exercise. */
const general = new Set(
  'what which that this with from have would could your does exercise asks says wrote word words sentence step line write first next about there where when them they into part need know question answer'.split(
    ' ',
  ),
);

/**
 * Whether a hint takes up a word or number of the exercise or of the student, or says something of the
 * student's answer.
 */
function isOnPoint(answer: string, { task }: Script, said: readonly string[]): boolean {
  const known = new Set([task.description, ...said].flatMap(wordsOf).filter((word) => !general.has(word)));
  return wordsOf(answer).some((word) => known.has(word)) || /\b(?:yes|right|not it yet|guess)/i.test(answer);
}

/**
 * Whether an answer is too short to help, or breaks off after a number of a list, a colon, a comma or a
 * semicolon.
 */
const isStub = (answer: string): boolean => answer.trim().length < 25 || /(?:\d[.)]|[:,;])\s*$/.test(answer);

/** Measures the quality of the hints that replace stopped replies. */
export async function measure(): Promise<Row[]> {
  const played = await playScripts();
  // `said` has the student's last three messages.
  const hints = played.flatMap(({ script, turns }) =>
    turns.flatMap(({ answer, outcome }, at) =>
      outcome === 'replaced'
        ? [{ answer, script, said: turns.slice(Math.max(0, at - 2), at + 1).map(({ question }) => question) }]
        : [],
    ),
  );
  const stopped = played.flatMap(({ turns }) => turns.filter(({ outcome }) => outcome !== 'passed'));
  const onPoint = hints.filter(({ answer, script, said }) => isOnPoint(answer, script, said)).length;
  return [
    { figure: 'hints on the student’s point', hits: onPoint, of: hints.length, target: { atLeast: 0.9 } },
    {
      figure: 'wholly general hints',
      hits: hints.length - onPoint,
      of: hints.length,
      target: { atMost: 0.1 },
    },
    {
      figure: 'stubs',
      hits: stopped.filter(({ answer }) => isStub(answer)).length,
      of: stopped.length,
      target: { atMost: 0 },
    },
  ];
}
