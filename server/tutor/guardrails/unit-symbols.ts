/** Units of school as people write them, by their symbol. */
const unitSymbols: Readonly<Record<string, string>> = {
  metre: 'm', metres: 'm', meter: 'm', meters: 'm', centimetre: 'cm', centimetres: 'cm', centimeter: 'cm',
  centimeters: 'cm', millimetre: 'mm', millimetres: 'mm', millimeter: 'mm', millimeters: 'mm', kilometre: 'km',
  kilometres: 'km', kilometer: 'km', kilometers: 'km', gram: 'g', grams: 'g', gramm: 'g', kilogram: 'kg',
  kilograms: 'kg', kilogramm: 'kg', litre: 'l', litres: 'l', liter: 'l', liters: 'l', L: 'l', second: 's', seconds: 's',
  sec: 's', sekunden: 's', minute: 'min', minutes: 'min', minuten: 'min', hour: 'h', hours: 'h', stunde: 'h',
  stunden: 'h', hr: 'h', hrs: 'h', mile: 'mi', miles: 'mi', inches: 'inch', feet: 'ft', foot: 'ft', yards: 'yd',
  pounds: 'lb', pound: 'lb', ounces: 'oz', days: 'day', tage: 'day', weeks: 'week', wochen: 'week', 'm²': 'm^2',
  'cm²': 'cm^2', 'm³': 'm^3', 'cm³': 'cm^3', kmh: 'km/h', 'km/hr': 'km/h', mph: 'mi/h', qm: 'm^2',
};

/** The symbol of a unit as people write it: "centimetres" and "cm" are "cm"; other words stay as they are. */
export function unitSymbol(words: string): string {
  const bare = words.trim();
  return Object.hasOwn(unitSymbols, bare) ? (unitSymbols[bare] ?? bare) : bare.replaceAll('²', '^2').replaceAll('³', '^3');
}
