import { beginnings } from './cues.ts';
import { inSi, type Quantity } from './quantities.ts';
import { inUsualUnits } from './si-units.ts';

/**
 * A quantity of physics and how it is computed from others, each in the base unit of its dimension
 * (`si-units.ts`).
 */
interface Formula {
  /** The names of the quantity. A formula is used only if the question asks for its quantity by name. */
  readonly name: RegExp;
  readonly dimension: string;
  /** The dimensions of the quantities that it is computed from, in the order in which `value` takes them. */
  readonly from: readonly string[];
  readonly value: (...values: number[]) => number;
}

// Words by which questions name each quantity, in English, German, French and Spanish.
const speed = beginnings(
  'speed',
  'velocity',
  'fast',
  'km/h',
  '(?:durchschnitts)?geschwindigkeit',
  'schnell',
  'vitesse',
  'rapide',
  'velocidad',
  'rapidez',
);
const distance = beginnings(
  'distance',
  'far',
  'how many (?:kilo|met|km|mile)',
  'strecke',
  'weg',
  'weit',
  'entfernung',
  'loin',
  'distancia',
  'lejos',
  'longitud',
  'wavelength',
  'wellenlänge',
);
const duration = beginnings(
  'time',
  'long',
  'hours',
  'minutes',
  'seconds',
  'dauer',
  'lange',
  'zeit',
  'stunden',
  'temps',
  'durée',
  "combien d'heures",
  'tiempo',
  'tarda',
  'horas',
);
const kinetic = beginnings('kinetic', 'kinetische', 'bewegungsenergie', '(?:énergie )?cinétique', 'cinética');
const potential = beginnings(
  'potential',
  'gravitational',
  'potenti?elle',
  'lageenergie',
  'höhenenergie',
  'potencial',
  'pesanteur',
  'energy',
  'energie',
  'énergie',
  'energía',
);
const work = beginnings('work', 'arbeit', 'travail', 'trabajo', 'energy', 'energie', 'énergie', 'energía');
const power = beginnings('power', '(?:elektrische )?leistung', 'puissance', 'potencia', 'watts?');
const voltage = beginnings(
  'voltage',
  'potential difference',
  'spannung',
  'tension',
  'voltaje',
  'tensión',
  'volts?',
);
const current = beginnings(
  'current',
  'strom(?:stärke)?',
  'intensité',
  'courant',
  'corriente',
  'intensidad',
  'amp',
);
const resistance = beginnings('resistance', 'resistor', 'widerstand', 'résistance', 'resistencia', 'ohm');
const density = beginnings('density', 'dichte', 'densité', 'masse volumique', 'densidad');
const mass = beginnings(
  'mass',
  'heavy',
  'weigh',
  'masse',
  'schwer',
  'wiegt',
  'pèse',
  'masa',
  'pesa',
  'grams',
  'kilo',
);
const volume = beginnings('volume', 'volumen', 'litres', 'liters');
const force = beginnings('force', 'weight', '(?:gewichts)?kraft', 'poids', 'fuerza', 'peso');
const acceleration = beginnings('accelerat', 'beschleunig', 'accélération', 'aceleración');
const pressure = beginnings('pressure', 'druck', 'pression', 'presión');
const frequency = beginnings('frequency', 'frequenz', 'fréquence', 'frecuencia');
const moles = beginnings('amount', 'moles?', 'stoffmenge', 'quantité', 'cantidad');
const momentum = beginnings('momentum', 'impuls', 'quantité de mouvement', 'cantidad de movimiento');
const charge = beginnings('charge', 'ladung', 'carga');

/** A row of the table; `from` holds the dimensions of the given quantities, separated by blanks. */
const formula = (name: RegExp, dimension: string, from: string, value: Formula['value']): Formula => ({
  name,
  dimension,
  from: from.split(' '),
  value,
});

/** The acceleration of free fall, in the precisions that schools use. */
const gravity = [9.81, 9.8, 10];

/** The formulas of school physics and chemistry. */
const formulas: readonly Formula[] = [
  formula(kinetic, 'J', 'kg m/s', (m = 0, v = 0) => (m * v * v) / 2),
  formula(momentum, 'kg m/s', 'kg m/s', (m = 0, v = 0) => m * v),
  formula(potential, 'J', 'kg m m/s^2', (m = 0, h = 0, g = 0) => m * h * g),
  formula(work, 'J', 'N m', (f = 0, s = 0) => f * s),
  formula(work, 'J', 'W s', (p = 0, t = 0) => p * t),
  formula(work, 'J', 'V A s', (u = 0, i = 0, t = 0) => u * i * t),
  formula(power, 'W', 'V A', (u = 0, i = 0) => u * i),
  formula(power, 'W', 'J s', (w = 0, t = 0) => w / t),
  formula(power, 'W', 'V Ω', (u = 0, r = 0) => (u * u) / r),
  formula(power, 'W', 'A Ω', (i = 0, r = 0) => i * i * r),
  formula(voltage, 'V', 'Ω A', (r = 0, i = 0) => r * i),
  formula(voltage, 'V', 'W A', (p = 0, i = 0) => p / i),
  formula(current, 'A', 'V Ω', (u = 0, r = 0) => u / r),
  formula(current, 'A', 'W V', (p = 0, u = 0) => p / u),
  formula(current, 'A', 'C s', (q = 0, t = 0) => q / t),
  formula(resistance, 'Ω', 'V A', (u = 0, i = 0) => u / i),
  formula(resistance, 'Ω', 'Ω Ω', (one = 0, other = 0) => one + other),
  formula(resistance, 'Ω', 'Ω Ω', (one = 0, other = 0) => (one * other) / (one + other)),
  formula(charge, 'C', 'A s', (i = 0, t = 0) => i * t),
  formula(density, 'kg/m^3', 'kg m^3', (m = 0, v = 0) => m / v),
  formula(mass, 'kg', 'kg/m^3 m^3', (d = 0, v = 0) => d * v),
  formula(mass, 'kg', 'mol kg/mol', (n = 0, m = 0) => n * m),
  formula(mass, 'kg', 'N m/s^2', (f = 0, a = 0) => f / a),
  formula(volume, 'm^3', 'kg kg/m^3', (m = 0, d = 0) => m / d),
  formula(speed, 'm/s', 'm s', (s = 0, t = 0) => s / t),
  formula(speed, 'm/s', 'm/s^2 s', (a = 0, t = 0) => a * t),
  formula(distance, 'm', 'm/s s', (v = 0, t = 0) => v * t),
  formula(distance, 'm', 'm/s^2 s', (a = 0, t = 0) => (a * t * t) / 2),
  formula(distance, 'm', 'm/s Hz', (v = 0, f = 0) => v / f),
  formula(duration, 's', 'm m/s', (s = 0, v = 0) => s / v),
  formula(duration, 's', 'm m/s^2', (h = 0, g = 0) => Math.sqrt((2 * h) / g)),
  formula(force, 'N', 'kg m/s^2', (m = 0, a = 0) => m * a),
  formula(acceleration, 'm/s^2', 'N kg', (f = 0, m = 0) => f / m),
  formula(acceleration, 'm/s^2', 'm/s s', (v = 0, t = 0) => v / t),
  formula(pressure, 'Pa', 'N m^2', (f = 0, a = 0) => f / a),
  formula(frequency, 'Hz', 's', (t = 0) => 1 / t),
  formula(frequency, 'Hz', 'm/s m', (v = 0, l = 0) => v / l),
  formula(moles, 'mol', 'kg kg/mol', (m = 0, molar = 0) => m / molar),
];

/** The most given quantities of an exercise that one formula can solve. */
const maxQuantities = 4;

/**
 * The quantities of physics that a question asks for by name and that follow from the given ones, with their
 * units. The acceleration of free fall need not be given.
 */
export function byFormula(asked: string, given: readonly Quantity[]): string[] {
  const measured = given.filter(({ si }) => si !== null);
  if (measured.length === 0 || measured.length > maxQuantities) return [];
  const found = formulas.filter(({ name }) => name.test(asked)).flatMap((one) => solved(one, measured));
  return [...new Set(found)];
}

/** The results of a formula whose quantities are exactly the given ones; none for other formulas. */
function solved({ dimension, from, value }: Formula, given: readonly Quantity[]): string[] {
  const lacksGravity = from.includes('m/s^2') && !given.some(({ si }) => si?.dimension === 'm/s^2');
  const needed = lacksGravity ? from.filter((one) => one !== 'm/s^2') : from;
  if (needed.length !== given.length || needed.length === 0) return [];
  const left = [...given];
  const taken = needed.map((wanted) => {
    const at = left.findIndex(({ si }) => si?.dimension === wanted);
    return at < 0 ? Number.NaN : inSi(left.splice(at, 1)[0] as Quantity);
  });
  if (taken.some(Number.isNaN)) return [];
  // `indexOf` below finds only the first of two equal dimensions, as of two resistances. A formula with such
  // a pair has no acceleration, so that `taken` already holds all its values.
  const hasRepeats = new Set(needed).size < needed.length;
  return (lacksGravity ? gravity : [0]).flatMap((fall) => {
    const withGravity = from.map((one) =>
      lacksGravity && one === 'm/s^2' ? fall : (taken[needed.indexOf(one)] ?? 0),
    );
    const result = value(...(hasRepeats ? taken : withGravity));
    return Number.isFinite(result) ? inUsualUnits(result, dimension) : [];
  });
}
