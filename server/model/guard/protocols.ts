import type { GuardProtocolName } from '../../../contract/model-connection.ts';
import { granite } from './granite.ts';
import { llamaguard } from './llamaguard.ts';
import { moderations } from './moderations.ts';
import { nemotron } from './nemotron.ts';
import { policy } from './policy.ts';
import type { GuardProtocol } from './protocol.ts';
import { qwen3guard } from './qwen3guard.ts';

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
