import type { Endpoint } from '../../contract/endpoint.ts';
import { callerWhoMay, idsOf } from './strange-ids.ts';
import { type CallerKind, callerKinds, expected, states, variants, whoMay } from './who-may.ts';

/** The refusals of an operation that the tests in this folder show, and its own tests need not repeat. */
export function refusalsShown(name: string, endpoint: Endpoint): ReadonlySet<string> {
  const rows = Object.values(variants).flatMap(({ operation, row }) =>
    operation === name && row ? [row] : [],
  );
  const own = whoMay[name];
  if (!own) return new Set();
  const kinds = Object.keys(callerKinds) as CallerKind[];
  return new Set([
    ...[own, ...rows].flatMap((row) =>
      states.flatMap((state) => kinds.map((kind) => expected(endpoint, row, kind, state))),
    ),
    ...(callerWhoMay(endpoint, own) ? idsOf(name, endpoint, own) : []).flatMap(([, code]) => code ?? []),
  ]);
}
