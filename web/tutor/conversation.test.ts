import { describe, expect, it } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import {
  type ChatInteraction,
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  isUnacknowledged,
  isWaiting,
  visibleInteractions,
} from './conversation.ts';

const interaction = (fields: Partial<Interaction> = {}): Interaction => ({
  id: 'i1',
  sessionId: 'S',
  assignmentId: null,
  openingId: 'o1',
  studentUid: 'u1',
  studentName: 'Ada',
  question: 'Why?',
  answer: 'Because.',
  status: 'answered',
  failure: null,
  guard: null,
  changedFrom: null,
  noticed: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  processedAt: '2026-11-02T08:00:05.000Z',
  ...fields,
});

const play = (...events: ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, [] as Conversation);

const asked = { type: 'asked', key: 'k1', question: 'Why?' } as const;
const started = { type: 'started', key: 'k1', interactionId: 'i1' } as const;
const delta = (text: string, from = 0) => ({ type: 'delta', key: 'k1', text, from }) as const;

describe('a question and its answer', () => {
  it('waits until the answer ends', () => {
    expect(play(asked).map(isWaiting)).toEqual([true]);
    expect(play(asked, started, delta('Be')).map(isWaiting)).toEqual([true]);
    const ended = play(asked, started, { type: 'ended', key: 'k1', interaction: interaction() });
    expect(ended.map(isWaiting)).toEqual([false]);
  });

  it('grows by its deltas and ends with the stored answer [spec 3.14]', () => {
    expect(play(asked, started, delta('Be'), delta('cause', 2))[0]?.answer).toBe('Because');
    const ended = play(asked, started, delta('Be'), { type: 'ended', key: 'k1', interaction: interaction() });
    expect(ended[0]).toMatchObject({ answer: 'Because.', status: 'answered', key: 'k1' });
  });

  it('keeps what was shown when it is stopped', () => {
    const stopped = interaction({ answer: 'Be', status: 'stopped' });
    expect(play(asked, started, { type: 'ended', key: 'k1', interaction: stopped })[0]).toMatchObject({
      answer: 'Be',
      status: 'stopped',
    });
  });

  it('ignores text after its end', () => {
    const ended = play(asked, started, { type: 'ended', key: 'k1', interaction: interaction() }, delta('!'));
    expect(ended[0]?.answer).toBe('Because.');
  });

  it('keeps what was read of it when it fails and the server has lost its text', () => {
    const failed = interaction({ answer: '', status: 'failed' });
    const shown = play(asked, started, delta('Be'), { type: 'ended', key: 'k1', interaction: failed });
    expect(shown[0]).toMatchObject({ answer: 'Be', status: 'failed' });
  });

  it('goes on after a lost connection with its beginning, which comes again', () => {
    const lost = play(asked, started, delta('Be'), { type: 'lost', key: 'k1' });
    expect(lost[0]).toMatchObject({ answer: 'Be', status: 'detached' });
    expect(conversationReducer(conversationReducer(lost, delta('Beca')), delta('use', 4))[0]?.answer).toBe(
      'Because',
    );
  });

  it('starts anew when the same key is sent again', () => {
    expect(play(asked, started, delta('Be'), asked)).toEqual(play(asked));
  });
});

describe('a restored conversation', () => {
  it('shows the stored interactions, and follows the pending one', () => {
    const pending = interaction({
      id: 'i2',
      status: 'pending',
      answer: '',
      createdAt: '2026-11-02T08:01:00.000Z',
    });
    const conversation = play({ type: 'restored', interactions: [interaction(), pending] });
    expect(conversation.map(({ status }) => status)).toEqual(['answered', 'detached']);
  });

  it('keeps a running stream, which is ahead of what is stored', () => {
    const stored = interaction({ status: 'pending', answer: '' });
    const conversation = play(asked, started, delta('Be'), { type: 'restored', interactions: [stored] });
    expect(conversation).toMatchObject([{ key: 'k1', answer: 'Be', status: 'pending' }]);
  });

  it('keeps a question that the server does not know yet, at the end', () => {
    const conversation = play(
      { ...asked, question: 'New?' },
      { type: 'restored', interactions: [interaction()] },
    );
    expect(conversation.map(({ question }) => question)).toEqual(['Why?', 'New?']);
  });

  it('puts an earlier page in front', () => {
    const earlier = interaction({ id: 'i0', question: 'First?', createdAt: '2026-11-02T07:00:00.000Z' });
    const conversation = play(
      { type: 'restored', interactions: [interaction()] },
      { type: 'restored', interactions: [earlier] },
    );
    expect(conversation.map(({ question }) => question)).toEqual(['First?', 'Why?']);
  });

  it('keeps a question that was never stored after the one it followed, whatever is restored', () => {
    const stored = interaction();
    const later = interaction({ id: 'i2', question: 'How?', createdAt: '2026-11-02T08:02:00.000Z' });
    const earlier = interaction({ id: 'i0', question: 'First?', createdAt: '2026-11-02T07:00:00.000Z' });
    const conversation = play(
      { type: 'restored', interactions: [stored] },
      { ...asked, key: 'lost', question: 'Lost?' },
      { type: 'failed', key: 'lost', refused: false, reason: null },
      { ...asked, key: 'k2', question: 'How?' },
      { type: 'ended', key: 'k2', interaction: later },
      { type: 'restored', interactions: [earlier] },
      { type: 'restored', interactions: [stored, later] },
    );
    expect(conversation.map(({ question }) => question)).toEqual(['First?', 'Why?', 'Lost?', 'How?']);
  });

  it('has the order of the server, also for interactions of the same moment', () => {
    const [one, two, three] = ['i1', 'i2', 'i3'].map((id) => interaction({ id, question: id }));
    const conversation = play(
      { type: 'restored', interactions: [two] as Interaction[] },
      { type: 'restored', interactions: [one, three] as Interaction[] },
    );
    expect(conversation.map(({ question }) => question)).toEqual(['i1', 'i2', 'i3']);
  });
});

describe('a failed question', () => {
  const failed = { type: 'failed', key: 'k1', refused: false, reason: null } as const;

  it('does not block the next one', () => {
    expect(play(asked, failed).some(isWaiting)).toBe(false);
  });

  it('is shown once when it is asked again [spec 3.14]', () => {
    const again = { ...asked, key: 'k2' };
    expect(visibleInteractions(play(asked, failed, again)).map(({ key }) => key)).toEqual(['k2']);
  });

  it('stays when another question follows', () => {
    const other = { ...asked, key: 'k2', question: 'How?' };
    expect(visibleInteractions(play(asked, failed, other)).map(({ key }) => key)).toEqual(['k1', 'k2']);
  });

  it('without an answer from the server is replaced by the stored one if the server did receive it', () => {
    const restored = { type: 'restored', interactions: [interaction()] } as const;
    expect(isUnacknowledged(play(asked, failed)[0] as ChatInteraction)).toBe(true);
    expect(play(asked, failed, restored)).toMatchObject([
      { key: 'k1', interactionId: 'i1', answer: 'Because.' },
    ]);
    const refused = play(asked, { ...failed, refused: true }, restored);
    expect(refused.map(({ interactionId }) => interactionId)).toEqual(['i1', null]);
  });

  it('is not mistaken for an earlier question with the same words', () => {
    const before = { type: 'restored', interactions: [interaction()] } as const;
    const earlier = interaction({ id: 'i0', createdAt: '2026-11-02T07:00:00.000Z' });
    const conversation = play(before, asked, failed, { type: 'restored', interactions: [earlier] });
    expect(conversation.map(({ interactionId }) => interactionId)).toEqual(['i0', 'i1', null]);
    const after = '2026-11-02T08:00:00.000Z';
    const reloaded = {
      type: 'unacknowledged',
      unacknowledged: { key: 'k1', question: 'Why?', retryOf: undefined, changedFrom: null, after },
    } as const;
    expect(play(reloaded, before).map(({ interactionId }) => interactionId)).toEqual(['i1', null]);
  });

  it('is shown once when asking again returns an interaction that is already shown', () => {
    const conversation = play(
      { type: 'restored', interactions: [interaction()] },
      { ...asked, question: 'Why ?' },
      failed,
      { ...asked, question: 'Why ?' },
      started,
    );
    expect(conversation).toMatchObject([{ key: 'k1', interactionId: 'i1', status: 'pending' }]);
  });
});
