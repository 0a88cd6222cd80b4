import { unitSymbol } from '../key/unit-symbols.ts';

/** The units that schools use, by dimension. A dimension is named by its base unit. */
const scales: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  m: { m: 1, km: 1_000, dm: 0.1, cm: 0.01, mm: 0.001 },
  kg: { kg: 1, g: 0.001, mg: 1e-6, t: 1_000 },
  s: { s: 1, min: 60, h: 3_600, day: 86_400, week: 604_800 },
  'm/s': { 'm/s': 1, 'km/h': 1 / 3.6 },
  'm/s^2': { 'm/s^2': 1, 'N/kg': 1 },
  'm^2': { 'm^2': 1, 'dm^2': 0.01, 'cm^2': 1e-4, 'mm^2': 1e-6, 'km^2': 1e6, ha: 1e4 },
  'm^3': { 'm^3': 1, 'dm^3': 1e-3, 'cm^3': 1e-6, 'mm^3': 1e-9, l: 1e-3, ml: 1e-6 },
  'kg/m^3': { 'kg/m^3': 1, 'g/cm^3': 1_000, 'kg/dm^3': 1_000, 'kg/l': 1_000, 'g/ml': 1_000 },
  N: { N: 1, kN: 1_000 },
  J: { J: 1, kJ: 1_000, MJ: 1e6, kWh: 3.6e6, Wh: 3_600 },
  W: { W: 1, kW: 1_000, MW: 1e6 },
  V: { V: 1, kV: 1_000, mV: 0.001 },
  A: { A: 1, mA: 0.001 },
  Ω: { Ω: 1, kΩ: 1_000 },
  C: { C: 1 },
  Pa: { Pa: 1, hPa: 100, kPa: 1_000, bar: 1e5, 'N/m^2': 1 },
  Hz: { Hz: 1, kHz: 1_000, MHz: 1e6 },
  // The two have the same size; their different zero points do not count here.
  K: { K: 1, '°C': 1 },
  mol: { mol: 1, mmol: 0.001 },
  'kg/mol': { 'g/mol': 0.001, 'kg/mol': 1 },
  'mol/m^3': { 'mol/l': 1_000 },
  '€': { '€': 1, cent: 0.01 },
  $: { $: 1 },
  '£': { '£': 1 },
};

/** Every unit with its dimension and size. */
const units = new Map(
  Object.entries(scales).flatMap(([dimension, scale]) =>
    Object.entries(scale).map(([unit, size]) => [unit, { dimension, size }] as const),
  ),
);

/** Prefixes in words. */
const prefixes: Readonly<Record<string, string>> = { kilo: 'k', mega: 'M', milli: 'm', hecto: 'h', '': '' };
/** Names of units without their prefix, in the singular. */
const names: Readonly<Record<string, string>> = {
  volt: 'V',
  voltio: 'V',
  amp: 'A',
  ampere: 'A',
  amperio: 'A',
  watt: 'W',
  vatio: 'W',
  joule: 'J',
  julio: 'J',
  newton: 'N',
  ohm: 'Ω',
  ohmio: 'Ω',
  pascal: 'Pa',
  hertz: 'Hz',
  kelvin: 'K',
  meter: 'm',
  metre: 'm',
  metro: 'm',
  gram: 'g',
  gramm: 'g',
  gramme: 'g',
  gramo: 'g',
  liter: 'l',
  litre: 'l',
  litro: 'l',
  second: 's',
  seconde: 's',
  segundo: 's',
  sekunde: 's',
  minute: 'min',
  minuto: 'min',
  hour: 'h',
  heure: 'h',
  hora: 'h',
  stunde: 'h',
  tonne: 't',
  ton: 't',
};

/** What a word for a unit measures; null for other words. */
export function siUnit(written: string): { dimension: string; size: number } | null {
  if (written === '') return null;
  const symbol = unitSymbol(written);
  const found = units.get(symbol) ?? units.get(unitSymbol(written.toLowerCase()));
  if (found) return found;
  const bare = written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(?:kilos?)$/, 'kilogram');
  // A prefix, a name, and the ending of a plural.
  const [, prefix = '', stem = ''] =
    /^(kilo|mega|milli|hecto|)(\p{L}{3,9}?)(?:e?[ns]|es)?$/u.exec(bare) ?? [];
  const name = Object.hasOwn(names, stem)
    ? names[stem]
    : Object.hasOwn(names, `${stem}e`)
      ? names[`${stem}e`]
      : undefined;
  return name === undefined ? null : (units.get(`${prefixes[prefix] ?? ''}${name}`) ?? null);
}
