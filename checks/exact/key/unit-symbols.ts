import units from '../../data/units.json' with { type: 'json' };

/** The symbols of spellings that no rule below finds. */
const symbols = new Map(
  Object.entries(units.spellings).flatMap(([symbol, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, symbol] as const),
  ),
);

/** A power as a keyboard types it: "cm3", "m/s2". */
const typedPower = /(?<=(?:^|\/)[dckm]?m|\/s)([23])(?=$|\/)/g;

/** The symbol of a unit as people write it: "centimetres" and "cm" are "cm"; other words stay as they are. */
export function unitSymbol(words: string): string {
  const bare = words.trim();
  const known = symbols.get(bare);
  if (known !== undefined) return known;
  // A shorter word is a symbol, and a longer one is no unit.
  if (bare.length > 3 && bare.length < 20) {
    const power = /^(?:quadrat|square )/i.test(bare) ? '^2' : /^(?:kubik|cubic )/i.test(bare) ? '^3' : '';
    const spelled = spelledUnit(bare.toLowerCase().replace(/^(?:quadrat|kubik|square |cubic )/, ''));
    if (spelled !== null) return `${spelled}${power}`;
  }
  return bare.replaceAll('²', '^2').replaceAll('³', '^3').replace(typedPower, '^$1');
}

type Row = readonly string[];
/** The prefixes of school physics as six languages write them. The last stands for no prefix. */
const prefixes = units.spelledPrefixes.map(
  ([words = '', prefix = '']: Row) => [new RegExp(`^(?:${words})`), prefix] as const,
);
/** The names of units in school physics and of money, with their plurals. */
const names = units.spelledUnits.map(
  ([words = '', symbol = '']: Row) => [new RegExp(`^(?:${words})$`), symbol] as const,
);

/** The symbol of a unit in words, with its prefix; null for other words. */
function spelledUnit(word: string): string | null {
  for (const [start, prefix] of prefixes) {
    const rest = start.test(word) ? word.replace(start, '') : '';
    const name = rest === '' ? undefined : names.find(([pattern]) => pattern.test(rest));
    if (name) return prefix + name[1];
  }
  return null;
}
