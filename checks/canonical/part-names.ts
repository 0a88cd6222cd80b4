import { toCardinal as german } from 'n2words/de-DE';
import { toOrdinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toOrdinal as french } from 'n2words/fr-FR';

/** The accents of letters, once they are separate characters. */
const accents = /\p{M}/gu;

/** Names that cannot be made from number words (`generated`). */
const irregular = {
  half: 2,
  halves: 2,
  tiers: 3,
  drittel: 3,
  tercio: 3,
  tercios: 3,
  quarter: 4,
  quarters: 4,
  quart: 4,
  quarts: 4,
  cuarto: 4,
  cuartos: 4,
  quinto: 5,
  quintos: 5,
  sexto: 6,
  sextos: 6,
  siebtel: 7,
  séptimos: 7,
  achtel: 8,
  octavo: 8,
  octavos: 8,
  noveno: 9,
  novenos: 9,
  décimo: 10,
  décimos: 10,
};

/** How many parts a whole has in exercises: two to thirty, and some larger counts. */
const counts = [
  ...Array.from({ length: 29 }, (_, at) => at + 2),
  36,
  40,
  48,
  50,
  60,
  64,
  72,
  80,
  90,
  100,
  1000,
];

/**
 * The names of a part of a whole with how many parts the whole has: "twelfths", "Zwölftel" and "douzièmes"
 * are 12.
 */
export const partNames: ReadonlyMap<string, number> = new Map([
  ...Object.entries(irregular),
  ...counts.flatMap(generated),
]);

/** The regular names of one part: ordinals in English and French, "-tel" in German, "-avo" in Spanish. */
function generated(count: number): [string, number][] {
  const many = [
    ...(count > 2 ? [english(count), french(count)].flatMap((name) => [name, `${name}s`]) : []),
    ...(count > 3 ? [`${german(count)}${count < 20 ? 'tel' : 'stel'}`] : []),
    ...(count > 10
      ? ['avo', 'avos'].map((end) => `${spanish(count).normalize('NFD').replace(accents, '')}${end}`)
      : []),
  ];
  return many.map((name) => [name.toLowerCase(), count]);
}
