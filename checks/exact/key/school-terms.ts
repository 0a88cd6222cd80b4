import schoolTerms from '../../data/school-terms.json' with { type: 'json' };

/**
 * Each row of the table, with its terms in all languages. A row of data/school-terms.json has a term in English, German, French, Spanish, Portuguese,
 * Italian, Chinese and Arabic, in this order between "|"; "/" separates synonyms. A word with "*" is also an ordinary word, such as the French "or": it is
 * found as an answer in a key, but it is not searched for in replies as the translation of an answer.
 */
const rows = schoolTerms.map((row) =>
  row.split(/[|/]/).map((written) => {
    const text = written.replace('*', '').toLowerCase();
    // A Chinese term needs two signs to be searched for, any other three letters: a shorter one would stop good replies.
    const isSearched = !written.endsWith('*') && text.length > (/\p{Script=Han}/u.test(text) ? 1 : 2);
    return { text, isSearched };
  }),
);

const rowsOf = new Map<string, typeof rows>();
for (const row of rows)
  for (const { text } of row) {
    const found = rowsOf.get(text);
    if (!found) rowsOf.set(text, [row]);
    else if (!found.includes(row)) found.push(row);
  }

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'zh', 'ar'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of a country in all languages, by each of these names; computed when the first answer may be a country. */
function countryRows(): ReadonlyMap<string, readonly string[]> {
  if (countries) return countries;
  const names = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const found = new Map<string, readonly string[]>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // A code without a name in English has none in any language.
    if (names[0]?.of(code) === undefined) continue;
    const row = names.map((one) => one.of(code)?.toLowerCase()).filter((name) => name !== undefined);
    for (const name of row) found.set(name, row);
  }
  countries = found;
  return found;
}

/** A school term or a country in the other languages, in lower case; empty for other words. Only a capitalised word can be a country. */
export function inOtherLanguages(answer: string): readonly string[] {
  const text = answer.toLowerCase();
  const terms = (rowsOf.get(text) ?? []).flatMap((row) => row.filter(({ isSearched }) => isSearched));
  const country = /^\p{Lu}/u.test(answer) && terms.length === 0 ? (countryRows().get(text) ?? []) : [];
  return [...new Set([...terms.map((term) => term.text), ...country])].filter((term) => term !== text);
}
