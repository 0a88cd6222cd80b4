/**
 * How to recognize languages that the practice tutor does not speak, and what it says in them. The last entry
 * answers in English. Greek takes four letters, since single ones are signs of mathematics.
 */
const others: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:não|você|obrigad[oa]|preciso|ajuda-me|exercício|oi|olá|equação)(?!\p{L})/iu,
    'Este programa não fala português: confere contas em qualquer língua, mas responde em inglês, espanhol, francês ou alemão.',
  ],
  [
    /(?<!\p{L})(?:non capisco|ciao|perché|aiutami|grazie|esercizio)(?!\p{L})/iu,
    'Questo programma non parla italiano: controlla i calcoli in ogni lingua, ma risponde in inglese, spagnolo, francese o tedesco.',
  ],
  [
    /\p{Script=Arabic}/u,
    'هذا البرنامج لا يتحدث العربية: يتحقق من الحسابات بأي لغة، لكنه يجيب بالإنجليزية أو الإسبانية أو الفرنسية أو الألمانية فقط.',
  ],
  [
    /\p{Script=Cyrillic}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Devanagari}|\p{Script=Hebrew}|\p{Script=Greek}{4}/u,
    'This program does not speak this language: it checks calculations in any language, but answers in English, Spanish, French or German only.',
  ],
  // After the line above: Japanese has Chinese characters, too.
  [/\p{Script=Han}/u, '这个程序不会说中文：任何语言的算式都能检查，但只用英语、西班牙语、法语或德语回答。'],
];

/**
 * Says that the practice tutor does not speak the student's language, in that language or in English, with an
 * example of a calculation. Null for a language that it speaks, and for calculations.
 */
export function unsupportedLanguageNotice(question: string): string | null {
  if (/\d\s?[-+*/×÷=:·]\s?[\d(a-z]/i.test(question)) return null;
  const said = others.find(([is]) => is.test(question))?.[1];
  return said === undefined ? null : `${said} 12 + 30 = 42?`;
}
