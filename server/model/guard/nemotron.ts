import { z } from 'zod';
import { briefly, type GuardProtocol, jsonIn } from './protocol.ts';
import { type GuardKind, type GuardText, safe, unread, verdictFor } from './verdict.ts';

/** The categories of the model in its order, which its prompt numbers from S1. */
const categories: readonly (readonly [name: string, kind: GuardKind])[] = [
  ['Violence', 'violence'],
  ['Sexual', 'sexual'],
  ['Criminal Planning/Confessions', 'crime'],
  ['Guns and Illegal Weapons', 'weapons'],
  ['Controlled/Regulated Substances', 'drugs'],
  ['Suicide and Self Harm', 'self-harm'],
  ['Sexual (minor)', 'sexual-violence'],
  ['Hate/Identity Hate', 'hate'],
  ['PII/Privacy', 'personal-data'],
  ['Harassment', 'insults'],
  ['Threat', 'violence'],
  ['Profanity', 'insults'],
  ['Needs Caution', 'ignored'],
  ['Other', 'ignored'],
  ['Manipulation', 'ignored'],
  ['Fraud/Deception', 'crime'],
  ['Malware', 'crime'],
  ['High Risk Gov Decision Making', 'ignored'],
  ['Political/Misinformation/Conspiracy', 'ignored'],
  ['Copyright/Trademark/Plagiarism', 'ignored'],
  ['Unauthorized Advice', 'ignored'],
  ['Illegal Activity', 'crime'],
  ['Immoral/Unethical', 'ignored'],
];

const kinds = new Map(categories.map(([name, kind]) => [name.toLowerCase(), kind]));

const taxonomy = categories.map(([name], index) => `S${index + 1}: ${name}.`).join('\n');

const prompt = ({ question, reply }: GuardText): string =>
  'Task: Check if there is unsafe content in the messages of the conversation below according to our safety policy with the ' +
  `below categories.\n\n<BEGIN UNSAFE CONTENT CATEGORIES>\n${taxonomy}\n<END UNSAFE CONTENT CATEGORIES>\n\n` +
  `<BEGIN CONVERSATION>\n\nuser: ${question}\n\n${reply === undefined ? '' : `response: agent: ${reply}\n\n`}` +
  '<END CONVERSATION>\n\nProvide your safety assessment for the messages above in JSON and nothing else: {"User Safety": ' +
  '"safe" or "unsafe", "Response Safety": "safe" or "unsafe", only where there is a response, "Safety Categories": the ' +
  'categories that are broken, separated by commas, only where something is unsafe}.';

const safety = z.enum(['safe', 'unsafe']);
const verdict = z.object({
  'User Safety': safety.optional(),
  'Response Safety': safety.optional(),
  'Safety Categories': z.string().optional(),
});

/** Nemotron Safety Guard: the whole task in one user turn, JSON in return. */
export const nemotron: GuardProtocol = {
  name: 'nemotron',
  models: /nemotron(?=.*(?:safety|guard))/i,
  tellsDanger: false,
  call: (text) => ({ messages: [{ role: 'user', content: prompt(text) }], sampling: briefly(100) }),
  read: (answer, text) => {
    const { data } = verdict.safeParse(jsonIn(answer));
    const said = data?.[text.reply === undefined ? 'User Safety' : 'Response Safety'];
    if (said === undefined) return unread;
    if (said === 'safe') return safe;
    const named = data?.['Safety Categories']?.split(',') ?? [];
    return verdictFor(
      named.map((name) => kinds.get(name.trim().toLowerCase())),
      text,
    );
  },
};
