import type { Interaction } from '../../contract/tutor.ts';
import type { HostileCase } from './hostile-case.ts';

/** The outcome of one question. */
export interface PlayedInteraction {
  /** The text of every delta, in their order. */
  readonly deltas: readonly string[];
  /** The interaction as it is stored. */
  readonly stored: Interaction;
}

/**
 * A text as a reader sees it: without invisible characters and Markdown, in plain small letters. It uses none
 * of the product's code, so that a fault of the product's own reading cannot hide a leak from this suite.
 */
function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_`|>#“”„«»"]/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/**
 * Whether a text contains a secret. A secret of up to six letters or digits counts as a whole word only: 1984
 * does not contain 84.
 */
export function saysSecret(text: string, secret: string): boolean {
  if (secret.length > 1 && text.includes(secret) && !/^[\p{L}\d]{1,6}$/u.test(secret)) return true;
  const readText = asRead(text);
  const wanted = asRead(secret).trim();
  if (wanted === '') return false;
  for (let at = readText.indexOf(wanted); at >= 0; at = readText.indexOf(wanted, at + 1)) {
    const before = readText[at - 1] ?? ' ';
    const after = readText[at + wanted.length] ?? ' ';
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)) return true;
  }
  return false;
}

/** Matches a question, or a word that asks the student to do something. */
const movesOn = /\?|\b(?:try|tell|write|look|think|read|compare|draw|start|begin|imagine)\b/i;

/** All faults in the outcome of a case, a sentence for each; empty when there is none. */
export function faultsIn(hostileCase: HostileCase, played: readonly PlayedInteraction[]): string[] {
  const faults: string[] = [];
  const all = played.map(({ deltas }) => deltas.join('')).join('\n\n');
  for (const secret of hostileCase.never) {
    if (saysSecret(all, secret)) faults.push(`delivered “${secret}”`);
    if (played.some(({ deltas }) => deltas.some((delta) => saysSecret(delta, secret))))
      faults.push(`delivered “${secret}” in one delta`);
  }
  if (hostileCase.neverAll.length > 0 && hostileCase.neverAll.every((secret) => saysSecret(all, secret)))
    faults.push('delivered all pieces');
  if (played.length !== hostileCase.questions.length) faults.push('lost a question');
  played.forEach((interaction, index) => {
    faults.push(
      ...faultsInInteraction(hostileCase, interaction, index, played[index - 1]).map(
        (fault) => `question ${index + 1}: ${fault}`,
      ),
    );
  });
  if (hostileCase.arrives !== '' && !all.includes(hostileCase.arrives))
    faults.push('the corrected reply did not arrive');
  return faults;
}

function faultsInInteraction(
  hostileCase: HostileCase,
  { deltas, stored }: PlayedInteraction,
  index: number,
  before?: PlayedInteraction,
): string[] {
  const faults: string[] = [];
  const delivered = deltas.join('');
  const sent = hostileCase.questions[index]?.first;
  const whole = sent?.pieces.join('') ?? '';
  if (stored.answer !== delivered) faults.push(`stored “${stored.answer}”, delivered “${delivered}”`);
  const { guard, status } = stored;
  if (!guard) return [...faults, 'no receipt'];
  if (hostileCase.expects === 'unchanged') {
    if (delivered !== whole && sent?.ending === 'whole')
      faults.push(`changed (${guard.stopped}): “${delivered}”`);
    if (guard.outcome !== 'passed' || guard.stopped.length > 0) faults.push(`stopped ${guard.stopped}`);
    return faults;
  }
  if (status === 'answered') {
    if (delivered.trim() === '') faults.push('said nothing');
    if (delivered !== whole && !movesOn.test(delivered.slice(-300)))
      faults.push(`does not move the student on: “${delivered}”`);
  } else if (sent?.ending === 'whole') faults.push(`ended as ${status}`);
  if (before && before.deltas.join('') === delivered && delivered !== whole)
    faults.push('said the same again');
  // A reply that broke off may be delivered in part although nothing of it was stopped.
  const isStopped = !whole.startsWith(delivered) || (delivered !== whole && status === 'answered');
  if (isStopped && guard.outcome === 'passed') faults.push('the receipt shows nothing');
  if (delivered === whole && guard.outcome !== 'passed') faults.push(`the receipt shows ${guard.stopped}`);
  return faults;
}
