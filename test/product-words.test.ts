import { describe, expect, it } from 'vitest';
import { closeReply, endAttempt, openReply, pushPiece } from '../checks/checks.ts';
import { quickStarts } from '../contract/quick-starts.ts';
import { readFiles } from '../dev/read-files.mjs';

/** The sentences that may speak in the first person, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'Sorry, I encountered an error. Please try again.': 'the specification fixes it for a chat that failed',
};

/** What students and administrators say: their buttons, messages and examples. */
const saidByPeople: readonly RegExp[] = [
  /^(?:Ask my teacher|I am coming(?:: \{studentName\})?|I am on it|I no longer need help|I am the contact|I have kept them|I let each student in|Read my work)$/,
  /^(?:How (?:can|do) I|I took 15 away|I want to (?:create|discover)|Be my learning coach|Translate into French)/,
  /Je voudrais un café|the conditional have for “je”/,
];

/**
 * The sources with the product's own words: questions of the tutor, the practice tutor, fixed texts, refusals
 * and emails.
 */
const sources = readFiles(
  ['checks/data', 'server', 'contract'],
  /(?:(?:support|content|pointer)-text|errors|-email)\.ts$|hint-sentences\.json$/,
).filter(({ path }) => !path.includes('.test.'));

const hasTwoWords = (text: string): boolean => /\p{L} \p{L}|\p{Script=Han}{6}/u.test(text);
const isPattern = (text: string): boolean => /\(\?[:<!=]|\\[bpw]/.test(text);

/**
 * The prose in a source: of a table its cells, of code its string literals of at least two words. A literal that goes on after a + on the
 * next line counts as one.
 */
const textsIn = (path: string, source: string): string[] =>
  path.endsWith('.json') ? textsInData(JSON.parse(source)) : textsInCode(source);

const textsInData = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : Object.values(data as object).flatMap(textsInData);

const textsInCode = (source: string): string[] =>
  [...source.replace(/'\s*\+\s*'/g, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) =>
      (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '…').replaceAll("\\'", '’'),
    )
    .filter((text) => hasTwoWords(text) && !isPattern(text));

/**
 * The messages of the catalogues with their translations. Those of more than one line are examples in code.
 */
const messages = readFiles(['web/locales'], /es\.po$/).flatMap(({ text }) =>
  [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map((match) => {
    const [, english = '', spanish = ''] = match.map((said) => said.replaceAll('\\"', '"'));
    return { english, spanish };
  }),
);
const catalogue = messages.map(({ english }) => english);

/**
 * Texts that the checks would stop or that sound like a first person, although they are about accounts and
 * classes. A tutor never says them.
 */
const aboutAccounts: ReadonlySet<string> = new Set([
  '{resets, plural, one {# student’s new password waits to be confirmed.} other {# students’ new passwords wait to be confirmed.}}',
  'Are you a student?',
  'Are you a teacher?',
  'Level Up',
  'My Classes',
  'My lessons',
  'spoke of itself as a person',
  'The code <0>{0}</0> stops working at once. Students who have joined stay in the class. Everybody else needs the new code.',
  'You are the safeguarding contact of {schoolName} now. Alerts appear at the top of your dashboard.',
  '{count, plural, one {Un docente restableció tu contraseña. # clase de otro docente se vuelve a abrir cuando ese docente confirme que eres tú, o cuando entres desde un dispositivo que ya usaste.} many {Un docente restableció tu contraseña. # clases de otros docentes se vuelven a abrir cuando esos docentes confirmen que eres tú, o cuando entres desde un dispositivo que ya usaste.} other {Un docente restableció tu contraseña. # clases de otros docentes se vuelven a abrir cuando esos docentes confirmen que eres tú, o cuando entres desde un dispositivo que ya usaste.}}',
  '{months, plural, one {# mes} many {# meses} other {# meses}}',
  'todos los demás accesos',
  'El monitor en vivo se está cargando',
  'El segundo factor está activado. En los demás dispositivos se ha cerrado tu acceso.',
  'Eres el contacto de bienestar de tu escuela: ves todas las alertas sobre estudiantes que pueden estar en peligro. Los estudiantes no pueden registrarse hasta que lo confirmes.',
  'Aquí tu acceso sigue abierto. En los demás dispositivos se cierra.',
]);

const isOwn = (english: string): boolean =>
  !(english in exceptions) && !saidByPeople.some((one) => one.test(english));
const own = [...new Set([...catalogue, ...sources.flatMap(({ path, text }) => textsIn(path, text))])].filter(
  isOwn,
);
const translations = [
  ...new Set(
    messages
      .filter(({ english }) => isOwn(english) && !aboutAccounts.has(english))
      .map(({ spanish }) => spanish),
  ),
];

/**
 * Words of the first person, in the languages of the texts. "Me" counts only after certain English words, and
 * "mi" not at all, since they mean something else in other languages.
 */
const firstPerson = [
  /(?<![\p{L}’'])(?:I|I['’](?:m|ve|ll|d)|my|mine|myself)(?![\p{L}])/u,
  /(?<!\p{L})(?:tell|show|give|ask|let|help|with|for|to) me(?!\p{L})/iu,
  /(?<!\p{L})(?:ich|mir|mich|meine[nmrs]?)(?!\p{L})/iu,
  /(?<!\p{L})(?:je|j['’](?=\p{L})|moi|mon)(?![\p{L}-])/iu,
  /(?<!\p{L})(?:yo|conmigo|puedo|soy|estoy|quiero|tengo|compruebo)(?!\p{L})/iu,
  /(?<!\p{L})(?:eu|comigo|posso|sou|estou|quero|tenho)(?!\p{L})/iu,
  /我(?!们)/u,
  /(?<!\p{L})(?:أنا|إنني|أستطيع)(?!\p{L})/u,
];

/**
 * Emails are not checked for manner: they go to adults, about their accounts. An email is known by its link
 * (`…/`), by its name for itself, by its greeting or since it names what it is about “in Lyceum”.
 */
const isMail = (text: string): boolean =>
  text.includes('…/') ||
  /this email|este correo|… (?:in|en) Lyceum/.test(text) ||
  /^(?:Hello,|Hola:)/.test(text);

/**
 * The texts, eight at a time. Checking them together saves time; only a batch with a fault is checked text by
 * text.
 */
const batches = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / 8) }, (_, index) => texts.slice(8 * index, 8 * index + 8));

/** The kinds of manner for which a text would be stopped if the tutor said it. */
function mannerOf(text: string): string[] {
  const id = `own words: ${text}`;
  openReply(id, {
    guidelines: { directness: 'permissive' },
    question: '',
    earlier: [],
    task: '',
    key: null,
    disclosed: [],
  });
  pushPiece(id, text);
  endAttempt(id);
  return closeReply(id).receipt.stopped.filter((name) => name.startsWith('manner:'));
}

describe('the product’s own words', () => {
  it('are found: messages, hints, the practice tutor, fixed texts, refusals, emails', () => {
    expect(catalogue.length).toBeGreaterThan(500);
    expect(sources.length).toBeGreaterThan(10);
    expect(own.length).toBeGreaterThan(1_000);
  });

  it('name what the product does, without an “I” [standard 11.1]', () => {
    const said = [...own, ...translations];
    expect(said.filter((text) => firstPerson.some((words) => words.test(text)))).toEqual([]);
  });

  it('would pass the check of how a tutor speaks [standard 11.1]', () => {
    const said = [...own, ...translations];
    const stopped = batches(said.filter((text) => !isMail(text))).flatMap((texts) =>
      mannerOf(texts.join('\n\n')).length === 0 ? [] : texts.filter((text) => mannerOf(text).length > 0),
    );
    expect(stopped.filter((text) => !aboutAccounts.has(text))).toEqual([]);
  });

  it('of the quick starts keep to the subject and ask for nothing personal [standard 11.5]', () => {
    const personal = /\bmy (?:day|life|mind|family)|\bfeel|\bfriend|whatever/i;
    const said = quickStarts.flatMap(({ prompt, description }) => [prompt, description]);
    expect(said.filter((text) => personal.test(text))).toEqual([]);
  });

  it('still have the exceptions that the specification fixes', () => {
    const all = [...catalogue, ...sources.flatMap(({ path, text }) => textsIn(path, text))];
    expect(Object.keys(exceptions).filter((text) => !all.includes(text))).toEqual([]);
  });
});
