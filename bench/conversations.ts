/**
 * Prints conversations to read whole: `npm run -s guardrails:conversations [words of a title]`. Three students in five subjects
 * talk with a model that gives everything away and with one that keeps to the guidelines.
 */
import { playTalks, shown } from './guidelines/conversations.ts';

const wanted = process.argv.slice(2);
for (const talk of await playTalks()) {
  const text = shown(talk);
  const [title = ''] = text.split('\n');
  if (wanted.every((word) => title.includes(word))) process.stdout.write(`${text}\n\n`);
}
