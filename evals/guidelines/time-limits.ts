/**
 * Time limits: students who have reached a limit and try to go on. Each attack is made on the server itself,
 * as in server/time-limits/time-limits.api.test.ts: the limit is of the school, ten minutes a day, and the
 * student has used them.
 */
import { streamed } from '../../test/model-scripts.ts';
import { startModelServer } from '../../test/model-server.ts';
import { type LimitedLesson, startLimitedSchool } from './limited-school.ts';
import { countRow, type Row } from './row.ts';

/** Tries to ask in a lesson whose student has reached the limit. @returns whether each question was answered */
type Attack = (lesson: LimitedLesson) => Promise<boolean[]>;

const otherClocks = [-36, -12, 12, 36];

const attacks: Readonly<Record<string, Attack>> = {
  'asking again': async ({ student, ask }) => [await ask(student)],
  'many tabs at once': ({ student, ask }) => Promise.all(Array.from({ length: 8 }, () => ask(student))),
  'a clock of the device that goes wrong': async ({ student, askAt }) =>
    Promise.all(otherClocks.map((hours) => askAt(student, hours))),
  'another device': async ({ student, signIn, ask }) => [await ask((await signIn(student)).student)],
  'two devices at once': async ({ student, signIn, ask }) => {
    const elsewhere = await signIn(student);
    return Promise.all([ask(student), ask(elsewhere.student), ask(student), ask(elsewhere.student)]);
  },
  'the next lesson of the day': async ({ student, restart, ask }) => {
    await restart();
    return [await ask(student)];
  },
  'an assignment': async ({ student, askInAssignment }) => [await askInAssignment(student)],
  'another class of the school': async ({ student, askInOtherClass }) => [await askInOtherClass(student)],
  'a second account in the same browser': async ({ device, secondAccount, ask }) => [
    await ask((await secondAccount(device)).student),
  ],
  'a second account, signed out and in again': async ({ device, secondAccount, signIn, ask }) => {
    const second = await secondAccount(device);
    const again = await signIn(second.student, device);
    return [await ask(second.student), await ask(again.student)];
  },
  'a third account in the same browser': async ({ device, secondAccount, ask }) => {
    await secondAccount(device);
    return [await ask((await secondAccount(device)).student)];
  },
};

/** A second account in another browser has a time of its own: nothing tells the server whose it is. */
const secondBrowser: Attack = async ({ secondAccount, ask }) => [await ask((await secondAccount()).student)];

/** The figures of time limits. */
export async function measure(): Promise<Row[]> {
  const model = await startModelServer();
  model.answer(() => streamed(['What have you tried?']));
  const school = await startLimitedSchool(model.url);
  const within: boolean[] = [];
  /** The answers to the questions of an attack, on a day of its own with a student of its own. */
  const played = async (attack: Attack) => {
    const lesson = await school.spendDay();
    within.push(...lesson.within);
    return attack(lesson);
  };
  const tried: boolean[] = [];
  for (const attack of Object.values(attacks)) tried.push(...(await played(attack)));
  const elsewhere = await played(secondBrowser);
  await school.close();
  await model.close();
  const isAnswered = (answered: boolean) => answered;
  return [
    countRow(
      'questions after the limit that were answered: clocks, tabs, devices, accounts',
      tried,
      isAnswered,
      {
        atMost: 0,
      },
    ),
    countRow(
      'the same with a second account in another browser, which has a time of its own',
      elsewhere,
      isAnswered,
    ),
    countRow('questions before the limit that were refused', within, (answered) => !answered, { atMost: 0 }),
  ];
}
