import type { Seal } from '../identity/seal.ts';
import type { TutorContext } from '../tutor/context.ts';
import type { Checks } from './checks.ts';
import type { LocalModelServer } from './find-model.ts';
import type { Models } from './models.ts';
import type { UsageCounts } from './usage-counts.ts';

/** The context of the rules in this room. */
export interface ModelConnectionContext extends TutorContext {
  /** The models that answer now. */
  readonly models: Models;
  /** Encrypts the keys of model servers. */
  readonly modelKeySeal: Seal;
  /** The settings of the environment that name the model. */
  readonly modelSettings: readonly string[];
  /** How much a connected model reads at once, in tokens (AI_CONTEXT_LENGTH); undefined to ask its server. */
  readonly modelContextLength: number | undefined;
  /** Whether the administrator of the only school may connect a model (AI_MODEL_PAGE). */
  readonly modelByAdministrator: boolean;
  /** Where model servers may be running on this machine; undefined for the usual ports. */
  readonly localModelServers: readonly LocalModelServer[] | undefined;
  /** The use of the model by the classes, as far as it is not stored yet. */
  readonly usageCounts: UsageCounts;
  /** The check of the model that is under way. */
  readonly checks: Checks;
  /** When the server started, in ISO 8601. */
  readonly startedAt: string;
}
