import type { Interaction } from '../../contract/tutor.ts';

/**
 * All text of a model passes a gate before anybody sees it: the student's stream, the stored answer and the
 * teacher's monitor know only what it released. What was released is final.
 */
export interface Gate {
  /** Takes the model's next piece. @returns what may be shown now, possibly nothing */
  push(text: string): string;
  /** The model's answer is complete. @returns what may still be shown */
  end(): string;
  /** What the gate did with the answer so far. */
  verdict(): NonNullable<Interaction['guard']>;
}

/** Releases everything: no guideline is compiled to a check yet. */
export function openGate(): Gate {
  return {
    push: (text) => text,
    end: () => '',
    verdict: () => ({ outcome: 'passed', rule: null }),
  };
}
