/**
 * Prints conversations to read whole: `npm run -s guardrails:conversations [words of a title]`. Three
 * students in five subjects talk with a model that gives everything away and with one that keeps to the
 * guidelines. `npm run -s guardrails:conversations practice [words of a name]` prints what students say to
 * the practice tutor.
 */
import { asText, playScripts } from './guidelines/conversations.ts';
import { practiceAsText, practiceNamed } from './guidelines/practice-conversations.ts';

const words = process.argv.slice(2);
if (words[0] === 'practice')
  for (const script of practiceNamed(words.slice(1)))
    process.stdout.write(`${await practiceAsText(script)}\n\n`);
else
  for (const conversation of await playScripts()) {
    const text = asText(conversation);
    const [title = ''] = text.split('\n');
    if (words.every((word) => title.includes(word))) process.stdout.write(`${text}\n\n`);
  }
