import type { GuardProtocolName } from '../../../contract/model-connection.ts';
import type { Model } from '../model.ts';
import { createOpenAiCompatibleModel, type OpenAiCompatibleSettings } from '../openai-compatible.ts';
import { createModerationsModel } from './moderations-model.ts';
import type { GuardProtocol } from './protocol.ts';
import { protocolOf } from './protocols.ts';

/** Where a guard model is, and which protocol was chosen for it; null: its name tells. */
export interface GuardSettings extends Pick<OpenAiCompatibleSettings, 'baseUrl' | 'apiKey' | 'model'> {
  readonly protocol?: GuardProtocolName | null | undefined;
}

/** A model that judges texts, with the protocol that it speaks. */
export interface Guard {
  readonly model: Model;
  readonly protocol: GuardProtocol;
}

/** How long a guard may take, in milliseconds; its readers wait for less. */
const timeouts = { firstToken: 15_000, silence: 10_000, wholeAnswer: 20_000 } as const;

/** Makes a guard of its settings; nothing is called yet. */
export function createGuard({ protocol: chosen, ...settings }: GuardSettings): Guard {
  const protocol = protocolOf(settings.model, chosen);
  const create = protocol.name === 'moderations' ? createModerationsModel : createOpenAiCompatibleModel;
  return { model: create({ ...settings, timeouts }), protocol };
}
