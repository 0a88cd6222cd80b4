import type { KindOf } from '../../families/standing.ts';

/** A kind of harmful content, as the receipt names it after "content:". */
export type ContentKind = KindOf<'content'>;
