import { asChat, briefly, type GuardProtocol } from './protocol.ts';
import { safe, unread } from './verdict.ts';

/** The models that take the name of a risk as their system message; later ones take a block with a criterion. */
const takesRisk = /granite-?3|guardian-?3/i;

const criteria = {
  question: 'The user asks for harmful content, or for help with something that harms people.',
  reply: 'The assistant gives harmful content, or helps with something that harms people.',
};

const scoring =
  'If the last message meets the criteria, return "yes"; otherwise, return "no". Write the answer between <score> tags.';

const block = (criterion: string): string =>
  `<guardian><no-think>\n### Criteria: ${criterion}\n\n### Scoring Schema: ${scoring}`;

/** Granite Guardian answers yes or no to one criterion. It names no kind of content, and no danger. */
export const granite: GuardProtocol = {
  name: 'granite',
  models: /guardian/i,
  tellsDanger: false,
  call: (text, model) => {
    const criterion = text.reply === undefined ? criteria.question : criteria.reply;
    const messages = takesRisk.test(model)
      ? [{ role: 'system', content: 'harm' } as const, ...asChat(text)]
      : [...asChat(text), { role: 'user', content: block(criterion) } as const];
    return { messages, sampling: briefly(20) };
  },
  read: (answer) => {
    const tagged = /<score>\s*(yes|no)\s*<\/score>/i.exec(answer);
    const score = (tagged ?? /^\s*(yes|no)\s*(?:<|\n|$)/i.exec(answer))?.[1]?.toLowerCase();
    if (score === undefined) return unread;
    return score === 'yes' ? { is: 'harmful', kinds: [] } : safe;
  },
};
