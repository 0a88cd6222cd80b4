import { plainWords } from '../../canonical/plain-words.ts';
import { oncePerText } from '../../once-per-text.ts';
import type { ContentKind } from '../heads.ts';
import { ageOf } from './age.ts';

/** What is known about the class of a conversation. The checks of harmful content depend on it. */
export interface ClassContext {
  readonly subject: string;
  /** What the teacher typed about the age or grade of the class; empty for nothing. */
  readonly age: string;
  /** What the teacher wrote about the class and the exercise, which can name a field of the subject. */
  readonly topic: string;
}

/** The fields that schools teach: the words for each in seven languages, and the kinds of harmful content that it teaches about. */
const fields = {
  history: {
    words:
      /\bhistor(?:y|ia|ien)\b|\bhistoire|\bgeschichte|holocaust|shoah|genocid|\bwars?\b|\bweltkrieg|\bguerr[ae]s?\b|\bpolitic|\bcivics\b|\bnews\b|历史|战争|政治|تاريخ|حرب/,
    kinds: ['violence', 'sexual-violence', 'extremism', 'weapons', 'hate'],
  },
  biology: {
    words:
      /\bbiolog|\bhealth\b|\bpshe\b|\bsex ed|\breproduc|\bsante\b|\bsalud\b|\bsaude\b|\bgesundheit|\bsexualkunde|生物|健康|أحياء|صحة/,
    kinds: ['sexual', 'sexual-violence', 'drugs', 'self-harm-methods'],
  },
  chemistry: {
    words: /\bchem(?:istry|ie)\b|\bchimie\b|\bquimica\b|化学|كيمياء/,
    kinds: ['weapons', 'drugs'],
  },
  literature: {
    words: /\bliteratur|\bnovels?\b|\bdramas?\b|\bpoetry\b|\bnovelas?\b|\btheatre\b|文学|小说|أدب|رواية/,
    kinds: [
      'violence',
      'insults',
      'hate',
      'sexual',
      'sexual-violence',
      'crime',
      'drugs',
      'self-harm-methods',
    ],
  },
  law: {
    words:
      /\b(?:criminal|civil|international) law\b|\bcriminolog|\brechtskunde|\bdroit\b|\bderecho\b|\bdireito\b|法律|قانون/,
    kinds: [
      'crime',
      'drugs',
      'weapons',
      'violence',
      'sexual-violence',
      'personal-data',
      'insults',
      'gambling',
    ],
  },
  religion: {
    words: /\breligio|\bethi(?:cs|k)\b|\bethique\b|\betica\b|宗教|دين|إسلام/,
    kinds: ['hate', 'extremism', 'violence', 'sexual', 'self-harm-methods'],
  },
  sociology: {
    words: /\bsociolog|\bpsycholog|\bsoziolog|\bsociedad|\bsociedade|社会|心理|اجتماع/,
    kinds: ['hate', 'violence', 'drugs', 'crime', 'self-harm-methods', 'gambling', 'insults'],
  },
  probability: {
    words:
      /\bprobabilit|\bstatisti|\bwahrscheinlich|\bstochastik|\bprobabilid|\bestadistic|\bestatistic|概率|统计|احتمال|إحصاء/,
    kinds: ['gambling'],
  },
  security: {
    words: /\bsecurity\b|\bcyber|\bcrypto|\bseguridad|\bseguranca|\bsecurite|\bsicherheit|安全|أمن/,
    kinds: ['crime', 'personal-data'],
  },
} as const satisfies Record<string, { words: RegExp; kinds: readonly ContentKind[] }>;

type FieldName = keyof typeof fields;

/** The fields that a subject of the product can contain. */
const fieldsOf: Readonly<Record<string, readonly FieldName[]>> = {
  Mathematics: ['probability'],
  Science: ['biology', 'chemistry'],
  'Computer Science': ['security'],
  'Language Arts': ['literature'],
  'Social Studies': ['history', 'law', 'religion', 'sociology'],
  'Foreign Languages': ['literature'],
  Business: ['law', 'probability'],
};

/** How much of a topic is read for the names of fields, in characters. */
const longestTopic = 2_000;

/** The fields that a topic names. */
const fieldsNamedIn = oncePerText((topic): readonly FieldName[] => {
  const words = plainWords(topic.slice(0, longestTopic));
  return (Object.keys(fields) as FieldName[]).filter(
    (name) => words !== '' && fields[name].words.test(words),
  );
});

/** The kinds that a class teaches about; null for a subject that is not recognised. */
function taughtIn({ subject = '', topic = '' }: Partial<ClassContext>): ReadonlySet<ContentKind> | null {
  const bySubject = fieldsOf[subject];
  const byTopic = fieldsNamedIn(topic);
  if (!bySubject && byTopic.length === 0) return null;
  const all = [...(bySubject ?? []), ...byTopic];
  return new Set(all.flatMap((name): readonly ContentKind[] => fields[name].kinds));
}

/** By how much the threshold of a finding differs in a class, in log-odds. */
const margins = {
  /** For a kind that the subject of the class does not teach about. */
  untaught: -0.2,
  /** For every kind in a class of young students. */
  young: -0.2,
  /** For some kinds that the subject of older students teaches about. */
  older: 0.4,
} as const;

/** At or below this nothing is harmful content, whatever its kind and the class. */
export const leastContentMargin = margins.untaught + margins.young;

const youngBelow = 12;
const olderFrom = 16;
const kindsForOlder: readonly ContentKind[] = ['sexual', 'drugs', 'violence', 'gambling'];

/** How far above its threshold harmful content of a kind has to be in a class; 0 where nothing is known of the class. */
export function contentMargin(context: Partial<ClassContext>, kind: ContentKind): number {
  const taught = taughtIn(context);
  const age = ageOf(context.age ?? '');
  const isTaught = taught?.has(kind) === true;
  const margin = taught === null || isTaught ? 0 : margins.untaught;
  if (age < youngBelow) return margin + margins.young;
  return isTaught && age >= olderFrom && kindsForOlder.includes(kind) ? margin + margins.older : margin;
}
