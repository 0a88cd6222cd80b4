import { beginnings } from './cues.ts';
import { inSi, type Quantity } from './quantities.ts';
import { inUsualUnits } from './si-units.ts';

/** What a value measures. */
type Measure = 'length' | 'area' | 'volume';

/**
 * A question about a shape, and its answer computed from the lengths in the order in which exercises give
 * them.
 */
interface Shape {
  readonly name: RegExp;
  readonly asks: RegExp;
  readonly lengthCount: number;
  readonly measure: Measure;
  readonly value: (one: number, two: number, three: number) => number;
}

/** Matches any exercise. */
const any = /(?:)/;
// Words for what a question asks, for shapes, and for things of these shapes, such as a garden or a wheel.
const area = beginnings(
  'area',
  'surface',
  'square (?:met|cent|feet|inch)',
  'fläche',
  'flächeninhalt',
  'groß',
  'quadrat(?:meter|zentimeter)',
  'aire',
  'surface',
  'superficie',
  'área',
  'tiles?',
  'carpet',
);
const perimeter = beginnings(
  'perimeter',
  'around',
  'fence',
  'umfang',
  'zaun',
  'périmètre',
  'clôture',
  'perímetro',
  'circumference',
  'circonférence',
  'circunferencia',
);
const volume = beginnings(
  'volume',
  'volumen',
  'rauminhalt',
  'how much water',
  'holds?',
  'litres',
  'liters',
  'capacity',
);
const rectangle = beginnings(
  'rectang',
  'rechteck',
  'garden',
  'room',
  'field',
  'floor',
  'pool',
  'garten',
  'zimmer',
  'jardin',
  'wide',
  'breit',
  'large',
  'ancho',
);
const square = beginnings('square', 'quadrat', 'carré', 'cuadrado');
const circle = beginnings(
  'circle',
  'circular',
  'round',
  'wheel',
  'kreis',
  'rad',
  'cercle',
  'círculo',
  'radius',
  'rayon',
  'radio',
);
const across = beginnings('diameter', 'durchmesser', 'diamètre', 'diámetro', 'across');
const triangle = beginnings('triang', 'dreieck', 'ladder', 'leiter', 'échelle', 'escalera');
const box = beginnings(
  'cuboid',
  'box',
  'tank',
  'prism',
  'aquarium',
  'quader',
  'kiste',
  'pavé',
  'caja',
  'pool',
  'high',
  'hoch',
);
const cube = beginnings('cube', 'würfel', 'cubo');
const cylinder = beginnings(
  'cylind',
  'zylinder',
  'cilindr',
  '(?<=(?:\\ba|the|each|per|this|that|tin|drinks?|food|soup|paint) )cans?\\b',
  'dose',
);
const sphere = beginnings('sphere', 'ball', 'kugel', 'sphère', 'esfera');
const longSide = beginnings(
  'hypotenuse',
  'diagonal',
  'longest',
  'hypoténuse',
  'diagonale',
  'hipotenusa',
  'ladder',
  'leiter',
);
const leg = beginnings(
  'other leg',
  'leg',
  'kathete',
  'high',
  'hoch',
  'cateto',
  'other side',
  'third side',
  'far',
);

/** Shapes with straight sides. */
const straightShapes: readonly Shape[] = [
  { name: rectangle, asks: area, lengthCount: 2, measure: 'area', value: (a, b) => a * b },
  { name: rectangle, asks: perimeter, lengthCount: 2, measure: 'length', value: (a, b) => 2 * (a + b) },
  { name: square, asks: area, lengthCount: 1, measure: 'area', value: (a) => a * a },
  { name: square, asks: perimeter, lengthCount: 1, measure: 'length', value: (a) => 4 * a },
  { name: triangle, asks: area, lengthCount: 2, measure: 'area', value: (a, b) => (a * b) / 2 },
  { name: triangle, asks: perimeter, lengthCount: 3, measure: 'length', value: (a, b, c) => a + b + c },
  { name: any, asks: longSide, lengthCount: 2, measure: 'length', value: (a, b) => Math.hypot(a, b) },
  {
    name: triangle,
    asks: leg,
    lengthCount: 2,
    measure: 'length',
    value: (a, b) => Math.sqrt(Math.abs(a * a - b * b)),
  },
  { name: box, asks: volume, lengthCount: 3, measure: 'volume', value: (a, b, c) => a * b * c },
  { name: box, asks: area, lengthCount: 3, measure: 'area', value: (a, b, c) => 2 * (a * b + b * c + a * c) },
  { name: cube, asks: volume, lengthCount: 1, measure: 'volume', value: (a) => a ** 3 },
  { name: cube, asks: area, lengthCount: 1, measure: 'area', value: (a) => 6 * a * a },
];

/** Shapes with a radius, some of which also have a height. Their values depend on the value used for π. */
const roundShapes: readonly (Omit<Shape, 'value'> & {
  value: (radius: number, height: number, pi: number) => number;
})[] = [
  { name: circle, asks: area, lengthCount: 1, measure: 'area', value: (r, _, pi) => pi * r * r },
  { name: circle, asks: perimeter, lengthCount: 1, measure: 'length', value: (r, _, pi) => 2 * pi * r },
  { name: cylinder, asks: volume, lengthCount: 2, measure: 'volume', value: (r, h, pi) => pi * r * r * h },
  {
    name: sphere,
    asks: volume,
    lengthCount: 1,
    measure: 'volume',
    value: (r, _, pi) => (4 / 3) * pi * r ** 3,
  },
];

/** The units of what is measured. */
const dimensions = { length: 'm', area: 'm^2', volume: 'm^3' } as const;

/**
 * The area, perimeter, volume or side that a question asks for. A length without a unit takes the unit of
 * another one, as in "5 by 4 cm".
 */
export function byShape(exercise: string, asked: string, given: readonly Quantity[]): string[] {
  const isLength = ({ si, isPercent }: Quantity) => !isPercent && (si === null || si.dimension === 'm');
  // A given 3.14 is the value to use for π and not a length.
  const pi = given.some(({ value }) => value === 3.14) ? [3.14] : [Math.PI, 3.14];
  const lengths = given.filter((one) => one.value !== 3.14);
  if (lengths.length === 0 || lengths.length > 3 || !lengths.every(isLength)) return [];
  const hasNoUnits = lengths.every(({ si }) => si === null);
  const unit = lengths.find(({ si }) => si !== null)?.si ?? null;
  const [one = 0, two = 0, three = 0] = lengths.map((length) => inSi({ ...length, si: length.si ?? unit }));
  const fits = (shape: Pick<Shape, 'name' | 'asks' | 'lengthCount'>) =>
    shape.lengthCount === lengths.length && shape.asks.test(asked) && shape.name.test(exercise);
  const radius = across.test(exercise) ? one / 2 : one;
  const found = [
    ...straightShapes.filter(fits).map(({ measure, value }) => ({ measure, value: value(one, two, three) })),
    ...roundShapes
      .filter(fits)
      .flatMap(({ measure, value }) => pi.map((piUsed) => ({ measure, value: value(radius, two, piUsed) }))),
  ];
  return found.flatMap(({ measure, value }) =>
    hasNoUnits ? [String(Number(value.toPrecision(12)))] : inUsualUnits(value, dimensions[measure]),
  );
}
