import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { errors } from '../contract/errors.ts';
import { nameAdministrator } from '../server/identity/school-rules.ts';
import { startApp, type TestApp } from './harness.ts';
import { startLesson, succeeded, type Teacher } from './people.ts';
import { startScriptedModel } from './scripted-model.ts';

/** Two people have opened the same form, or one has it in two tabs. */

type Fields = Record<string, unknown>;

/** A form, what one sends who saves first, and what a second sends who has seen neither. */
interface Form {
  readonly path: string;
  /** What the form is opened with. */
  readonly opened: Fields;
  /** Another field than the second sends. */
  readonly beside?: Fields;
  readonly first: Fields;
  readonly second: Fields;
  /** What the refusal says, where it is not what the first has sent. */
  readonly now?: Fields;
  readonly always?: Fields;
  /** Reads the fields as they are. */
  readonly read: () => Promise<Fields>;
}

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let teacher: Teacher;

beforeEach(async () => {
  app = await startApp({ modelUrl: (await startScriptedModel()).url });
  lesson = await startLesson(app, { students: 1 });
  ({ teacher } = lesson);
  await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
});

const get = async (path: string) => succeeded(await teacher.get(path));
const school = async () => (await get('/api/school')).school;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const model = '/api/school/model';

/** The forms, by the endpoint that takes what they send. */
const forms: Record<string, () => Promise<Form>> = {
  updateAssignment: async () => {
    const fields = { title: 'Fractions', openDate: inHours(-1), closeDate: inHours(2) };
    const { assignment } = succeeded(
      await teacher.post('/api/assignments/create', { ...fields, classId: lesson.class.id }),
    );
    return {
      path: `/api/assignments/${assignment.id}/update`,
      opened: assignment,
      beside: { title: 'Ratios' },
      first: { closeDate: inHours(5) },
      second: { closeDate: inHours(9) },
      read: async () => (await get(`/api/assignments/${assignment.id}`)).assignment,
    };
  },
  updateClass: async () => ({
    path: `/api/classes/${lesson.class.id}/update`,
    opened: lesson.class,
    beside: { asksApproval: true },
    first: { workingOn: 'Ratios' },
    second: { workingOn: 'Fractions' },
    read: async () => (await get('/api/classes/teacher')).classes[0],
  }),
  setSessionGuidelines: async () => ({
    path: `/api/sessions/${lesson.session.id}/guidelines`,
    opened: lesson.session,
    beside: { aiGuidelines: { ...lesson.session.aiGuidelines, mathSupport: 'no_formulas' } },
    first: { aiGuidelines: { ...lesson.session.aiGuidelines, directness: 'restrictive' } },
    second: { aiGuidelines: { ...lesson.session.aiGuidelines, directness: 'permissive' } },
    now: { aiGuidelines: { directness: 'restrictive' } },
    read: async () => (await get(`/api/sessions/${lesson.session.id}`)).session,
  }),
  setStudentGuidelines: async () => {
    await lesson.student.openSession(lesson.session.id);
    return {
      path: `/api/sessions/${lesson.session.id}/student-guidelines`,
      always: { studentUid: lesson.student.uid },
      opened: lesson.session,
      beside: { aiGuidelines: { ...lesson.session.aiGuidelines, mathSupport: 'no_formulas' } },
      first: { aiGuidelines: { ...lesson.session.aiGuidelines, directness: 'restrictive' } },
      second: { aiGuidelines: { ...lesson.session.aiGuidelines, directness: 'permissive' } },
      now: { aiGuidelines: { directness: 'restrictive' } },
      read: async () => {
        const { session } = await get(`/api/sessions/${lesson.session.id}`);
        return { aiGuidelines: { ...session.aiGuidelines, ...session.studentGuidelines[0]?.aiGuidelines } };
      },
    };
  },
  setLessonTimer: async () => ({
    path: `/api/sessions/${lesson.session.id}/timer`,
    opened: { endsAt: null },
    first: { endsAt: inHours(1) },
    second: { endsAt: inHours(2) },
    read: async () => (await get(`/api/sessions/${lesson.session.id}`)).session,
  }),
  renameSchool: async () => ({
    path: '/api/school/name',
    opened: await school(),
    first: { name: 'North' },
    second: { name: 'South' },
    read: school,
  }),
  setSafeguarding: async () => {
    const opened = { contactName: 'Ms Okoye', contactEmail: 'okoye@school.example', helpline: '116 111' };
    succeeded(await teacher.post('/api/school/safeguarding', opened));
    return {
      path: '/api/school/safeguarding',
      opened,
      beside: { contactName: 'Ms Okoye, room 12' },
      first: { helpline: '116 112' },
      second: { helpline: '116 113' },
      read: async () => (await school()).safeguarding,
    };
  },
  setAlertMinutes: async () => ({
    path: '/api/school/alert-minutes',
    opened: await school(),
    first: { alertMinutes: 60 },
    second: { alertMinutes: 30 },
    read: school,
  }),
  setRetention: async () => ({
    path: '/api/school/retention',
    opened: (await get('/api/school/retention')).chosen,
    beside: { responsible: 'The office' },
    first: { conversations: 12 },
    second: { conversations: 24 },
    read: async () => (await get('/api/school/retention')).chosen,
  }),
  setSchoolTimeLimits: async () => ({
    path: '/api/school/time-limits',
    opened: (await get('/api/school/time-limits')).limits,
    beside: { dayMinutes: 60 },
    first: { quietHours: { from: '21:00', until: '06:00' } },
    second: { quietHours: { from: '20:00', until: '06:00' } },
    read: async () => (await get('/api/school/time-limits')).limits,
  }),
  setClassTimeLimits: async () => ({
    path: `/api/classes/${lesson.class.id}/time-limits`,
    opened: (await get(`/api/classes/${lesson.class.id}/time`)).limits,
    beside: { studentQuestions: 20 },
    first: { lessonMinutes: 45 },
    second: { lessonMinutes: 30 },
    read: async () => (await get(`/api/classes/${lesson.class.id}/time`)).limits,
  }),
  connectModel: async () => {
    const { url } = await startScriptedModel();
    return {
      path: `${model}/connect`,
      always: { address: url, apiKey: '', currentPassword: teacher.password },
      opened: { address: null, model: null, judge: null },
      first: { model: 'scripted-model' },
      second: { model: 'another-model' },
      now: { model: 'scripted-model' },
      read: async () => (await get(model)).connection,
    };
  },
  setModelPrice: async () => ({
    path: `${model}/price`,
    opened: { price: null },
    first: { price: { input: 1, output: 2, currency: 'EUR' } },
    second: { price: { input: 3, output: 4, currency: 'USD' } },
    read: async () => (await get(model)).connection,
  }),
};

/** What the fields that somebody sends are in what they opened. */
const seen = (opened: Fields, sent: Fields) =>
  Object.fromEntries(Object.keys(sent).map((name) => [name, opened[name] ?? null]));

const save = ({ path, opened, always = {} }: Form, sent: Fields) =>
  teacher.post(path, {
    ...always,
    ...sent,
    was: 'address' in opened ? opened : seen(opened, sent),
  });

it('every endpoint that takes what a form has seen is tested here', () => {
  const taking = Object.entries(endpoints).filter(([, { body }]) => body && 'was' in body.shape);
  expect(taking.map(([name]) => name).sort()).toEqual(Object.keys(forms).sort());
});

describe.each(Object.entries(forms))('two who have the same form open: %s', (_, open) => {
  it('the second is told what the first has made of the field, and replaces it only after that', async () => {
    const form = await open();
    succeeded(await save(form, form.first));
    const refused = await save(form, form.second);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed-since', message: errors['changed-since'][1] },
    });
    expect(refused.body.current).toEqual(form.now ?? form.first);
    expect(await form.read()).toMatchObject(form.first);
    succeeded(await save({ ...form, opened: await form.read() }, form.second));
    expect(await form.read()).toMatchObject(form.second);
  });

  it('neither undoes what the other has changed beside it, or made the same', async () => {
    const form = await open();
    succeeded(await save(form, form.first));
    succeeded(await save(form, form.first));
    if (!form.beside) return;
    succeeded(await save(form, form.beside));
    const { aiGuidelines: _levels, ...beside } = form.beside;
    expect(await form.read()).toMatchObject(beside);
    expect(await form.read()).toMatchObject(form.first.aiGuidelines ? {} : form.first);
    if (form.beside.aiGuidelines)
      expect((await form.read()).aiGuidelines).toMatchObject({
        directness: 'restrictive',
        mathSupport: 'no_formulas',
      });
  });

  it('a call that does not say what it has seen replaces the field, as ever', async () => {
    const form = await open();
    succeeded(await save(form, form.first));
    succeeded(await teacher.post(form.path, { ...form.always, ...form.second }));
    expect(await form.read()).toMatchObject(form.second);
  });
});
