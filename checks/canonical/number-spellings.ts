/** The number words of one language with their values. */
export interface Spelling {
  readonly small: Readonly<Record<string, number>>;
  readonly scale: Readonly<Record<string, number>>;
  /** Words without a value that may come between two number words. */
  readonly joiners: readonly string[];
  /** Number words that are also ordinary words: they count only beside another number word. */
  readonly doubtful: readonly string[];
}

/** Words with rising values. */
const counted = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, from + at * step]));

export const english: Spelling = {
  small: {
    ...counted(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
      0,
    ),
    ...counted('sixteen seventeen eighteen nineteen', 16),
    ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    // Frequent misspellings.
    fourty: 40,
    forthy: 40,
  },
  scale: { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 },
  joiners: ['and'],
  doubtful: ['one'],
};

// "twentyone" in one word.
for (const [ten, tens] of Object.entries(
  counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
)) {
  for (const [one, worth] of Object.entries(counted('one two three four five six seven eight nine', 1))) {
    (english.small as Record<string, number>)[`${ten}${one}`] = tens + worth;
  }
}

/** The German units as they stand in longer words: "ein" in "einundzwanzig". */
export const germanUnits = counted('ein zwei drei vier fünf sechs sieben acht neun', 1);
const germanTens = counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10);
const germanSmall: Record<string, number> = {
  ...counted(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
    0,
  ),
  ...counted('sechzehn siebzehn achtzehn neunzehn', 16),
  ...germanTens,
  dreissig: 30,
};
for (const [unit, worth] of Object.entries(germanUnits)) {
  for (const [ten, tens] of Object.entries(germanTens)) germanSmall[`${unit}und${ten}`] = worth + tens;
}
export const german: Spelling = {
  small: germanSmall,
  scale: { hundert: 100, tausend: 1000, million: 1e6, millionen: 1e6 },
  joiners: ['und'],
  doubtful: ['ein', 'elf', 'acht', 'null', 'und'],
};

export const french: Spelling = {
  small: {
    ...counted(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
      0,
    ),
    ...counted('vingt trente quarante cinquante soixante', 20, 10),
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    vingts: 20,
    une: 1,
  },
  scale: { cent: 100, cents: 100, mille: 1000 },
  joiners: ['et'],
  doubtful: ['un', 'une', 'cent', 'cents', 'mille', 'et', 'neuf'],
};

const spanish: Spelling = {
  small: {
    ...counted('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0),
    ...counted('dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés', 16),
    ...counted('veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve', 24),
    ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...counted(
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      200,
      100,
    ),
    dieciseis: 16,
    veintidos: 22,
    veintitres: 23,
    veintiseis: 26,
    cien: 100,
    ciento: 100,
    un: 1,
    una: 1,
  },
  scale: { mil: 1000 },
  joiners: ['y'],
  doubtful: ['once', 'un', 'una', 'uno', 'y'],
};

/** The four main languages. */
export const spellings = [english, german, french, spanish] as const;

/** German compounds up to 999,999 are one word: "dreihundertvierundzwanzig". */
export function germanCompound(word: string): number | null {
  for (const [scale, worth] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const before =
      at === 0
        ? 1
        : (germanUnits[word.slice(0, at)] ??
          germanSmall[word.slice(0, at)] ??
          germanCompound(word.slice(0, at)));
    const rest = word.slice(at + scale.length).replace(/^und(?=.)/, '');
    const after = rest === '' ? 0 : (germanSmall[rest] ?? germanCompound(rest));
    return before === null || after === null ? null : before * worth + after;
  }
  return null;
}
