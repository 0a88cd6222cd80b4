import { asChat, briefly, type GuardProtocol } from './protocol.ts';
import { type GuardKind, safe, unread, verdictFor } from './verdict.ts';

const kinds: Readonly<Record<string, GuardKind>> = {
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
export const qwen3guard: GuardProtocol = {
  name: 'qwen3guard',
  models: /qwen-?3-?guard/i,
  tellsDanger: false,
  call: (text) => ({ messages: asChat(text), sampling: briefly(40) }),
  read: (answer, text) => {
    const safety = /^\s*safety: *(safe|unsafe|controversial)\s*$/im.exec(answer)?.[1]?.toLowerCase();
    if (safety === undefined) return unread;
    if (safety === 'safe') return safe;
    const named = /^\s*categories: *(.+)$/im.exec(answer)?.[1]?.split(',') ?? [];
    const found = named.map((name) => kinds[name.trim().toLowerCase()]);
    return verdictFor(found, text, safety === 'unsafe' ? 'harmful' : 'doubtful');
  },
};
