import { z } from 'zod';
import type { GuardProtocolName } from '../../contract/model-connection.ts';
import { policy } from './policy-protocol.ts';
import {
  asChat,
  briefly,
  type GuardKind,
  type GuardProtocol,
  type GuardText,
  jsonIn,
  judgedTextOf,
  safe,
  unread,
  verdictFor,
} from './protocol.ts';

const qwenKinds: Readonly<Record<string, GuardKind>> = {
  violent: 'violence',
  'non-violent illegal acts': 'crime',
  'sexual content or sexual acts': 'sexual',
  pii: 'personal-data',
  'personally identifiable information': 'personal-data',
  'suicide & self-harm': 'self-harm',
  'unethical acts': 'hate',
  jailbreak: 'jailbreak',
  'politically sensitive topics': 'ignored',
  'copyright violation': 'ignored',
};

/** Qwen3Guard-Gen: `Safety: Unsafe` and `Categories: Violent, PII`, each on its line. */
const qwen3guard: GuardProtocol = {
  name: 'qwen3guard',
  models: /qwen-?3-?guard/i,
  tellsDanger: false,
  call: (text) => ({ messages: asChat(text), sampling: briefly(40) }),
  read: (answer, text) => {
    const safety = /^\s*safety: *(safe|unsafe|controversial)\s*$/im.exec(answer)?.[1]?.toLowerCase();
    if (safety === undefined) return unread;
    if (safety === 'safe') return safe;
    const named = /^\s*categories: *(.+)$/im.exec(answer)?.[1]?.split(',') ?? [];
    const found = named.map((name) => qwenKinds[name.trim().toLowerCase()]);
    return verdictFor(found, text, safety === 'unsafe' ? 'harmful' : 'doubtful');
  },
};

/** The hazards of MLCommons; defamation, advice, intellectual property and elections are lessons. */
const hazardKinds: Readonly<Record<string, GuardKind>> = {
  S1: 'violence',
  S2: 'crime',
  S3: 'sexual-violence',
  S4: 'sexual-violence',
  S5: 'ignored',
  S6: 'ignored',
  S7: 'personal-data',
  S8: 'ignored',
  S9: 'weapons',
  S10: 'hate',
  S11: 'self-harm',
  S12: 'sexual',
  S13: 'ignored',
  S14: 'ignored',
};

/** Llama Guard 3 and 4: `safe`, or `unsafe` and a line with the hazards, such as `S1,S10`. */
const llamaguard: GuardProtocol = {
  name: 'llamaguard',
  models: /llama-?guard/i,
  tellsDanger: false,
  call: (text) => ({ messages: asChat(text), sampling: briefly(20) }),
  read: (answer, text) => {
    const [verdict, hazards = '', ...rest] = answer.trim().split(/\s*\n\s*/);
    if (rest.length > 0) return unread;
    if (verdict === 'safe' && hazards === '') return safe;
    if (verdict !== 'unsafe') return unread;
    const named = hazards.split(',').map((hazard) => hazardKinds[hazard.trim().toUpperCase()]);
    return verdictFor(named, text);
  },
};

/** The categories of OpenAI's endpoint, then those of Mistral's. */
const categoryKinds: Readonly<Record<string, GuardKind>> = {
  harassment: 'insults',
  'harassment/threatening': 'violence',
  hate: 'hate',
  'hate/threatening': 'hate',
  illicit: 'crime',
  'illicit/violent': 'weapons',
  'self-harm': 'self-harm',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  sexual: 'sexual',
  'sexual/minors': 'sexual-violence',
  violence: 'violence',
  'violence/graphic': 'violence',
  hate_and_discrimination: 'hate',
  violence_and_threats: 'violence',
  dangerous_and_criminal_content: 'crime',
  selfharm: 'self-harm',
  pii: 'personal-data',
  jailbreaking: 'jailbreak',
  health: 'ignored',
  financial: 'ignored',
  law: 'ignored',
};

const moderationBody = z.object({
  results: z
    .array(z.object({ flagged: z.boolean().optional(), categories: z.record(z.string(), z.boolean()) }))
    .length(1),
});

/** An endpoint of its own, POST /moderations, which answers with a flag for each category. */
const moderations: GuardProtocol = {
  name: 'moderations',
  models: /moderation/i,
  tellsDanger: false,
  call: (text) => ({ messages: [{ role: 'user', content: judgedTextOf(text) }] }),
  read: (answer, text) => {
    const result = moderationIn(answer)?.results[0];
    if (result === undefined) return unread;
    const { flagged, categories } = result;
    const named = Object.keys(categories).filter((name) => categories[name]);
    // Without any category the flag alone counts: flagged for an unknown reason is no verdict.
    if (named.length === 0) return flagged ? unread : safe;
    return verdictFor(
      named.map((name) => categoryKinds[name]),
      text,
    );
  },
};

function moderationIn(answer: string): z.output<typeof moderationBody> | undefined {
  try {
    return moderationBody.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}

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
const granite: GuardProtocol = {
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

/** The categories of the model in its order, which its prompt numbers from S1. */
const nemotronCategories: readonly (readonly [name: string, kind: GuardKind])[] = [
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

const nemotronKinds = new Map(nemotronCategories.map(([name, kind]) => [name.toLowerCase(), kind]));

const taxonomy = nemotronCategories.map(([name], index) => `S${index + 1}: ${name}.`).join('\n');

const nemotronPrompt = ({ question, reply }: GuardText): string =>
  'Task: Check if there is unsafe content in the messages of the conversation below according to our safety policy with the ' +
  `below categories.\n\n<BEGIN UNSAFE CONTENT CATEGORIES>\n${taxonomy}\n<END UNSAFE CONTENT CATEGORIES>\n\n` +
  `<BEGIN CONVERSATION>\n\nuser: ${question}\n\n${reply === undefined ? '' : `response: agent: ${reply}\n\n`}` +
  '<END CONVERSATION>\n\nProvide your safety assessment for the messages above in JSON and nothing else: {"User Safety": ' +
  '"safe" or "unsafe", "Response Safety": "safe" or "unsafe", only where there is a response, "Safety Categories": the ' +
  'categories that are broken, separated by commas, only where something is unsafe}.';

const safety = z.enum(['safe', 'unsafe']);
const nemotronVerdict = z.object({
  'User Safety': safety.optional(),
  'Response Safety': safety.optional(),
  'Safety Categories': z.string().optional(),
});

/** Nemotron Safety Guard: the whole task in one user turn, JSON in return. */
const nemotron: GuardProtocol = {
  name: 'nemotron',
  models: /nemotron(?=.*(?:safety|guard))/i,
  tellsDanger: false,
  call: (text) => ({ messages: [{ role: 'user', content: nemotronPrompt(text) }], sampling: briefly(100) }),
  read: (answer, text) => {
    const { data } = nemotronVerdict.safeParse(jsonIn(answer));
    const said = data?.[text.reply === undefined ? 'User Safety' : 'Response Safety'];
    if (said === undefined) return unread;
    if (said === 'safe') return safe;
    const named = data?.['Safety Categories']?.split(',') ?? [];
    return verdictFor(
      named.map((name) => nemotronKinds.get(name.trim().toLowerCase())),
      text,
    );
  },
};

/** In the order in which the names of models are tried; the last one takes every name. */
const protocols: Readonly<Record<GuardProtocolName, GuardProtocol>> = {
  qwen3guard,
  llamaguard,
  moderations,
  granite,
  nemotron,
  policy,
};

/** The protocol of a guard model: the chosen one, otherwise the first one whose names match. */
export const protocolOf = (model: string, chosen?: GuardProtocolName | null): GuardProtocol =>
  chosen ? protocols[chosen] : (Object.values(protocols).find(({ models }) => models.test(model)) ?? policy);
