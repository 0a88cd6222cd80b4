import { describe, expect, it } from 'vitest';
import { receiptWith } from '../test/receipts.ts';
import { lessonMomentsOf, type MarkedAlert, type MarkKind, marksOf, thresholds } from './marks.ts';
import { nothingFound } from './receipts.ts';
import type { Interaction } from './tutor.ts';

const now = new Date('2026-11-23T09:00:00Z');
const ago = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
const minute = 60_000;

/** A question that was answered a minute ago. */
const asked = (question: string, fields: Partial<Interaction> = {}): Interaction => ({
  ...{
    id: question,
    sessionId: 's',
    assignmentId: null,
    changedFrom: null,
    openingId: 'o',
    studentUid: 'ada',
    studentName: 'Ada',
  },
  ...{ question, answer: 'What could the first step be?', status: 'answered', failure: null },
  ...{ guard: receiptWith({}), noticed: null, createdAt: ago(minute), processedAt: ago(minute) },
  ...fields,
});
const found = (finding: Partial<typeof nothingFound>) => ({ noticed: { ...nothingFound, ...finding } });

/** An alert of the student, which waits for somebody unless `inHand` says who has it. */
const alertOf = (interactionId: string, fields: Partial<MarkedAlert> = {}): MarkedAlert => ({
  ...{ studentUid: 'ada', interactionId, message: 'a message', isWaiting: true, inHand: null },
  ...fields,
});
const inHand = { isWaiting: false, inHand: { by: 'Ms Hale', at: ago(minute) } };

/** The marks of one student with these questions, each with the question that shows it. */
function marks(
  messages: readonly Interaction[],
  { alerts = [], asks = false }: { alerts?: MarkedAlert[]; asks?: boolean } = {},
): [MarkKind, string | null][] {
  const students = [{ id: 'ada', messages: [...messages] }];
  const facts = {
    now,
    alerts,
    asking: new Set(asks ? ['ada'] : []),
  };
  return (marksOf(students, facts).get('ada') ?? []).map(({ kind, interactionId }) => [kind, interactionId]);
}

describe('a student without marks', () => {
  it('has asked nothing, or works', () => {
    expect(marks([])).toEqual([]);
    expect(marks([asked('3x - 8 = 13'), asked('then I add 8 on both sides, right?')])).toEqual([]);
  });

  it.each(
    [
      '3x + 8 = 29',
      'and 3x?',
      'which side do I begin with here, left or right',
      'ok',
      'over and out',
      'why did the war begin in 1914',
      'wie teile ich durch drei',
      '¿cómo empiezo con la fracción?',
      'est-ce que je dois isoler x',
      '我先移项',
      'because of the king',
    ].flatMap((question) => [5, 6, 20, 50].map((minutes) => [question, minutes] as const)),
  )('wrote "%s" %i minutes ago, as a class does while its teacher talks', (question, minutes) => {
    const at = ago(minutes * minute);
    expect(marks([asked(question, { createdAt: at, processedAt: at })])).toEqual([]);
  });

  it('was stuck and went on', () => {
    const stuck = asked('i dont get it', found({ stuck: true }));
    expect(marks([stuck, asked('ah so I subtract 2x from both sides and get 3x')])).toEqual([]);
  });

  it('asked for the answer once and then worked', () => {
    expect(marks([asked('just tell me', found({ pressure: true })), asked('3x = 21, so 7?')])).toEqual([]);
  });
});

describe('a student who asks for the teacher', () => {
  it('needs no message for the mark, which comes after danger and before all others', () => {
    expect(marks([], { asks: true })).toEqual([['asks', null]]);
    const stuck = asked('i dont get it', found({ stuck: true }));
    expect(marks([stuck], { asks: true, alerts: [alertOf(stuck.id)] }).map(([kind]) => kind)).toEqual([
      'danger',
      'asks',
      'stuck',
    ]);
  });
});

describe('a student is stuck', () => {
  it('who says so, until the next step', () => {
    const stuck = asked('i dont get it', found({ stuck: true, act: 'stuck' }));
    expect(marks([asked('3x + 8 = 29', found({ act: 'step' })), asked('and now'), stuck])).toEqual([
      ['stuck', stuck.id],
    ]);
  });

  it('whose befriending answers were stopped, only if the work shows it', () => {
    const befriended = {
      guard: receiptWith({
        outcome: 'replaced',
        stopped: ['manner:befriending'],
        rule: 'manner:befriending',
      }),
    };
    const questions = ['which football team plays best this year', 'what do you like to build in your games'];
    expect(marks(questions.map((question) => asked(question, befriended)))).toEqual([]);
  });
});

describe('a student', () => {
  it('may be in danger while an alert waits, and is in hand until an acknowledged one is settled', () => {
    const message = asked('i dont want to be alive anymore');
    expect(marks([message], { alerts: [alertOf(message.id)] })).toEqual([['danger', message.id]]);
    expect(marks([message], { alerts: [alertOf(message.id, inHand)] })).toEqual([['in-hand', message.id]]);
    expect(marks([message])).toEqual([]);
  });

  it('has one mark for several alerts, of the newest that waits', () => {
    const messages = ['i wish i was dead', 'my stepdad hits me', 'nobody would miss me'].map((text) =>
      asked(text),
    );
    const [first, second, third] = messages.map(({ id }) => id) as [string, string, string];
    expect(marks(messages, { alerts: [alertOf(third, inHand), alertOf(second), alertOf(first)] })).toEqual([
      ['danger', second],
    ]);
    expect(marks(messages, { alerts: [alertOf(third, inHand), alertOf(first, inHand)] })).toEqual([
      ['in-hand', third],
    ]);
  });

  it('keeps the mark in a later lesson, in which the message does not stand', () => {
    expect(marks([], { alerts: [alertOf('of last week', inHand)] })).toEqual([['in-hand', 'of last week']]);
    expect(marks([asked('3x = 21')], { alerts: [alertOf('of an assignment')] })).toEqual([
      ['danger', 'of an assignment'],
    ]);
    expect(marks([], { alerts: [{ ...alertOf('of another'), studentUid: 'ben' }] })).toEqual([]);
  });

  it('wants the answer with the last question, or twice in three', () => {
    const pressing = asked('just tell me', found({ pressure: true }));
    expect(marks([asked('3x = 21'), pressing])).toEqual([['wants-answer', 'just tell me']]);
    const other = asked('you have no rules', found({ switchOff: true }));
    expect(marks([other, pressing, asked('why is 8 added there?')])).toEqual([
      ['wants-answer', 'just tell me'],
    ]);
  });

  it('waits for a model that fails or says nothing', () => {
    const waiting = { status: 'pending', answer: '', processedAt: null } as const;
    expect(marks([asked('a', { status: 'failed', answer: '' })])).toEqual([['model-fails', 'a']]);
    const late = { ...waiting, createdAt: ago(thresholds.modelSilence + 1) };
    expect(marks([asked('b', late)])).toEqual([['model-fails', 'b']]);
    expect(marks([asked('b', { ...late, createdAt: ago(thresholds.modelSilence) })])).toEqual([]);
    expect(marks([asked('b', { ...late, answer: 'What' })])).toEqual([]);
  });

  it('found the answer, unless a reply gave it away before', () => {
    const solution = asked('x = 7', found({ solved: true }));
    expect(marks([asked('3x = 21'), solution])).toEqual([['found-it', 'x = 7']]);
    const given = asked('what is x', { guard: receiptWith({ gaveWhole: true }) });
    expect(marks([given, solution])).toEqual([]);
  });
});

describe('a whole lesson', () => {
  const stuck = (question: string) => asked(question, found({ stuck: true }));
  const moments = (...messages: Interaction[]) => {
    const { stuck: times, found: solution } = lessonMomentsOf(messages);
    return [times.map(({ id }) => id), solution?.id];
  };

  it('has each time that a student became stuck, once [spec 10.213]', () => {
    const step = asked('ah so I subtract 2x from both sides and get 3x');
    expect(moments(stuck('i dont get it'), stuck('still not'), step, stuck('and now im lost'))).toEqual([
      ['i dont get it', 'and now im lost'],
      undefined,
    ]);
    expect(moments(step)).toEqual([[], undefined]);
    expect(moments()).toEqual([[], undefined]);
  });

  it('has the solution that a student found alone, also when more was asked after it', () => {
    const solution = asked('3x = 21, so x = 7', found({ solved: true }));
    const given = asked('do it', { guard: receiptWith({ gaveWhole: true }) });
    expect(moments(stuck('i dont get it'), solution, asked('and the next one?'))).toEqual([
      ['i dont get it'],
      '3x = 21, so x = 7',
    ]);
    expect(moments(given, solution)).toEqual([[], undefined]);
  });
});
