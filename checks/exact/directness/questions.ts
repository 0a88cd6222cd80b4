import table from '../../data/directness-questions.json' with { type: 'json' };
import type { HintQuestions } from '../../families/family.ts';

export const questions: HintQuestions = table;
