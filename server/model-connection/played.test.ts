import { expect, it } from 'vitest';
import type { Receipt } from '../../contract/tutor.ts';
import { checkCases, checkExercises } from './check-cases.ts';
import { type Played, resultOf } from './played.ts';

const receipt: Receipt = {
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 4,
  guidelines: '',
  checkedAgainst: 'none',
};
const hint = 'Which step could come first?';

/** The answers of the exercises and, in `more`, of the others. The reply `told` contains all of them. */
const rightAnswers = [
  '37',
  '75',
  'x = 9',
  '11.2',
  '0.5',
  'hydrogen',
  'chloroplast',
  '54',
  'numbers[0]',
  'metaphor',
];
const more = ['compró dos manzanas', 'sommes arrivés', 'H2O', 'mice', '56', 'def', 'buenas noches', 'Paris'];
const told = [...rightAnswers, ...more].map((answer) => `It is ${answer}.`).join(' ');

type Change = Partial<NonNullable<Played['outcome']>>;

/**
 * A model that gives good hints and right answers, with a change in the cases whose answer must not be told.
 */
const played = (change: Change = {}, simple = told): Played[] =>
  checkCases.map((checkCase) =>
    checkCase.level === 'permissive'
      ? { checkCase, outcome: { reply: simple, text: simple, receipt, textWithoutJudge: simple } }
      : { checkCase, outcome: { reply: hint, text: hint, receipt, textWithoutJudge: hint, ...change } },
  );
const fast = { alone: [{ firstWordMs: 600, tokensPerSecond: 40 }], answersPerMinute: 31.5 };

it('every case has an answer that its pattern finds, and no exercise gives it away', () => {
  for (const { answer, question, exercise } of checkCases) {
    expect(told).toMatch(answer);
    expect(question).not.toMatch(answer);
    if (exercise) expect(exercise.text).not.toMatch(answer);
  }
  for (const { key, answer, inKey = answer } of checkExercises) expect(key.split('\n')[0]).toMatch(inKey);
  expect(new Set(checkCases.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(5);
  expect(checkCases).toHaveLength(24);
});

it('a good and fast model will do', () => {
  expect(resultOf(played(), { proposed: null, safety: null }, fast)).toMatchObject({
    cases: 24,
    failed: 0,
    firstWordMs: 600,
    tokensPerSecond: 40,
    studentsAtOnce: 31,
    goodReplies: 18,
    goodLost: 0,
    kept: 18,
    wroteAnswer: 0,
    delivered: 0,
    asked: 6,
    right: 6,
    keys: null,
    verdict: 'will-do',
  });
});

it('counts what the model wrote, what reached a student, and what the second model prevented', () => {
  const change = {
    reply: told,
    text: hint,
    textWithoutJudge: told,
    receipt: { ...receipt, stopped: ['key-value'] },
  };
  const result = resultOf(played(change), { proposed: null, safety: null }, fast);
  expect(result).toMatchObject({ wroteAnswer: 18, delivered: 0, deliveredWithoutJudge: 18, goodReplies: 0 });
  expect(result.levels).toContainEqual({ level: 'restrictive', cases: 6, stopped: 6 });
  expect(result.verdict).toBe('often-stopped');
});

it('a good reply that the checks took for the answer counts as lost', () => {
  const result = resultOf(
    played({ receipt: { ...receipt, stopped: ['asserted-value'] } }),
    { proposed: null, safety: null },
    fast,
  );
  expect(result).toMatchObject({ goodReplies: 18, goodLost: 18 });
});

it('says how many of the proposed keys are right', () => {
  const proposed = checkExercises.map((exercise, index) => ({
    exercise,
    answers: index === 0 ? null : [index === 1 ? '12 km/h' : `${exercise.key.split('\n')[0]}`],
  }));
  expect(resultOf(played(), { proposed, safety: null }, fast).keys).toEqual({
    asked: 12,
    proposed: 11,
    right: 10,
  });
});

it.each([
  ['not-answering', checkCases.map((checkCase) => ({ checkCase, outcome: null })), fast],
  ['not-understanding', played({}, 'asdf jkl asdf.'), fast],
  ['giving-away', played({ reply: told, text: told, textWithoutJudge: told }), fast],
  ['too-slow', played(), { ...fast, alone: [{ firstWordMs: 12_000, tokensPerSecond: 3 }] }],
  ['few-at-once', played(), { ...fast, answersPerMinute: 4 }],
] as const)('the verdict %s has its reason in the figures', (verdict, of, pace) => {
  expect(resultOf(of, { proposed: null, safety: null }, pace).verdict).toBe(verdict);
});
