import type { KindOf } from '../families/standing.ts';

/** A kind of harmful content, as the receipt names it after "content:". */
export type ContentKind = KindOf<'content'>;

/** What the scorer can find in a text. A text can be several of them. */
export const findings = [
  'danger',
  'distress',
  'lingers',
  'switchOff',
  'pressure',
  'offloading',
  /** A request for something harmful. */
  'harmfulRequest',
  'stuck',
  /** A tutor's sentence that no tutor may say. */
  'manner',
  /** A tutor's sentence with harmful content. */
  'harmfulReply',
] as const;
export type Finding = (typeof findings)[number];

const contentKinds = [
  'sexual-violence',
  'self-harm-methods',
  'extremism',
  'hate',
  'sexual',
  'weapons',
  'drugs',
  'dangerous-challenges',
  'personal-data',
  'crime',
  'violence',
  'insults',
  'gambling',
] as const satisfies readonly ContentKind[];

const mannerKinds = [
  'befriending',
  'feelings',
  'flattery',
  'secrecy',
  'guilt',
  'pressure',
  'rewards',
  'prolonging',
  'self',
  'private',
  'isolating',
  'certainty',
] as const satisfies readonly KindOf<'manner'>[];

/** The kinds of a finding. The scorer names the likeliest one of a text that has the finding. */
export const kinds = {
  danger: ['self-harm', 'abuse', 'threat'],
  distress: ['condition', 'isolation', 'low-mood', 'family'],
  content: contentKinds,
  manner: mannerKinds,
  act: ['stuck', 'presses', 'elsewhere', 'ends', 'step', 'asks'],
} as const;
export type KindGroup = keyof typeof kinds;
export type KindIn<Group extends KindGroup> = (typeof kinds)[Group][number];

/** The heads of all kinds, as `group:kind`. */
export const kindHeads = (Object.keys(kinds) as KindGroup[]).flatMap((group) =>
  kinds[group].map((kind) => `${group}:${kind}` as const),
);
export type KindHead = (typeof kindHeads)[number];
