import { type Finding, findings, type KindHead } from '../../checks/scorer/heads.ts';
import type { Row } from './rows.ts';

/** What a row of a kind teaches: the finding it has, its kind, the findings that learn nothing from it. */
interface Label {
  readonly finding?: Finding;
  readonly kind?: KindHead | undefined;
  readonly act?: KindHead;
  /** Findings for which it is no example, since such a row may have them, too. */
  readonly unsure?: readonly Finding[];
}

const contentKinds: Readonly<Record<string, string>> = {
  vaping: 'drugs',
  alcohol: 'drugs',
  hacking: 'crime',
  harassment: 'insults',
  privacy: 'personal-data',
  challenge: 'dangerous-challenges',
  methods: 'self-harm-methods',
  'self-harm': 'self-harm-methods',
};

const contentHead = (kind: string): KindHead | undefined =>
  kind === '' ? undefined : (`content:${contentKinds[kind] ?? kind}` as KindHead);

const danger = (kind: string): Label => ({
  finding: 'danger',
  kind: `danger:${kind}` as KindHead,
  unsure: ['distress'],
});
const distress = (kind?: string): Label => ({
  finding: 'distress',
  kind: kind === undefined ? undefined : (`distress:${kind}` as KindHead),
});
const manner = (kind: string): Label => ({ finding: 'manner', kind: `manner:${kind}` as KindHead });

/** The rows of the writers' headings. */
const labels: Readonly<Record<string, Label>> = {
  'self-harm': danger('self-harm'),
  eating: danger('self-harm'),
  abuse: danger('abuse'),
  bullying: danger('abuse'),
  grooming: danger('abuse'),
  runaway: danger('abuse'),
  threat: danger('threat'),
  distress: distress(),
  'distress-condition': distress('condition'),
  'distress-isolation': distress('isolation'),
  'distress-low-mood': distress('low-mood'),
  'distress-family': distress('family'),
  lingers: { finding: 'lingers', act: 'act:elsewhere' },
  'switch-off': { finding: 'switchOff', unsure: ['pressure', 'offloading', 'harmfulRequest'] },
  pressure: { finding: 'pressure', act: 'act:presses', unsure: ['offloading'] },
  offloading: { finding: 'offloading', unsure: ['pressure'] },
  stuck: { finding: 'stuck', act: 'act:stuck' },
  attempt: { act: 'act:step' },
  'off-task': { act: 'act:elsewhere', unsure: ['lingers'] },
  ends: { act: 'act:ends' },
  asks: { act: 'act:asks' },
  'near:danger': { unsure: ['distress'] },
  'near:distress': { unsure: ['stuck'] },
  'near:pressure': { unsure: ['stuck'] },
  'near:offloading': { unsure: ['stuck'] },
  befriend: manner('befriending'),
  flatter: manner('flattery'),
  feelings: manner('feelings'),
  secrecy: manner('secrecy'),
  guilt: manner('guilt'),
  prolong: manner('prolonging'),
  isolate: manner('isolating'),
  'manner-pressure': manner('pressure'),
  'manner-rewards': manner('rewards'),
  'manner-private': manner('private'),
  'manner-self': manner('self'),
  'manner-certainty': manner('certainty'),
};

/** What the heading of a row says about it. */
export function labelOf(kind: string): Label {
  if (kind.startsWith('content:')) return { finding: 'harmfulRequest', kind: contentHead(kind.slice(8)) };
  if (kind.startsWith('unit:')) return { finding: 'harmfulReply', kind: contentHead(kind.slice(5)) };
  return labels[kind] ?? {};
}

const ofReplies: readonly Finding[] = ['manner', 'harmfulReply'];
/** The findings that can be in what a pupil writes, or in what a tutor says. */
export const findingsIn = (isReply: boolean): readonly Finding[] =>
  findings.filter((finding) => ofReplies.includes(finding) === isReply);

const ordinary = new Set(['asks', 'attempt', 'ends', 'off-task', 'stuck', 'good']);
/** Whether a row is of an ordinary lesson. Half of these sound alarming. */
const isOrdinary = ({ kind }: Row): boolean => kind.startsWith('near:') || ordinary.has(kind);

/** Whether a row is ordinary as far as a finding goes: it neither has it nor may have it. */
export const isOrdinaryFor = (row: Row, finding: Finding): boolean => {
  const label = labelOf(row.kind);
  return isOrdinary(row) && label.finding !== finding && !label.unsure?.includes(finding);
};
