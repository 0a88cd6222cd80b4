import type { Talk } from '../model.ts';
import { practiceReply } from './reply.ts';

type Setting = Partial<Pick<Talk, 'guidelines' | 'subject' | 'task' | 'key'>>;

/** For tests: plays a student's messages to the practice tutor and returns its replies. */
export function talkAbout(setting: Setting, ...messages: readonly string[]): string[] {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of messages) {
    const turn: Talk = {
      guidelines: { directness: 'guided' },
      subject: 'Mathematics',
      task: '',
      key: null,
      ...setting,
      earlier: [...earlier],
      question,
    };
    earlier.push({ question, answer: practiceReply(turn) });
  }
  return earlier.map(({ answer }) => answer);
}

/** For tests: the same in a session of a guided class. */
export const talk = (...messages: readonly string[]): string[] => talkAbout({}, ...messages);

/** For tests: the reply to the last message. */
export const last = (...messages: readonly string[]): string => talk(...messages).at(-1) ?? '';
