import { describe, expect, it } from 'vitest';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { situationOf } from '../detector-input.ts';
import type { AnswerKey } from '../exact/key/answer-key.ts';
import { compileGuidelines } from './compile.ts';
import { OpenReply } from './replies.ts';

const exercise = 'A ferry carries twelve rows of nine cars and some vans. Which harbour does it leave from?';
const proposed: AnswerKey = { answers: ['Rotterdam'], steps: [], model: '', proposed: true };

/** A reply to a student who asks for help, without a key so far. */
const reply = (directness: AiGuidelines['directness'] = 'guided') =>
  new OpenReply(
    compileGuidelines({ directness }),
    situationOf({ question: 'I do not know where to look.', task: exercise }),
  );

describe('a key that arrives while the reply is under way', () => {
  it('counts from the next sentence [spec 5.47]', () => {
    const open = reply();
    const first = open.push('Read the second sentence again. ').text;
    open.gate.takeKey(proposed);
    const rest = open.push('The ferry is in rotterdam then, is it not? ');
    expect([first, rest]).toEqual(['Read the second sentence again. ', { text: '', state: 'whole' }]);
    expect(open.close().receipt).toMatchObject({ stopped: ['key-value'], checkedAgainst: 'proposed' });
  });

  it('is used by the second attempt, too', () => {
    const open = reply();
    open.push('The answer is 42, since 42 = 6 * 7. ');
    open.gate.takeKey(proposed);
    open.reopen();
    expect(open.push('Look for Rotterdam on the map. ').state).toBe('stopped');
  });

  it('is left out when the answer was shown before it came: the receipt claims no comparison, the rest is shown', () => {
    const open = reply();
    const shown = 'Many ships leave Rotterdam every day. ';
    expect(open.push(shown).text).toBe(shown);
    open.gate.takeKey(proposed);
    expect(open.push('What do you read about vans? ').text).toBe('What do you read about vans? ');
    expect(open.close().receipt).toMatchObject({ outcome: 'passed', checkedAgainst: 'none' });
  });

  it('takes nothing back where the shown text passes with it, and counts as compared', () => {
    const open = reply();
    open.push('Read the second sentence again. ');
    open.gate.takeKey(proposed);
    expect(open.push('What does it ask for? ').text).toBe('What does it ask for? ');
    expect(open.close().receipt).toMatchObject({ outcome: 'passed', checkedAgainst: 'proposed' });
  });
});

describe('a hint', () => {
  /** The hint for a student who asks whether it is Antwerp. */
  const hintWith = (key: AnswerKey) => {
    const open = new OpenReply(
      compileGuidelines({ directness: 'restrictive' }),
      situationOf({ question: 'Is it Antwerp?', task: exercise, key }),
    );
    return open.addHint();
  };

  it('says nothing of a claim that only a proposed key could decide, because that key may be wrong', () => {
    const typed: AnswerKey = { answers: ['Antwerp'], steps: [], model: '' };
    const right = hintWith(typed);
    expect(hintWith({ ...typed, proposed: true })).not.toBe(right);
    expect(hintWith({ ...typed, proposed: true })).toBe(
      hintWith({ ...typed, answers: ['Oslo'], proposed: true }),
    );
  });
});
