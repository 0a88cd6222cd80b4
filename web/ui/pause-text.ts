import { t } from '@lingui/core/macro';

/**
 * The words of a pause as its students read them: the teacher's own, or the usual ones when there are none.
 */
export const pauseText = ({ text }: { text: string }): string => text || t`Eyes up, please.`;
