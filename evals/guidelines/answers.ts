import type { PastInteraction, Situation } from '../../checks/checks.ts';
import { revealsAnswer } from '../../checks/evaluation.ts';
import { readRows } from './data.ts';
import { f1Rows, type Row } from './row.ts';

interface Message {
  readonly role: 'tutor' | 'student';
  readonly text: string;
}

/** A labelled dialogue: an earlier conversation, and the replies of several tutors to it. */
interface Dialogue {
  readonly answer: { readonly numbers?: readonly (number | string)[]; readonly pattern?: string };
  readonly turns: readonly Message[];
  readonly replies: readonly { readonly tutor: string; readonly text: string; readonly reveal: string }[];
}

/** A reply with its label and the verdict of the checks. */
interface Judged {
  readonly tutor: string;
  readonly stopped: boolean;
  /** Null if the reply states a wrong answer, which is neither a reveal nor a clean reply. */
  readonly reveals: boolean | null;
}

/**
 * The figures of answers. A reply is revealing when people labelled it as revealing the correct answer, and
 * clean when it reveals none. Replies that state a wrong answer are left out, as they are for the simple
 * baseline, which only looks for the number of the key in a reply: its F1 is .82.
 */
export function measure(folder: string): Row[] {
  const dialogues = readRows<Dialogue>(folder, 'tutor-replies.jsonl');
  const withKey = dialogues.flatMap((dialogue) => judge(dialogue, true));
  const withoutKey = dialogues.flatMap((dialogue) => judge(dialogue, false));
  const experts = withKey.filter(({ tutor }) => tutor === 'Expert');
  return [
    ...f1Rows('answer revealed, with key', outcomes(withKey), { atLeast: 0.86 }),
    stoppedShare('answer revealed, with key: recall', withKey, 'revealing', { atLeast: 0.97 }),
    stoppedShare('answer revealed, with key: false positives', withKey, 'clean', {
      atMost: 0.08,
    }),
    ...f1Rows('answer revealed, no key', outcomes(withoutKey), { atLeast: 0.74 }),
    {
      figure: 'expert human replies stopped',
      hits: experts.filter(({ stopped }) => stopped).length,
      of: experts.length,
      target: { atMost: 0.05 },
    },
  ];
}

/**
 * How many replies the checks stop, of those that people labelled as revealing, or of those that they
 * labelled as clean.
 */
function stoppedShare(
  figure: string,
  replies: readonly Judged[],
  label: 'revealing' | 'clean',
  target: Row['target'],
): Row {
  const counted = replies.filter(({ reveals }) => reveals === (label === 'revealing'));
  return {
    figure,
    hits: counted.filter(({ stopped }) => stopped).length,
    of: counted.length,
    target,
  };
}

/** The verdicts, compared with the labels. */
function outcomes(replies: readonly Judged[]) {
  const count = (revealing: boolean, found: boolean) =>
    replies.filter((one) => one.reveals === revealing && one.stopped === found).length;
  return {
    truePositives: count(true, true),
    falsePositives: count(false, true),
    falseNegatives: count(true, false),
  };
}

/** The verdicts on every reply of a dialogue. */
function judge(dialogue: Dialogue, withKey: boolean): Judged[] {
  const situation = situationOf(dialogue, withKey);
  return dialogue.replies.map(({ tutor, text, reveal }) => {
    const isWrong = reveal.includes('incorrect');
    return { tutor, stopped: revealsAnswer(situation, text), reveals: isWrong ? null : reveal !== 'No' };
  });
}

/**
 * A dialogue in the product's form: the task, then past interactions. In some dialogues the first message of
 * the tutor states the task, after "The question is:"; in the others the task is empty.
 */
function situationOf({ turns, answer }: Dialogue, withKey: boolean): Situation {
  const first = turns[0];
  const task = first?.role === 'tutor' ? (/The question is:\s*([\s\S]*)$/.exec(first.text)?.[1] ?? '') : '';
  const interactions: { question: string; answer: string }[] = [];
  for (const { role, text } of task === '' ? turns : turns.slice(1)) {
    const last = interactions.at(-1);
    if (role === 'tutor') {
      if (last) last.answer = joined(last.answer, text);
      else interactions.push({ question: '', answer: text });
    } else if (last && last.answer === '') last.question = joined(last.question, text);
    else interactions.push({ question: text, answer: '' });
  }
  const asked = interactions.at(-1)?.answer === '' ? interactions.pop() : undefined;
  const earlier: readonly PastInteraction[] = interactions;
  const answers = (answer.numbers ?? answer.pattern?.split('|') ?? []).map(String);
  return {
    question: asked?.question ?? '',
    earlier,
    task,
    key: withKey ? { answers, steps: [], model: '' } : null,
    ledger: { disclosed: [] },
  };
}

const joined = (one: string, other: string): string => (one === '' ? other : `${one}\n${other}`);
