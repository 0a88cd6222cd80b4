import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import type { TeacherActor } from '../access.ts';
import { profilesOf, setLanguage } from '../identity/rules.ts';
import { changeSafeguarding, nameAdministrator, nameSafeguarding } from '../identity/school-rules.ts';
import { ask } from '../tutor/ask-question.ts';
import { readForDanger } from '../tutor/danger-rules.ts';
import {
  acknowledgeAlert,
  alertTopics,
  dismissAlert,
  listAlerts,
  lookAtAlert,
  settleAlert,
  supportTextFor,
} from './rules.ts';

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  world = await rulesWorld({ schoolCodes: ['SCHOOL', 'OTHER'] });
  lesson = await lessonIn(world);
});

const message = 'I want to kill myself.';

async function write(question: string): Promise<void> {
  const { student, session } = lesson;
  const conversation = { kind: 'session', id: session.id } as const;
  const { answer } = await ask(
    world.ctx,
    student,
    await readForDanger(world.ctx, student, { conversation, question }),
  );
  await answer?.ended();
  world.clock.advance(1_000);
}

const seenBy = async (
  actor: TeacherActor,
  query: { classId?: string; waiting?: boolean; open?: boolean } = {},
) => (await listAlerts(world.ctx, actor, query)).alerts;

const named = { contactName: 'Ms Okoye, room 12', helpline: '116 111' };
/** A teacher who is the safeguarding contact of the school. */
async function contactIn(schoolCode = 'SCHOOL'): Promise<TeacherActor> {
  const contact = await teacherIn(world, schoolCode, 'Ngozi Okoye');
  await nameSafeguarding(world.ctx, schoolCode, { ...named, contactEmail: await emailOf(contact) });
  return contact;
}

const emailOf = async ({ uid }: TeacherActor): Promise<string> =>
  (await profilesOf(world.ctx, [uid])).get(uid)?.email ?? '';

describe('a message that shows danger', () => {
  it('raises an alert for the class’s teacher, with the questions before it [standard 4.6]', async () => {
    await write('What is a slope?');
    await write('I do not get it.');
    await write(message);
    expect(await seenBy(lesson.teacher)).toMatchObject([
      {
        kind: 'self-harm',
        classId: lesson.class.id,
        className: 'Algebra 1',
        sessionId: lesson.session.id,
        assignmentId: null,
        studentUid: lesson.student.uid,
        studentName: 'Mei Lin',
        message,
        messageCount: 1,
        newest: null,
        isNewAccount: true,
        context: ['What is a slope?', 'I do not get it.'],
        lookedAt: null,
        lookedBy: null,
        acknowledgedAt: null,
        acknowledgedBy: null,
        isConcern: true,
        isWaiting: true,
        inHand: null,
        judgements: [],
        emails: [],
      },
    ]);
  });

  it('has at most five earlier questions in its alert', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await write(`Question ${n}?`);
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    expect(alert?.context).toEqual([2, 3, 4, 5, 6].map((n) => `Question ${n}?`));
  });

  it('is also seen by the school’s safeguarding contact, and by no other teacher [spec 10.53, standard 4.6 11.21 12.9]', async () => {
    const contact = await contactIn();
    const colleague = await teacherIn(world);
    await write(message);
    expect(await seenBy(contact)).toMatchObject([{ message }]);
    expect(await seenBy(colleague)).toEqual([]);
  });

  it('is not seen by the contact of another school', async () => {
    const elsewhere = await contactIn('OTHER');
    await write(message);
    expect(await seenBy(elsewhere)).toEqual([]);
    const [alert] = await seenBy(lesson.teacher);
    for (const judge of [acknowledgeAlert, dismissAlert]) {
      await expect(judge(world.ctx, elsewhere, `${alert?.id}`)).rejects.toMatchObject({
        code: 'alert-not-found',
      });
    }
  });

  it('is not seen by an account of another school that has the contact’s email address', async () => {
    const elsewhere = await teacherIn(world, 'OTHER');
    const administrator = await teacherIn(world);
    await nameAdministrator(world.ctx, 'SCHOOL', await emailOf(administrator));
    const contactEmail = await emailOf(elsewhere);
    await changeSafeguarding(world.ctx, administrator, { ...named, contactEmail });
    await write(message);
    expect(await seenBy(elsewhere)).toEqual([]);
  });
});

describe('an alert', () => {
  it('remembers who looked at it first, and when', async () => {
    const contact = await contactIn();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    const at = world.clock.now().toISOString();
    await acknowledgeAlert(world.ctx, contact, `${alert?.id}`);
    world.clock.advance(60_000);
    const later = world.clock.now().toISOString();
    for (const _ of [1, 2])
      expect(await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`)).toEqual({
        ...alert,
        lookedAt: at,
        lookedBy: 'Ngozi Okoye',
        acknowledgedAt: at,
        acknowledgedBy: 'Ngozi Okoye',
        isWaiting: false,
        inHand: { by: 'Ngozi Okoye', at },
        awaitsContact: false,
        judgements: [
          { by: 'Ngozi Okoye', at, isConcern: true, isSettled: false },
          { by: 'Ada Byron', at: later, isConcern: true, isSettled: false },
        ],
      });
  });

  it('remembers who opened it first, and when, and still waits to be judged [spec 10.223]', async () => {
    const contact = await contactIn();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    const lookedAt = world.clock.now().toISOString();
    const looked = { ...alert, lookedAt, lookedBy: 'Ada Byron' };
    expect(await lookAtAlert(world.ctx, lesson.teacher, `${alert?.id}`)).toEqual(looked);
    world.clock.advance(60_000);
    expect(await lookAtAlert(world.ctx, contact, `${alert?.id}`)).toEqual({ ...looked });
    expect(await seenBy(contact, { waiting: true })).toMatchObject([{ lookedAt, isWaiting: true }]);
    await acknowledgeAlert(world.ctx, contact, `${alert?.id}`);
    expect(await seenBy(lesson.teacher)).toMatchObject([
      { lookedAt, lookedBy: 'Ada Byron', acknowledgedBy: 'Ngozi Okoye' },
    ]);
  });

  it.each([
    ['not a concern', dismissAlert],
    ['looked after', acknowledgeAlert],
  ])(
    'that its teacher judged as %s stays in the contact’s list until the contact has judged it [spec 10.97]',
    async (_, judge) => {
      const contact = await contactIn();
      await write(message);
      const [alert] = await seenBy(lesson.teacher);
      await judge(world.ctx, lesson.teacher, `${alert?.id}`);
      const waiting = (actor: TeacherActor) => seenBy(actor, { waiting: true });
      expect(await waiting(lesson.teacher)).toEqual([]);
      expect(await waiting(contact)).toMatchObject([
        { isWaiting: true, isConcern: true, judgements: [{ by: 'Ada Byron' }] },
      ]);
      expect(await seenBy(lesson.teacher)).toMatchObject([{ isWaiting: false, awaitsContact: true }]);
      await acknowledgeAlert(world.ctx, contact, `${alert?.id}`);
      expect(await waiting(contact)).toEqual([]);
      expect(await seenBy(lesson.teacher)).toMatchObject([{ awaitsContact: false }]);
    },
  );

  it('that the contact judged also leaves the lists of its teacher and of a later contact', async () => {
    const contact = await contactIn();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    await dismissAlert(world.ctx, contact, `${alert?.id}`);
    for (const actor of [lesson.teacher, contact, await contactIn()])
      expect(await seenBy(actor, { waiting: true })).toEqual([]);
    expect(await seenBy(lesson.teacher)).toMatchObject([{ isConcern: false }]);
  });

  it('can be acknowledged first and judged to be no concern later, with both on record', async () => {
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    world.clock.advance(60_000);
    for (const _ of [1, 2]) await dismissAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    expect(await seenBy(lesson.teacher)).toMatchObject([
      { isConcern: false, judgements: [{ isConcern: true }, { isConcern: false }] },
    ]);
  });

  it('is in hand from the first acknowledgement until it is settled, also when others judged it', async () => {
    const contact = await contactIn();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    const at = world.clock.now().toISOString();
    await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    world.clock.advance(60_000);
    await acknowledgeAlert(world.ctx, contact, `${alert?.id}`);
    for (const actor of [lesson.teacher, contact])
      expect(await seenBy(actor, { open: true })).toMatchObject([{ inHand: { by: 'Ada Byron', at } }]);
    world.clock.advance(60_000);
    await settleAlert(world.ctx, contact, `${alert?.id}`);
    for (const actor of [lesson.teacher, contact]) expect(await seenBy(actor, { open: true })).toEqual([]);
  });

  it('that its teacher settled still waits for the contact, who can take it in hand again', async () => {
    const contact = await contactIn();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    world.clock.advance(60_000);
    await settleAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    expect(await seenBy(lesson.teacher, { open: true })).toEqual([]);
    expect(await seenBy(contact, { open: true })).toMatchObject([{ isWaiting: true, inHand: null }]);
    world.clock.advance(60_000);
    const at = world.clock.now().toISOString();
    await acknowledgeAlert(world.ctx, contact, `${alert?.id}`);
    expect(await seenBy(lesson.teacher, { open: true })).toMatchObject([
      { inHand: { by: 'Ngozi Okoye', at } },
    ]);
  });

  it('is in nobody’s hand once whoever had it, or the contact, finds it to be no concern', async () => {
    const contact = await contactIn();
    for (const dismissing of [lesson.teacher, contact]) {
      await write(message);
      const [alert] = await seenBy(lesson.teacher);
      await acknowledgeAlert(world.ctx, lesson.teacher, `${alert?.id}`);
      world.clock.advance(60_000);
      await dismissAlert(world.ctx, dismissing, `${alert?.id}`);
      expect(await seenBy(lesson.teacher, { open: true })).toEqual([]);
    }
  });

  it('stays on record when it is judged to be no concern', async () => {
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    const judged = await dismissAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    expect(judged).toMatchObject({ message, isConcern: false, acknowledgedBy: lesson.teacher.name });
    expect(await seenBy(lesson.teacher)).toEqual([judged]);
    expect(await seenBy(lesson.teacher, { waiting: true })).toEqual([]);
  });

  it('is raised by a message that continues one of the last 24 hours, but not an older one', async () => {
    const messages = async () => (await seenBy(lesson.teacher)).map(({ messageCount }) => messageCount);
    await write('i dont want to live anymore');
    world.clock.advance(23 * 3_600_000);
    await write('tonight for real');
    expect(await messages()).toEqual([2]);
    world.clock.advance(25 * 3_600_000);
    await write('tonight for real');
    expect(await messages()).toEqual([2]);
  });

  it('is joined by the student’s further messages until somebody looks, and is about the gravest of them [spec 10.68]', async () => {
    await write('My dad hits me at home.');
    await write('What is a slope?');
    const at = world.clock.now().toISOString();
    await write(message);
    const [alert] = await seenBy(lesson.teacher);
    expect(alert).toMatchObject({
      kind: 'self-harm',
      message: 'My dad hits me at home.',
      messageCount: 2,
      newest: { message, at },
    });
    await lookAtAlert(world.ctx, lesson.teacher, `${alert?.id}`);
    await write('My dad hits me at home.');
    const both = await seenBy(lesson.teacher);
    expect(both.map(({ kind, messageCount }) => [kind, messageCount])).toEqual([
      ['abuse', 1],
      ['self-harm', 2],
    ]);
  });

  it('is listed on request for one class only', async () => {
    await write(message);
    expect(await seenBy(lesson.teacher, { classId: lesson.class.id })).toHaveLength(1);
    expect(await seenBy(lesson.teacher, { classId: 'ANOTHER' })).toEqual([]);
  });

  it('notifies its teacher and the safeguarding contact when it is raised and when it is judged', async () => {
    const contact = await contactIn();
    const notified: string[] = [];
    for (const actor of [lesson.teacher, contact, await teacherIn(world)]) {
      for (const topic of await alertTopics(world.ctx, actor))
        world.ctx.events.onNotification(topic, () => notified.push(actor.name));
    }
    await write(message);
    expect(notified.sort()).toEqual(['Ada Byron', 'Ngozi Okoye']);
    const [alert] = await seenBy(lesson.teacher);
    await dismissAlert(world.ctx, contact, `${alert?.id}`);
    await expect.poll(() => notified).toHaveLength(4);
  });
});

describe('the support text', () => {
  it('names the school’s contact and helpline [standard 12.11]', async () => {
    await contactIn();
    const text = await supportTextFor(world.ctx, lesson.class.id, message, lesson.student);
    expect(text).toContain('Please talk today with Ms Okoye, room 12 at your school');
    expect(text).toContain('You can call 116 111, now as well.');
    expect(text).toContain('Your teacher can see this message');
  });

  it('names a trusted adult and the emergency services when the school named no contact [standard 12.11]', async () => {
    const text = await supportTextFor(world.ctx, lesson.class.id, message, lesson.student);
    expect(text).toContain('Please talk today with an adult you trust');
    expect(text).toContain('call the emergency services');
    expect(text).not.toMatch(/null|undefined/);
  });

  it.each([
    ['Ich will nicht mehr leben.', 'Danke, dass du das geschrieben hast.'],
    ['Je ne veux plus vivre.', 'Merci de l’avoir écrit.'],
    ['No quiero vivir más.', 'Gracias por escribirlo.'],
    ['Eu não quero mais viver.', 'Obrigado por escrever isto.'],
    ['我不想活了', '谢谢你把这些写出来'],
    ['لا أريد أن أعيش', 'شكرًا لأنك كتبت هذا'],
    ['my dad hits me with a belt', 'Thank you for writing this.'],
    ['minha mãe me bate', 'Obrigado por escrever isto.'],
    ['mi papá me pega', 'Gracias por escribirlo.'],
    ['mon père me frappe', 'Merci de l’avoir écrit.'],
    ['mein Vater schlägt mich', 'Danke, dass du das geschrieben hast.'],
  ])('speaks the language of the message: %s [spec 10.155, standard 12.12]', async (written, beginning) => {
    expect(await supportTextFor(world.ctx, lesson.class.id, written, lesson.student)).toContain(beginning);
  });

  it('has the language that the student chose when that of the message is unclear', async () => {
    await setLanguage(world.ctx, lesson.student, 'es');
    const reply = (written: string) => supportTextFor(world.ctx, lesson.class.id, written, lesson.student);
    expect(await reply('me corto')).toContain('Gracias por escribirlo.');
    expect(await reply('I want to die')).toContain('Thank you for writing this.');
  });
});
