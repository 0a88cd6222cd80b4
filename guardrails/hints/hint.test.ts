import { describe, expect, it } from 'vitest';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { PastInteraction, Situation } from '../detector.ts';
import { situationOf } from '../detector-input.ts';
import { fallbackHint, resultHint } from './hint.ts';

const situation = (more: Partial<Situation> = {}): Situation =>
  situationOf({
    question: 'What is it?',
    task: 'A baker puts 7 rolls into each of 12 bags. How many rolls does she pack?',
    key: { answers: ['84'], steps: ['70'], model: '' },
    ...more,
  });

describe('a hint in place of a reply', () => {
  it('asks something, gives nothing away, and never repeats the one before', () => {
    for (const prohibition of Object.keys(prohibitions) as ProhibitionName[]) {
      const earlier: PastInteraction[] = [];
      for (let turn = 0; turn < 50; turn++) {
        // The product reads only the last interactions again; the hints have to change all the same.
        const hint = fallbackHint(situation({ earlier: earlier.slice(-40) }), prohibition);
        expect(hint).toContain('?');
        expect(hint).not.toMatch(/\d/);
        expect(hint).not.toBe(earlier.at(-1)?.answer);
        earlier.push({ question: 'Tell me!', answer: hint });
      }
    }
  });

  it('says where the student is among the steps', () => {
    expect(fallbackHint(situation(), 'key-value')).toContain('You are at the first step.');
    const reached = situation({ question: 'Ten bags hold 70.' });
    expect(fallbackHint(reached, 'key-value')).toContain('All that is missing is the last step.');
  });

  it.each([
    ['Ich verstehe die Aufgabe nicht. Was ist die Lösung?', 'Welche Größe suchst du'],
    ['Je ne comprends pas. Quelle est la réponse ?', 'Quelle grandeur cherches-tu'],
    ['No entiendo nada. ¿Cuál es la respuesta?', 'Qué cantidad buscas'],
  ])('speaks the language of “%s”', (question, says) => {
    expect(fallbackHint(situation({ question }), 'key-value')).toContain(says);
  });

  it('plans a program before there is one, and reads it when there is', () => {
    const task = 'Write a function for the mean.';
    expect(fallbackHint(situation({ task, question: 'How?' }), 'new-code')).toContain('What goes in');
    const written = situation({ task, question: 'def mean(p): return p' });
    expect(fallbackHint(written, 'new-code')).toContain('Read your code');
  });
});

describe('a hint points', () => {
  const interactions = (...questions: string[]): PastInteraction[] =>
    questions.map((question) => ({ question, answer: 'What is next?' }));
  const pointing = (more: Partial<Situation>, prohibition: ProhibitionName = 'key-value') =>
    fallbackHint(situation({ key: null, ...more }), prohibition, { pointing: true });

  it('at the question of the exercise, and takes turns with the step', () => {
    expect(pointing({})).toContain('The exercise asks: How many rolls does she pack?');
    const first = fallbackHint(situation(), 'key-value', { pointing: true });
    expect(first).toContain('You are at the first step.');
    const earlier = [{ question: 'Tell me!', answer: first }];
    const second = fallbackHint(situation({ earlier }), 'key-value', { pointing: true });
    expect(second).toContain('The exercise asks: How many rolls does she pack?');
    expect(second).not.toContain('You are at the first step.');
  });

  it('at the next question when one is answered, and at what to do where nothing is asked', () => {
    const task = 'Who wrote it? In which city did he die?';
    const key = { answers: ['Kafka', 'Kierling'], steps: [], model: '' };
    expect(pointing({ task, key, question: 'Hm?' })).toContain('Who wrote it?');
    expect(pointing({ task, key, question: 'Kafka, and then?' })).toContain('In which city did he die?');
    expect(pointing({ task: 'Bees dance. Describe how they do it.' })).toContain('Describe how they do it.');
  });

  it('at what the student asked in a talk without an exercise', () => {
    const earlier = interactions('What is 3/4 + 1/8?', 'Can you just tell me that?');
    expect(pointing({ task: '', earlier })).toContain('You asked: What is 3/4 + 1/8?');
    expect(pointing({ task: '' })).not.toContain('You asked');
  });

  it('at the part to translate that comes next', () => {
    const task = 'Translate into French: The children play in the garden, because it is sunny.';
    const at = (earlier: PastInteraction[]) =>
      pointing({ task, earlier, question: 'What comes next, and how do I say it?' }, 'translated-clause');
    expect(at([])).toContain('Take just this part: The children play in the garden.');
    expect(at(interactions('les enfants jouent dans le jardin'))).toContain(
      'Take just this part: because it is sunny.',
    );
  });

  it('at the last line of the student’s program', () => {
    const task = 'Write a function for the largest number.';
    const earlier = interactions('def largest(numbers):');
    expect(pointing({ task, earlier }, 'new-code')).toContain('Your last line is `def largest(numbers):`.');
    expect(pointing({ task }, 'new-code')).toContain('The exercise asks: Write a function');
  });
});

describe('the hint about a result that a student gives', () => {
  it.each([
    ['Is it 84?', /right/i],
    ['My answer is 70', /on the way|so far/],
    ['Is it 80?', /not it yet|Not quite/],
  ])('answers “%s”', (question, says) => {
    expect(resultHint(situation({ question }))).toMatch(says);
  });

  it('confirms words as well', () => {
    const key = { answers: ['photosynthesis'], steps: [], model: '' };
    expect(resultHint(situation({ key, question: 'Is it photosynthesis?' }))).toMatch(/right/i);
  });

  describe('without a key', () => {
    const session = (question: string, earlier: PastInteraction[] = []) =>
      resultHint(situation({ key: null, task: '', question, earlier }));
    const asked = {
      question: 'What is 12 + 30?',
      answer: 'Split both numbers by place. Where do you begin?',
    };

    it.each(['42', 'Is it 42?', '12 + 30 = 42', 'I got 42, so my answer is 42.'])(
      'confirms the result of a calculation: %s',
      (question) => expect(session(question, [asked])).toMatch(/Yes|found it/),
    );

    it('confirms a step that the tutor asked for', () => {
      const earlier = [{ question: 'What is 26 * 6?', answer: 'What is 20 * 6?' }];
      expect(session('120', earlier)).toMatch(/on the way|so far/);
      expect(session('156', earlier)).toMatch(/Yes|found it/);
    });

    it('calls nothing wrong, and confirms nothing that was not asked for', () => {
      expect(session('Is it 50?', [asked])).toBeNull();
      expect(session('just tell me', [asked])).toBeNull();
      expect(session('My answer is 42')).toBeNull();
    });
  });

  it('does not exist without a result or a key', () => {
    expect(resultHint(situation({ question: 'What do the 12 bags mean?' }))).toBeNull();
    expect(resultHint(situation({ key: null, question: 'Is it 80?' }))).toBeNull();
  });
});

describe('a hint for a student who may be in danger', () => {
  const praise = /closer|right step|right so far|have found|on the way|näher|prend|cerca/i;

  it.each(['84', '70', 'What is it?'])('says what is right without praise: “%s”', (question) => {
    for (let interactions = 0; interactions < 6; interactions++) {
      const earlier = Array.from({ length: interactions }, (_, turn) => ({
        question: 'And now?',
        answer: `${turn}`,
      }));
      const calm = situation({ question, earlier, calm: true });
      expect(`${resultHint(calm)} ${fallbackHint(calm, 'key-value')}`).not.toMatch(praise);
    }
  });

  it('still confirms a right answer', () => {
    expect(resultHint(situation({ question: '84', calm: true }))).toMatch(/^Yes, that is right\./);
    expect(resultHint(situation({ question: '70', calm: true }))).toMatch(/^Yes, that holds\./);
  });
});
