import { toCardinal as arabic } from 'n2words/ar-SA';
import { toCardinal as czech } from 'n2words/cs-CZ';
import { toCardinal as danish } from 'n2words/da-DK';
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as greek } from 'n2words/el-GR';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as hebrew } from 'n2words/he-IL';
import { toCardinal as hindi } from 'n2words/hi-IN';
import { toCardinal as croatian } from 'n2words/hr-HR';
import { toCardinal as hungarian } from 'n2words/hu-HU';
import { toCardinal as indonesian } from 'n2words/id-ID';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as japanese } from 'n2words/ja-JP';
import { toCardinal as korean } from 'n2words/ko-KR';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as polish } from 'n2words/pl-PL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { toCardinal as romanian } from 'n2words/ro-RO';
import { toCardinal as russian } from 'n2words/ru-RU';
import { toCardinal as swedish } from 'n2words/sv-SE';
import { toCardinal as turkish } from 'n2words/tr-TR';
import { toCardinal as ukrainian } from 'n2words/uk-UA';
import { toCardinal as urdu } from 'n2words/ur-PK';
import { toCardinal as vietnamese } from 'n2words/vi-VN';

/**
 * The languages in which an answer is looked for. Japanese also stands for Chinese, which writes numbers with
 * the same signs.
 */
const languages = [
  arabic,
  czech,
  danish,
  german,
  greek,
  english,
  spanish,
  french,
  hebrew,
  hindi,
  croatian,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  dutch,
  polish,
  portuguese,
  romanian,
  russian,
  swedish,
  turkish,
  ukrainian,
  urdu,
  vietnamese,
];

/** The largest number that anybody writes in words. */
const largest = 1e9;

/** A number with more decimals is written in digits. */
const maxDecimals = 3;

/** A number in the words of 26 languages; none for long decimals. */
export function inWords(value: number): string[] {
  if (Math.abs(value) > largest || (String(value).split('.')[1]?.length ?? 0) > maxDecimals) return [];
  return [...new Set(languages.map((spell) => spell(value)))];
}
