import { asChat, briefly, type GuardProtocol } from './protocol.ts';
import { type GuardKind, safe, unread, verdictFor } from './verdict.ts';

/** The hazards of MLCommons; defamation, advice, intellectual property and elections are lessons. */
const kinds: Readonly<Record<string, GuardKind>> = {
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
export const llamaguard: GuardProtocol = {
  name: 'llamaguard',
  models: /llama-?guard/i,
  tellsDanger: false,
  call: (text) => ({ messages: asChat(text), sampling: briefly(20) }),
  read: (answer, text) => {
    const [verdict, hazards = '', ...rest] = answer.trim().split(/\s*\n\s*/);
    if (rest.length > 0) return unread;
    if (verdict === 'safe' && hazards === '') return safe;
    if (verdict !== 'unsafe') return unread;
    const named = hazards.split(',').map((hazard) => kinds[hazard.trim().toUpperCase()]);
    return verdictFor(named, text);
  },
};
