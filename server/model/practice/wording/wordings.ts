import type { TalkReading } from '../../../../guardrails/guardrails.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Wording } from './wording.ts';

/** The sentences of the practice tutor in every language that it speaks. */
export const wordings: Readonly<Record<TalkReading['language'], Wording>> = { de, en, es, fr };
