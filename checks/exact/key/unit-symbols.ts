/** Spellings of school units with their symbols. */
const unitSymbols: Readonly<Record<string, string>> = {
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  centimetre: 'cm',
  centimetres: 'cm',
  centimeter: 'cm',
  centimeters: 'cm',
  millimetre: 'mm',
  millimetres: 'mm',
  millimeter: 'mm',
  millimeters: 'mm',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
  gram: 'g',
  grams: 'g',
  gramm: 'g',
  kilogram: 'kg',
  kilograms: 'kg',
  kilogramm: 'kg',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  L: 'l',
  second: 's',
  seconds: 's',
  sec: 's',
  sekunden: 's',
  minute: 'min',
  minutes: 'min',
  minuten: 'min',
  hour: 'h',
  hours: 'h',
  stunde: 'h',
  stunden: 'h',
  hr: 'h',
  hrs: 'h',
  mile: 'mi',
  miles: 'mi',
  inches: 'inch',
  feet: 'ft',
  foot: 'ft',
  yards: 'yd',
  pounds: 'lb',
  pound: 'lb',
  ounces: 'oz',
  days: 'day',
  tage: 'day',
  weeks: 'week',
  wochen: 'week',
  'm²': 'm^2',
  'cm²': 'cm^2',
  'm³': 'm^3',
  'cm³': 'cm^3',
  kmh: 'km/h',
  'km/hr': 'km/h',
  mph: 'mi/h',
  qm: 'm^2',
  heure: 'h',
  heures: 'h',
  hora: 'h',
  horas: 'h',
  minutos: 'min',
  mins: 'min',
  Minuten: 'min',
  Stunden: 'h',
  Stunde: 'h',
  euro: '€',
  euros: '€',
  Euro: '€',
  dollar: '$',
  dollars: '$',
  cents: 'cent',
  Cent: 'cent',
  kilometern: 'km',
  ohm: 'Ω',
  ohms: 'Ω',
  Ohm: 'Ω',
};

/** The symbol of a unit as people write it: "centimetres" and "cm" are "cm"; other words stay as they are. */
export function unitSymbol(words: string): string {
  const bare = words.trim();
  if (Object.hasOwn(unitSymbols, bare)) return unitSymbols[bare] ?? bare;
  // A shorter word is a symbol, and a longer one is no unit.
  if (bare.length > 4 && bare.length < 20) {
    const power = /^(?:quadrat|square )/i.test(bare) ? '^2' : /^(?:kubik|cubic )/i.test(bare) ? '^3' : '';
    const spelled = spelledUnit(bare.toLowerCase().replace(/^(?:quadrat|kubik|square |cubic )/, ''));
    if (spelled !== null) return `${spelled}${power}`;
  }
  return bare.replaceAll('²', '^2').replaceAll('³', '^3').replace(typedPower, '^$1');
}

/** A power as a keyboard types it: "cm3", "m/s2". */
const typedPower = /(?<=(?:^|\/)[dckm]?m|\/s)([23])(?=$|\/)/g;

/** The prefixes of school physics as six languages write them. The last row stands for no prefix. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^(?:kilo|quilo)/, 'k'],
  [/^(?:milli|mili)/, 'm'],
  [/^(?:[cz]enti)/, 'c'],
  [/^(?:de[cz]i|déci)/, 'd'],
  [/^mega|^méga/, 'M'],
  [/^mi[ck]ro/, 'µ'],
  [/^nano/, 'n'],
  [/^/, ''],
];
/** The names of units in school physics and of cents, with their plurals. */
const bases: readonly (readonly [RegExp, string])[] = [
  [/^m(?:eter|etre|ètre|etro)[ns]?$/, 'm'],
  [/^gram(?:m|me|o)?[nes]?s?$/, 'g'],
  [/^lit(?:er|re|ro)[ns]?$/, 'l'],
  [/^(?:second(?:e)?s?|sekunden?|segundos?)$/, 's'],
  [/^(?:hours?|stunden?|heures?|horas?)$/, 'h'],
  [/^watts?$/, 'W'],
  [/^(?:volts?|voltios?)$/, 'V'],
  [/^(?:amp(?:e|è)res?|amperios?)$/, 'A'],
  [/^newtons?$/, 'N'],
  [/^(?:joules?|julios?)$/, 'J'],
  [/^pascals?$/, 'Pa'],
  [/^hertz$/, 'Hz'],
  [/^mol(?:es?|s)?$/, 'mol'],
  [/^ohms?$/, 'Ω'],
  [/^(?:cents?|cent[sª]?|céntimos?|cêntimos?|centavos?|centimes?|pence|pennies)$/, 'cent'],
];

/** The symbol of a unit in words, with its prefix; null for other words. */
function spelledUnit(word: string): string | null {
  for (const [start, prefix] of prefixes) {
    const rest = start.test(word) ? word.replace(start, '') : '';
    const base = rest === '' ? undefined : bases.find(([pattern]) => pattern.test(rest));
    if (base) return prefix + base[1];
  }
  return null;
}
