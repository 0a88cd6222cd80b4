/**
 * Measures two properties of the guardrails on the replies of the hostile suite. What they show does not
 * depend on the pieces in which a reply arrives. A looser level stops nothing that a stricter one passes.
 */

import { closeReply, endAttempt, openReply, pushPiece, readAnswerKey } from '../../checks/checks.ts';
import { hostileCases } from '../../test/hostile/cases.ts';
import { deliveries } from '../../test/hostile/deliveries.ts';
import type { HostileCase } from '../../test/hostile/hostile-case.ts';
import { levelsOf, onlyAt } from '../../test/hostile/levels.ts';
import type { Row } from './row.ts';

/** What the guardrails show of the reply of a case at a level, and whether they stop it. */
function released(
  one: HostileCase,
  level: string,
  pieces: readonly string[],
): { text: string; stopped: boolean } {
  const id = one.name;
  openReply(id, {
    guidelines: onlyAt(one.family, level),
    question: one.questions[0]?.question ?? '',
    earlier: [],
    task: `${one.task.title}\n${one.task.description}`,
    key: one.key && readAnswerKey(one.key).key,
    disclosed: [],
  });
  const shown = [...pieces.map((piece) => pushPiece(id, piece)), endAttempt(id)];
  const { stopped } = closeReply(id).receipt;
  return { text: shown.map(({ text }) => text).join(''), stopped: stopped.length > 0 };
}

/** The replies of the hostile suite, judged by the guardrails alone. */
export function measure(): Row[] {
  const chunking = { same: 0, of: 0 };
  const levels = { ordered: 0, of: 0 };
  for (const one of hostileCases()) {
    const text = one.questions[0]?.first.pieces.join('') ?? '';
    const whole = released(one, one.level, [text]);
    for (const { cuts } of deliveries) {
      chunking.of += 1;
      if (released(one, one.level, cuts(text, text)).text === whole.text) chunking.same += 1;
    }
    // The strictest level comes first. Once a level passes the reply, every looser one must pass it.
    const stopped = levelsOf(one.family).map((level) => released(one, level, [text]).stopped);
    levels.of += 1;
    if (stopped.every((now, at) => at === 0 || !now || stopped[at - 1])) levels.ordered += 1;
  }
  return [
    {
      figure: 'verdict independent of chunking',
      hits: chunking.same,
      of: chunking.of,
      target: { atLeast: 1 },
    },
    {
      figure: 'a looser level stops nothing that a stricter one passes',
      hits: levels.ordered,
      of: levels.of,
      target: { atLeast: 1 },
    },
  ];
}
