/** Languages in which the practice tutor says that it does not speak them. */
const others: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:não|você|obrigad[oa]|preciso|ajuda-me|exercício|oi|olá|equação)(?!\p{L})/iu,
    'Não falo português: confiro contas em qualquer língua, mas respondo em inglês, espanhol, francês ou alemão.',
  ],
  [
    /(?<!\p{L})(?:non capisco|ciao|perché|aiutami|grazie|esercizio)(?!\p{L})/iu,
    'Non parlo italiano: controllo i calcoli in ogni lingua, ma rispondo in inglese, spagnolo, francese o tedesco.',
  ],
  [/\p{Script=Han}/u, '我不会说中文：任何语言的算式我都能检查，但我只用英语、西班牙语、法语或德语回答。'],
  [
    /\p{Script=Arabic}/u,
    'لا أتحدث العربية: أتحقق من الحسابات بأي لغة، لكنني أجيب بالإنجليزية أو الإسبانية أو الفرنسية أو الألمانية فقط.',
  ],
  [
    /\p{Script=Cyrillic}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Devanagari}|\p{Script=Hebrew}|\p{Script=Greek}{4}/u,
    'I do not speak this language: I check calculations in any language, but I answer in English, Spanish, French or German only.',
  ],
];

/** Says in the student's language that the practice tutor does not speak it; null for a language that it speaks, and for calculations. */
export function unspoken(question: string): string | null {
  if (/\d\s?[-+*/×÷=:·]\s?[\d(a-z]/i.test(question)) return null;
  const said = others.find(([is]) => is.test(question))?.[1];
  return said === undefined ? null : `${said} 12 + 30 = 42?`;
}
