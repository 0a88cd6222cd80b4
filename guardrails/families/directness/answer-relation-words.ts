/*
 * The words of calculations with numbers, of comparisons and distances, in English, German, French, Spanish
 * and Portuguese. They are stems, not sentences: answer-relations.ts decides by position which numbers belong
 * together.
 */

/** Joins a list of words to alternatives of an expression. */
const words = (list: string): string => list.trim().split(/\s+/).join('|');
/** An expression that finds any of these words as a whole word, in upper or lower case. */
const cue = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words(list)})(?!\\p{L})`, 'iu');

/** Words of sums, differences, comparisons and distances in five languages, by their stems. */
export const additiveWords = cue(String.raw`
  plus minus add\p{L}* sum total together altogether combined more less fewer extra further another increas\p{L}* decreas\p{L}*
  rais\p{L}* reduc\p{L}* subtract\p{L}* tak(?:e|es|en|ing) remov\p{L}* lower\p{L}* higher off away without remain\p{L}* left
  difference missing short\p{L}* shy above below over under after before past later earlier greater bigger larger smaller longer
  older younger long high low large small big many much few little late early out
  addier\p{L}* summe zusammen mehr weniger dazu hinzu weiter\p{L}* noch erhöh\p{L}* verringer\p{L}* subtrahier\p{L}* abzieh\p{L}*
  zieh\p{L}* ab ohne übrig rest differenz fehl\p{L}* über unter nach vor früher später höher niedriger größer kleiner länger kürzer
  älter jünger hoch niedrig groß klein viel wenig lang kurz spät früh
  moins ajout\p{L}* somme ensemble encore augment\p{L}* diminu\p{L}* soustra\p{L}* enl[eè]v\p{L}* retir\p{L}* ôt\p{L}* sans reste\p{L}*
  différence manqu\p{L}* après avant tard tôt dessus dessous trop peu
  más menos suma\p{L}* añad\p{L}* juntos aument\p{L}* disminu\p{L}* resta\p{L}* quita\p{L}* sin queda\p{L}* diferencia falta\p{L}*
  después antes tarde temprano mayor menor encima debajo sobra\p{L}*
  mais some somar subtra\p{L}* tir\p{L}* sem diferença depois acima abaixo`);
/** Words of products, quotients and shares. */
export const multiplicativeWords = cue(String.raw`
  times multipl\p{L}* product groups lots rows packs sets divid\p{L}* quotient shar(?:e|ed|es|ing) split\p{L}* among half halv\p{L}*
  doubl\p{L}* twice tripl\p{L}* thrice factor fold over ratio
  mal multiplizier\p{L}* produkt geteilt teil\p{L}* durch dividier\p{L}* verteil\p{L}* hälfte halbier\p{L}* \p{L}*doppel\p{L}* faktor \p{L}+fach\p{L}*
  fois divis\p{L}* partag\p{L}* moitié facteur par
  veces vezes multiplic\p{L}* producto produto repart\p{L}* mitad metade doble dobro dobra por entre`);

/** Words right after or before a factor: "3 times", "the factor". */
export const factorWords = cue(
  'times factor\\p{L}* fold faktor\\p{L}* \\p{L}+fach\\p{L}* fois facteur veces vezes fator',
);

/**
 * A calculation with one number, and its possible results: "half of 84", "12 squared". Most work in both
 * directions, since "42 is half of it" names 84.
 */
export const singleOperations: readonly (readonly [RegExp, (one: number) => readonly number[]])[] = [
  [
    cue('doubl(?:e|ed|ing) twice doppelt\\p{L}* verdopp\\p{L}* verdoppl\\p{L}* doble dobro le\\sdouble'),
    (one) => [one * 2, one / 2],
  ],
  [
    cue('half halv(?:e|es|ed|ing) 1/2 hälfte halb(?:e\\p{L}?|ier\\p{L}*)? moitié mitad metade'),
    (one) => [one / 2, one * 2],
  ],
  [cue('tripl(?:e|ed|ing) thrice dreifach\\p{L}* verdreifach\\p{L}* triplo'), (one) => [one * 3, one / 3]],
  [cue('third drittel tiers tercio tercera terço 1/3'), (one) => [one / 3]],
  [cue('quarter fourth viertel quart cuart[oa] 1/4'), (one) => [one / 4]],
  [cue('tenth zehntel dixième décim[oa] 1/10'), (one) => [one / 10]],
  [cue('root wurzel\\p{L}* racine raíz raiz sqrt'), (one) => [Math.sqrt(one), one * one]],
  // Of a probability: that of the opposite.
  [
    cue(
      'not complement\\p{L}* opposite contrary otherwise fails? gegenteil\\p{L}* nicht contraire contrario',
    ),
    (one) => (one > 0 && one < 1 ? [1 - one] : []),
  ],
  [cue('squared? quadrat\\p{L}* quadrier\\p{L}* carré cuadrado'), (one) => [one * one, Math.sqrt(one)]],
  [cue('cubed?'), (one) => [one ** 3, Math.cbrt(one)]],
  [
    cue(
      'right\\safter just\\safter directly\\safter comes\\safter number\\safter follow\\p{L}* next\\safter',
    ),
    (one) => [one + 1],
  ],
  [cue('right\\sbefore just\\sbefore directly\\sbefore comes\\sbefore number\\sbefore'), (one) => [one - 1]],
];
/** Any word of `singleOperations`. */
export const anySingleOperation = new RegExp(
  singleOperations.map(([pattern]) => pattern.source).join('|'),
  'iu',
);

/**
 * "One" and its translations where they are a number: "one more", "ein weiterer". The article in "one of
 * them" is not found.
 */
export const oneMore =
  /(?<![\p{L}\d])(?:one|another|an extra|ein(?:e[nrms]?)?|une?|una?|uno|um|uma)(?= (?:\p{L}+ ){0,2}(?:more|extra|mehr|weiter\p{L}*|de plus|más|mais|less|fewer|weniger|de moins|menos|(?:too )?(?:high|low|short|late|early|many|few|much|little)|off|away|higher|lower|bigger|smaller|larger|greater|above|below|over|under)(?!\p{L}))/giu;
/** Words of a distance: of comparison, of adding and of taking away. */
export const distanceWords = cue(String.raw`
  more less fewer extra further another add subtract tak(?:e|ing) remov(?:e|ing) higher lower short shy missing above below over under
  off away too earlier later greater bigger larger smaller longer older younger plus minus
  mehr weniger dazu hinzu weiter\p{L}* noch fehl\p{L}* höher niedriger größer kleiner länger kürzer früher später über unter ab zu
  encore ajout\p{L}* enl[eè]v\p{L}* retir\p{L}* moins manqu\p{L}* trop après avant tôt tard
  más menos añad\p{L}* suma resta quita falta\p{L}* sobra\p{L}* antes después tarde mayor menor
  mais some tir\p{L}* faltam? depois maior`);
/** Words of a distance right after its number: "2 too few", "3 more". */
export const distanceRightAfter =
  /^(?: \p{L}+){0,2} (?:too \p{L}+|short|shy|off|away|more|less|fewer|(?:higher|lower|bigger|smaller|larger|greater|above|below|over|under|earlier|later) than (?:you|your|that)|zu \p{L}+|mehr|weniger|früher|später|de (?:trop|plus|moins|más|menos)|trop \p{L}+|más|menos|demasiado|mais)(?!\p{L})/iu;

/** The words right before a factor: "by the factor 3". */
export const byTheFactor = /(?:factor|faktor|facteur|fator)(?: of| de| von)? $/i;
