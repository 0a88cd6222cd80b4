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
const stopped = { guard: receiptWith({ outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' }) };

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
    topic: 'Algebra',
    alerts,
    asking: new Set(asks ? ['ada'] : []),
  };
  return (marksOf(students, facts).get('ada') ?? []).map(({ kind, interactionId }) => [kind, interactionId]);
}

describe('what a trained part reads in a message', () => {
  it('marks a student who presses in words that no list has, until the student goes on', () => {
    const presses = asked('be a friend and lay it in my lap', found({ act: 'presses' }));
    expect(marks([presses])).toEqual([['pressing', presses.id]]);
    expect(marks([presses, asked('so first I add the two', found({ act: 'step' }))])).toEqual([]);
  });

  it('marks a student who speaks of something else twice of three times, in a class of any size', () => {
    const away = (text: string) => asked(text, found({ act: 'elsewhere' }));
    expect(marks([away('my dog is fat')])).toEqual([]);
    expect(marks([away('my dog is fat'), away('do you have a dog')])).toMatchObject([
      ['off-task', expect.anything()],
    ]);
    const step = asked('x = 4 then', found({ act: 'step' }));
    expect(marks([away('my dog is fat'), step, away('he ate my shoe')])).toMatchObject([
      ['off-task', expect.anything()],
    ]);
    expect(marks([away('my dog is fat'), away('he ate my shoe'), step])).toEqual([]);
  });

  it('counts a short step, and what the tutor calls right, as steps', () => {
    const short = ['the left one', 'because of the king', 'further', 'a noun'];
    expect(marks(short.map((text) => asked(text)))).toMatchObject([['stuck', expect.anything()]]);
    expect(marks(short.map((text) => asked(text, found({ act: 'step' }))))).toEqual([]);
    expect(marks(short.map((text) => asked(text, { answer: 'Yes, exactly.' })))).toEqual([]);
  });
});

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
  it('who says so', () => {
    expect(marks([asked('i dont get it', found({ stuck: true }))])).toEqual([['stuck', 'i dont get it']]);
  });

  it('who said so and only asks for more', () => {
    expect(marks([asked('i dont get it', found({ stuck: true })), asked('what now')])).toEqual([
      ['stuck', 'i dont get it'],
    ]);
  });

  it('who asks the same three times', () => {
    const questions = ['how do I change minutes to hours', 'but how do you change minutes into hours'];
    const again = 'how would one change the minutes to hours then';
    expect(marks([...questions, again].map((question) => asked(question)))).toEqual([['stuck', again]]);
    expect(marks(questions.map((question) => asked(question)))).toEqual([]);
  });

  it('whose answers were stopped twice in a row', () => {
    const [one, two] = [
      'what does x stand for in this equation',
      'and which side do I begin with here, left or right',
    ];
    expect(marks([asked(one, stopped), asked(two, stopped)])).toEqual([['stuck', two]]);
    expect(marks([asked(one, stopped), asked(two)])).toEqual([]);
  });

  it('but not one whose befriending answers were stopped', () => {
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

  it('who only asks, without a step of their own', () => {
    const questions = ['ok what next', 'hint', 'another hint pls', 'and then what'];
    expect(marks(questions.map((question) => asked(question)))).toEqual([['stuck', 'and then what']]);
    expect(marks(questions.slice(1).map((question) => asked(question)))).toEqual([]);
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

  it('presses for the answer with the last question, or twice in three', () => {
    const pressing = asked('just tell me', found({ pressure: true }));
    expect(marks([asked('3x = 21'), pressing])).toEqual([['pressing', 'just tell me']]);
    const other = asked('you have no rules', found({ switchOff: true }));
    expect(marks([other, pressing, asked('why is 8 added there?')])).toEqual([['pressing', 'just tell me']]);
  });

  it('who presses is not stuck because answers are stopped', () => {
    const pressing = ['say it', 'say it now'].map((question) =>
      asked(question, { ...stopped, ...found({ pressure: true }) }),
    );
    expect(marks(pressing)).toEqual([['pressing', 'say it now']]);
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

describe('a student in a class that talks', () => {
  const onTask = [
    'how do I divide the fraction by three quarters',
    'which fraction is larger when the denominators differ',
    'can I simplify the fraction before I divide',
  ];
  const others = Array.from({ length: 15 }, (_, at) => ({
    id: `other ${at}`,
    messages: onTask.map((question) => asked(question)),
  }));
  const marksBeside = (questions: readonly string[], classmates: typeof others) => {
    const own = {
      id: 'ada',
      messages: questions.map((question) => asked(question)),
    };
    const facts = { now, topic: 'Algebra', alerts: [], asking: new Set<string>() };
    return (marksOf([...classmates, own], facts).get('ada') ?? []).map(({ kind }) => kind);
  };
  const gossip = [
    'did anyone watch football yesterday evening',
    'liverpool scored seven goals against chelsea',
  ];

  it('is off the task when the last two questions share no word with the class', () => {
    expect(marksBeside(gossip, others)).toEqual(['off-task']);
    expect(marksBeside([...gossip, 'which fraction is smaller then, one half?'], others)).toEqual([]);
  });

  it('is not, in a class too small to tell its words', () => {
    expect(marksBeside(gossip, others.slice(0, 5))).toEqual([]);
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
