import type { GuardProtocolName } from '../../../contract/model-connection.ts';
import { granite } from './granite.ts';
import { llamaguard } from './llamaguard.ts';
import { moderations } from './moderations.ts';
import { nemotron } from './nemotron.ts';
import { policy } from './policy.ts';
import type { GuardProtocol } from './protocol.ts';
import { qwen3guard } from './qwen3guard.ts';

/** In the order in which names are tried; the last one takes every name. */
const protocols: readonly GuardProtocol[] = [qwen3guard, llamaguard, moderations, granite, nemotron, policy];

/** The protocol of a guard model: the chosen one, otherwise the one that its name points to. */
export const protocolOf = (model: string, chosen?: GuardProtocolName | null): GuardProtocol =>
  protocols.find(({ name, models }) => (chosen ? name === chosen : models.test(model))) ?? policy;
