/**
 * Prints conversations to read whole: `npm run -s guardrails:conversations [words of a title]`. Three students in five subjects
 * talk with a model that gives everything away and with one that keeps to the guidelines.
 */
import { asText, playScripts } from './guidelines/conversations.ts';

const words = process.argv.slice(2);
for (const conversation of await playScripts()) {
  const text = asText(conversation);
  const [title = ''] = text.split('\n');
  if (words.every((word) => title.includes(word))) process.stdout.write(`${text}\n\n`);
}
