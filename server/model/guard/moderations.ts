import { z } from 'zod';
import { type GuardProtocol, judgedTextOf } from './protocol.ts';
import { type GuardKind, safe, unread, verdictFor } from './verdict.ts';

/** The categories of OpenAI's endpoint, then those of Mistral's. */
const kinds: Readonly<Record<string, GuardKind>> = {
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

const body = z.object({
  results: z
    .array(z.object({ flagged: z.boolean().optional(), categories: z.record(z.string(), z.boolean()) }))
    .length(1),
});

/** An endpoint of its own, POST /moderations, which answers with a flag for each category. */
export const moderations: GuardProtocol = {
  name: 'moderations',
  models: /moderation/i,
  tellsDanger: false,
  call: (text) => ({ messages: [{ role: 'user', content: judgedTextOf(text) }] }),
  read: (answer, text) => {
    const result = parsed(answer)?.results[0];
    if (result === undefined) return unread;
    const { flagged, categories } = result;
    const named = Object.keys(categories).filter((name) => categories[name]);
    // Without any category the flag alone counts: flagged for an unknown reason is no verdict.
    if (named.length === 0) return flagged ? unread : safe;
    return verdictFor(
      named.map((name) => kinds[name]),
      text,
    );
  },
};

function parsed(answer: string): z.output<typeof body> | undefined {
  try {
    return body.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}
