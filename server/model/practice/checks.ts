import { type Claim, type Problem, problemOf } from './arithmetic.ts';
import { piecesOf } from './arithmetic-steps.ts';
import { type Conversation, solves } from './conversation.ts';
import { diagnose } from './diagnosis.ts';
import { type Equation, isSolved } from './equation.ts';
import { plainNotation } from './notation.ts';
import type { Rational } from './rational.ts';
import { rights } from './wording.ts';

/** What a check of the student's own line found. */
export interface Check {
  readonly verdict: 'right' | 'not yet';
  /** The verdict in words; for a right line the ways to word it. */
  readonly sayings: readonly string[];
  /** Results that the reply must still not name. */
  readonly secrets: readonly Rational[];
  /** The task is solved by this line. */
  readonly solves: boolean;
  /** The equation to go on from, when the line is a right step of one. */
  readonly from?: Equation;
}

/** Checks what the student calculated, or null where the message holds nothing to check. */
export function checkOf(conversation: Conversation): Check | null {
  const { understanding, task } = conversation;
  if (understanding.kind === 'claims') return checkClaims(understanding.claims, conversation);
  if (!task) return null;
  const done = solves(understanding, task);
  if (understanding.kind === 'value') {
    if (task.kind === 'arithmetic')
      return checkValue(task, understanding.value, understanding.text, conversation);
    return task.kind === 'equation' ? checkSolution(task, understanding.value, done) : null;
  }
  if (understanding.kind !== 'equation' || task.kind !== 'equation' || conversation.opensTask) return null;
  if (understanding.text === task.text) return null;
  if (isSolved(understanding)) return checkSolution(task, understanding.solution, done);
  return understanding.solution.equals(task.solution)
    ? { ...right(understanding.text, false), from: understanding }
    : notYet(
        `Not yet. ${understanding.text} does not follow. Look at whether the same was done to both sides.`,
        [task.solution, understanding.solution],
      );
}

const right = (text: string, solved: boolean): Check => ({
  verdict: 'right',
  sayings: rights.map((saying) => `${saying} ${text}.`),
  secrets: [],
  solves: solved,
});

const notYet = (saying: string, secrets: readonly Rational[]): Check => ({
  verdict: 'not yet',
  sayings: [saying],
  secrets,
  solves: false,
});

function checkClaims(claims: readonly Claim[], { understanding, task }: Conversation): Check {
  const wrong = claims.find(({ holds }) => !holds);
  if (wrong) {
    const where = claims.length > 1 ? `Look at ${wrong.text} again. ` : '';
    const part = wrong.problem
      ? diagnoseClaim(wrong, wrong.problem)
      : 'The sides do not agree. Which of them do you trust more?';
    return notYet(`Not yet. ${where}${part}`, [wrong.left, ...(wrong.problem ? [wrong.problem.value] : [])]);
  }
  const text = claims.map((claim) => `${claim.text}${claim.rounded ? ' (rounded)' : ''}`).join(' and ');
  return right(text, task !== null && solves(understanding, task));
}

/** The offered result is the side that is not the problem. */
const diagnoseClaim = (claim: Claim, problem: Problem): string =>
  diagnose(problem, problem.value.equals(claim.left) ? claim.right : claim.left);

function checkValue(task: Problem, value: Rational, text: string, { said }: Conversation): Check {
  if (value.equals(task.value)) return right(`${task.text} = ${text}`, true);
  // The number may answer a question of the tutor, or be a usual step: only a part of the task.
  const parts = [...said.flatMap(partsIn), ...piecesOf(task).flatMap(partsIn)];
  const asked = parts.find((piece) => piece.value.equals(value));
  if (asked) return right(`${asked.text} = ${text}`, false);
  const part = parts.length > 0 ? ' If it is only a part, write the whole line with an equals sign.' : '';
  return notYet(`If that is meant as ${task.text}, not yet. ${diagnose(task, value)}${part}`, [task.value]);
}

const partsIn = (said: string): Problem[] =>
  (plainNotation(said).match(/\d[\d.]*\s*[-+*/]\s*\d[\d.]*/g) ?? []).flatMap((part) => problemOf(part) ?? []);

function checkSolution(task: Equation, offered: Rational, done: boolean): Check {
  const line = `${task.variable} = ${offered.toFraction()}`;
  if (done) return right(line, true);
  return notYet(
    `Not yet. Put ${offered.toFraction()} in for ${task.variable} in ${task.text}. Which side comes out differently?`,
    [task.solution],
  );
}
