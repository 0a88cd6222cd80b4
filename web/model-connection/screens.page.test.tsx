import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  connectModel,
  getModelConnection,
  type ModelCheck,
  type ModelConnection,
  modelCheck,
  modelConnection,
} from '../../contract/model-connection.ts';
import { getSchool } from '../../contract/school.ts';
import { fillIn } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith } from '../../test/pages/people.ts';

/** The page on which an administrator connects the tutor's model. */

const practice: ModelConnection = { ...(emptyValue(modelConnection) as ModelConnection), source: 'practice' };
const connected: ModelConnection = {
  ...practice,
  source: 'connected',
  model: 'scripted-model',
  address: 'http://127.0.0.1:9',
  judge: null,
  judgeIsOn: true,
  guard: {
    model: 'llama-guard3',
    address: 'http://127.0.0.1:9',
    hasKey: false,
    protocol: 'llamaguard',
    chosen: null,
    probe: 'works',
  },
  speed: { answers: 3, firstWordMs: 400, tokensPerSecond: 30 },
};
const article = async (name: string) => within(await screen.findByRole('article', { name }));
const openModel = (connection: ModelConnection) => {
  server.answer(getModelConnection, { connection });
  return openPage('/school/model', ada);
};

beforeEach(() => server.answer(getSchool, { school: schoolWith({}) }));

it('the practice tutor answers, and a model cannot be reached', async () => {
  const person = await openModel(practice);
  const current = await article('Which model answers');
  expect(await current.findByText(/The practice tutor answers/)).toBeTruthy();
  keepScreen('the practice tutor answers');
  server.answer(connectModel, { connection: practice, problem: 'unreachable' });
  const form = await article('Connect a model');
  await fillIn(person, form, { Address: 'http://127.0.0.1:9', Model: 'scripted' }, 'Try and connect');
  expect(await form.findByText(/Its server could not be reached/)).toBeTruthy();
  keepScreen('a model that could not be connected');
});

it('a connected model has a speed and a price', async () => {
  const person = await openModel(connected);
  const current = await article('Which model answers');
  expect(await current.findByText(/First word after/)).toBeTruthy();
  expect(current.getByText(/called a harmful question harmful/)).toBeTruthy();
  expect(current.getByText('The same model, with instructions of its own')).toBeTruthy();
  keepScreen('a connected model');
  const cost = await article('What it costs');
  const prices = { 'A million tokens that it reads': '2', 'A million tokens that it writes': '8.5' };
  await fillIn(person, cost, prices, 'Save');
  expect(await cost.findByText('Please enter a currency such as EUR.')).toBeTruthy();
  keepScreen('a price without a currency');
});

it('a check of the model is under way', async () => {
  await openModel({ ...connected, check: { progress: { done: 12, of: 63 }, last: null } });
  expect(await (await article('Is it good enough?')).findByRole('progressbar')).toBeTruthy();
  keepScreen('a check of the model');
});

it('a check has a result', async () => {
  const last: ModelCheck = {
    ...(emptyValue(modelCheck) as ModelCheck),
    model: 'scripted-model',
    judge: null,
    guard: 'llama-guard3',
    keyModel: null,
    readers: {
      danger: { asked: 120, found: 110 },
      content: { asked: 80, found: 70 },
      ordinary: { asked: 200, found: 3 },
      unread: 1,
      milliseconds: 700,
      verdict: 'will-do',
    },
    cases: 463,
    firstWordMs: 400,
    tokensPerSecond: 30,
    studentsAtOnce: 12,
    levels: [
      { level: 'restrictive', cases: 8, stopped: 3 },
      { level: 'guided', cases: 8, stopped: 1 },
    ],
    goodReplies: 10,
    goodLost: 1,
    kept: 12,
    wroteAnswer: 4,
    delivered: 1,
    deliveredWithoutJudge: 1,
    asked: 6,
    right: 2,
    keys: { asked: 4, proposed: 3, right: 2 },
    safety: { asked: 30, noticed: 22, wrote: 2, delivered: 1 },
    verdict: 'not-understanding',
  };
  await openModel({ ...connected, check: { progress: null, last } });
  expect(await screen.findByText('The second readers will do.')).toBeTruthy();
  expect(await (await article('Is it good enough?')).findByText(/It will not do/)).toBeTruthy();
  keepScreen('the result of a check');
});
