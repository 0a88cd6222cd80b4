import { expect } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type ErrorCode, errors } from '../contract/errors.ts';
import { call, openEvents, type Sent } from './client.ts';
import { counts } from './endurance/counts.ts';
import { startApp, type TestApp, type TestParts } from './harness.ts';
import { startLesson, succeeded } from './people.ts';
import { startScriptedModel } from './scripted-model.ts';

/**
 * A lesson under way, and calls to every endpoint of the contract. A call is valid except for what a test
 * replaces.
 */

export let app: TestApp;
export let lesson: Awaited<ReturnType<typeof startLesson>>;
let interactionId: string;

/** Starts one server for all tests of a file. @returns the function that closes it */
export async function startSharedApp(): Promise<() => Promise<void>> {
  const ends: (() => void | Promise<void>)[] = [];
  const atEnd: NonNullable<TestParts['atEnd']> = (end) => ends.unshift(end);
  const modelServer = await startScriptedModel(atEnd);
  app = await startApp({ modelUrl: modelServer.url, limitsScale: 10_000, atEnd });
  return async () => {
    for (const end of ends) await end();
  };
}

/**
 * Starts a lesson on the shared server for one group of tests, so that no group finds what another has
 * changed.
 */
export async function startOwnLesson(): Promise<void> {
  lesson = await startLesson(app);
  interactionId = succeeded(await lesson.student.ask(lesson.session.id, 'What is 1 + 1?')).interaction.id;
}

export const everyEndpoint = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint }));

/** The valid body of a call, field by field as JSON. */
export function validFields(name: string): Record<string, string> {
  const bodies: Record<string, object> = {
    registerTeacher: { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' },
    registerStudent: {
      firstName: 'Mei',
      lastName: 'Lin',
      username: 'mei',
      password: 'secret',
      sessionId: lesson.session.sessionCode,
    },
    createClass: { className: 'Algebra', subject: 'Mathematics', description: 'All of it.' },
    joinClass: { classCode: lesson.class.classCode },
    setPresence: { status: 'active' },
    askInSession: { question: 'Why?', sessionId: lesson.session.id },
  };
  const fields = Object.entries(bodies[name] ?? {}).map(([key, value]) => [key, JSON.stringify(value)]);
  return Object.fromEntries(fields);
}

export const bodyOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([key, json]) => `${JSON.stringify(key)}: ${json}`)
    .join(', ')}}`;

/** The address of a call with its parameters filled in; `garbled` replaces one of them. */
export function pathOf({ path }: Endpoint, garbled: Record<string, string> = {}): string {
  const valid: Record<string, string> = {
    classId: lesson.class.id,
    sessionId: lesson.session.id,
    interactionId,
  };
  return path.replace(/:(\w+)/g, (_, name: string) => garbled[name] ?? valid[name] ?? 'x');
}

export const tokenFor = ({ caller }: Endpoint): string | undefined => {
  if (caller === 'anyone') return undefined;
  return caller === 'student' ? lesson.student.token : lesson.teacher.token;
};

/** Makes the call and checks that its answer is one of the contract's. */
export async function send(endpoint: Endpoint, path: string, sent: Sent): Promise<void> {
  const { method, streams } = endpoint;
  const all = { token: tokenFor(endpoint), ...sent };
  // A feed that opens in spite of the garbage goes on until its reader closes it.
  const isFeed = method === 'GET' && streams;
  if (isFeed) {
    const reader = await openEvents(app.url, method, path, all);
    reader.close();
    expectOfContract(reader.status, reader.refusal, path, all);
  } else {
    const { status, body } = await call(app.url, method, path, all);
    expectOfContract(status, body, path, all);
  }
}

let met = 0;

/** Makes one of every `oneDamagedCallOf` calls that a test hands to it. The seed decides which. */
export async function sendSome(...sent: Parameters<typeof send>): Promise<void> {
  met += 1;
  if (met % counts.oneDamagedCallOf === counts.seed % counts.oneDamagedCallOf) await send(...sent);
}

export function expectOfContract(status: number, body: unknown, path: string, sent: Sent): void {
  if (status === 200) return;
  const what = `${path.slice(0, 120)} ${JSON.stringify(sent).slice(0, 300)}`;
  expect(body, what).toEqual({ success: false, code: expect.any(String), message: expect.any(String) });
  const { code } = body as { code: ErrorCode };
  expect(errors[code]?.[0], what).toBe(status);
  expect(status, what).toBeLessThan(500);
}
