import type { Problem } from './arithmetic.ts';
import type { Conversation } from './conversation.ts';
import { diagnose } from './diagnosis.ts';
import { type Equation, solvedSide } from './equation.ts';
import { nextOperation } from './equation-steps.ts';
import { type Claim, isRounding, type Line } from './lines.ts';
import { partOf } from './progress.ts';
import { quantityOf } from './quantity.ts';
import type { Rational } from './rational.ts';
import { givesResult, solves, type Task } from './task.ts';
import type { Value } from './understand.ts';
import { howToVerify } from './verification.ts';
import { arithmeticOnly, howFound, quantitySteps, rights } from './wording.ts';

/**
 * The result of checking the student's own lines. Its sentences contain only the task and what the student wrote, so they
 * give nothing away even when they name a result.
 */
export interface Check {
  readonly verdict: 'right' | 'not yet';
  /** The possible phrasings of the verdict. */
  readonly phrasings: readonly string[];
  /** The steps that follow from the check; they come before those of the task. */
  readonly steps: readonly string[];
  /** Results that the steps must not name. */
  readonly secrets: readonly Rational[];
  /** The task is solved by this message. */
  readonly solves: boolean;
}

/** Checks what the student calculated; null when the message contains nothing to check. */
export function checkOf(conversation: Conversation): Check | null {
  const { understanding, task } = conversation;
  if (understanding.kind === 'lines') return checkLines(understanding.lines, conversation);
  if (understanding.kind === 'equation')
    return conversation.opensTask ? null : checkLines([understanding], conversation);
  if (understanding.kind !== 'value' || !task || task.kind === 'topic') return null;
  const { text } = understanding;
  if (!solves(understanding, task))
    return task.kind === 'equation'
      ? notYet(substitutionHint(text, task), [task.solution])
      : checkPart(task, understanding, conversation);
  const cut = task.kind === 'arithmetic' && isRounding(task.value, text) ? ' (rounded)' : '';
  const line = `${task.kind === 'equation' ? task.variable : task.text} = ${text.replace('-', '−')}${cut}`;
  return { ...right(`${line}.`, true), steps: [`${howToVerify(task)} ${howFound}`] };
}

const right = (text: string, solved: boolean): Check => ({
  ...{ verdict: 'right', phrasings: rights.map((phrasing) => `${phrasing} ${text}`) },
  ...{ steps: [], secrets: [], solves: solved },
});

const notYet = (phrasing: string, secrets: readonly Rational[]): Check => ({
  ...{ verdict: 'not yet', phrasings: [phrasing], steps: [], secrets, solves: false },
});

function checkLines(all: readonly Line[], { understanding, task, message }: Conversation): Check | null {
  const lines = all.filter((line) => line.kind === 'claim' || isStepOf(line, task));
  if (lines.length === 0) return null;
  const wrong = lines.find((line) => !isCorrect(line, task));
  const right = lines.filter((line) => isCorrect(line, task));
  if (wrong) return checkWrong(wrong, right, task);
  const quantity = quantityOf(message);
  if (quantity !== null && lines.every(({ kind }) => kind === 'claim'))
    return onlyArithmetic(lines, quantity);
  return checkRight(lines, task, task !== null && solves(understanding, task));
}

const isStepOf = (line: Equation, task: Task | null): boolean =>
  task?.kind === 'equation' && task.variable === line.variable && task.text !== line.text;

const isCorrect = (line: Line, task: Task | null): boolean =>
  line.kind === 'claim' ? line.isCorrect : task?.kind === 'equation' && task.solution.equals(line.solution);

function checkRight(lines: readonly Line[], task: Task | null, solved: boolean): Check {
  const text = joined(lines);
  const saysTask = lines.some(
    (line) =>
      line.kind === 'equation' ||
      (task?.kind === 'arithmetic' && line.sides.some((side) => side === sideOf(task))),
  );
  if (solved && task && lines.some((line) => givesResult(line, task)) && !saysTask && task.kind !== 'topic')
    return right(`${text}, and with that you have ${task.text}.`, true);
  const isSolution = solved && task?.kind === 'equation';
  const after = isSolution ? [`${howToVerify(task)} ${howFound}`] : [];
  return { ...right(`${text}.`, solved), steps: solved ? after : stepsFrom(lines, task) };
}

/** The problem as it is written on one side of a line. */
const sideOf = ({ text }: Problem): string => (/^\S+ ÷ \S+$/.test(text) ? text.replace(' ÷ ', '/') : text);

/** The lines as the student wrote them; a line that continues the one before is joined to it as a chain. */
const joined = (lines: readonly Line[]): string =>
  lines.reduce((text, line, at) => {
    const before = lines[at - 1];
    const own = `${line.text}${line.kind === 'claim' && line.rounded ? ' (rounded)' : ''}`;
    if (before?.kind !== 'claim' || line.kind !== 'claim' || before.sides[1] !== line.sides[0])
      return at === 0 ? own : `${text} and ${own}`;
    return `${text}${own.slice(line.sides[0].length)}`;
  }, '');

/** The progress of correct lines towards the solution of an equation. */
function stepsFrom(lines: readonly Line[], task: Task | null): string[] {
  if (task?.kind !== 'equation') return [];
  const last = lines.filter((line) => line.kind === 'equation').at(-1);
  if (!last) return [`What does ${lines.at(-1)?.text} tell you about ${task.variable}?`];
  const side = solvedSide(last);
  return side === null
    ? [nextOperation(last)]
    : [`Nothing is left but to work out ${side}. Which number is ${last.variable}?`];
}

function onlyArithmetic(lines: readonly Line[], quantity: string): Check {
  const text = joined(lines);
  return {
    ...right(text, true),
    phrasings: arithmeticOnly(text, lines.length > 1),
    steps: quantitySteps(quantity),
  };
}

function checkWrong(wrong: Line, right: readonly Line[], task: Task | null): Check {
  const known = right.length > 0 ? `${joined(right)} ${right.length > 1 ? 'are' : 'is'} right. ` : '';
  const where = right.length > 0 ? `Look at ${wrong.text} again. ` : '';
  if (wrong.kind === 'claim') {
    const part = wrong.problem
      ? diagnoseClaim(wrong, wrong.problem)
      : 'The sides do not agree. Which of them do you trust more?';
    const secrets = [wrong.left, ...(wrong.problem ? [wrong.problem.value] : [])];
    return notYet(`Not yet. ${known}${where}${part}`, secrets);
  }
  const secrets = [wrong.solution, ...(task?.kind === 'equation' ? [task.solution] : [])];
  const side = solvedSide(wrong);
  if (side !== null && task?.kind === 'equation')
    return notYet(substitutionHint(side, task).replace('Not yet. ', `Not yet. ${known}`), secrets);
  return notYet(
    `Not yet. ${known}${wrong.text} does not follow. Look at whether the same was done to both sides.`,
    secrets,
  );
}

/** Diagnoses the side that is the student's result, not the problem. */
const diagnoseClaim = (claim: Claim, problem: Problem): string =>
  diagnose(problem, problem.value.equals(claim.left) ? claim.right : claim.left);

const substitutionHint = (offered: string, { variable, text }: Equation): string =>
  `Not yet. Put ${offered} in for ${variable} in ${text}. Which side comes out differently?`;

/** Checks a number that may be the result of a part of the task: of a hint's question or of a usual step. */
function checkPart(task: Problem, offered: Value, { hints }: Conversation): Check {
  const { value, text } = offered;
  const asked = partOf(task, offered, hints);
  if (asked) return right(`${asked.text} = ${text}.`, false);
  const part = hints.length > 0 ? ' If it is only a part, write the whole line with an equals sign.' : '';
  return notYet(`If that is meant as ${task.text}, not yet. ${diagnose(task, value)}${part}`, [task.value]);
}
