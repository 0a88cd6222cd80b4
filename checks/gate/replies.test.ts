import { expect, it } from 'vitest';
import { defaultGuidelines } from '../../contract/guidelines.ts';
import type { PastInteraction } from '../detector.ts';
import { compileGuidelines } from './compile.ts';
import { OpenReply } from './replies.ts';

/** How often the earlier questions are read from the opening of a reply to its end. */
function readingsOf(length: number): number {
  let readings = 0;
  const earlier = Array.from({ length }, (_, at): PastInteraction => {
    const question = `I got ${at + 12} for ${at + 3} * 4, is that right?`;
    return {
      answer: 'Look at the first part again. What do you notice there?',
      get question() {
        readings += 1;
        return question;
      },
    };
  });
  const question = 'Is it 7?';
  const situation = { question, earlier, task: '', key: null, ledger: { disclosed: [] } };
  const reply = new OpenReply(compileGuidelines(defaultGuidelines('Mathematics')), situation);
  reply.push('What did you try first?');
  reply.end();
  reply.close();
  return readings;
}

it('reads each earlier question as often in a long conversation as in a short one', () => {
  const [few, many] = [readingsOf(4) / 4, readingsOf(20) / 20];
  expect(many).toBeLessThanOrEqual(few * 1.2);
});
