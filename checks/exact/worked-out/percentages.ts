import type { Quantity } from './quantities.ts';

/** Words for an amount that rises. */
const rises =
  /\b(?:ris|rose|increas|grow|grew|more expensive|dearer|raise|gain|tax|vat|tip|interest|mark(?:ed)? ?up|steig|erhöh|teurer|zunahme|zunimm|wächst|aufschlag|mehrwertsteuer|zins|augment|hausse|intérêt|sube|aument|incrementa|interés|impuesto|propina)/iu;
/** Words for an amount that falls. */
const falls =
  /\b(?:fall|fell|drop|decreas|reduc|discount|cheaper|sale|off\b|lose|lost|loses|sink|gesenkt|senk|reduzier|rabatt|billiger|nachlass|verlier|baiss|réduc|rédui|remise|solde|perd|diminu|baja|rebaj|descuento|reduc|disminu|pierde)/iu;
/** The question is about the share itself. */
const asksShare =
  /\b(?:how much (?:does|did|is|was)[^?]{0,40}(?:ris|rise|fall|increas|decreas|save|cheaper|dearer)|by how much|how much interest|interest does|saves?\b|discount\?|what is the (?:discount|increase|decrease|tip|tax|interest)|um wie viel|wie viel (?:zinsen|rabatt|spart)|wie hoch (?:ist|sind) (?:der rabatt|die zinsen|die ersparnis)|de combien|combien d'intérêts|cuánto (?:interés|ahorra|sube|baja))/iu;
/** The changed amount is given and the one before it is asked for. */
const asksBefore =
  /\b(?:original(?:ly)?|before the|used to cost|first price|old price\?|ursprünglich|vorher|alte preis|avant|initial|antes|original)\b/iu;
/** The question asks for a percentage. */
const asksPercent =
  /\b(?:what (?:per ?cent(?:age)?|%)|how many %|by what %|(?:which|what) percentage|percentage|wie viel(?:e)? (?:prozent|%)|quel pourcentage|quel %|qué porcentaje|qué %)/iu;
/** The interest is simple. */
const simple = /\b(?:simple|einfache|simples?)\b/i;
/** The interest is compound. */
const compound = /\b(?:compound|zinseszins|composés?|compuesto)/iu;
/** The unit of a number that counts months. */
const monthly = /^(?:months?|monate?n?|mois|mes(?:es)?)$/iu;
/** Words for a rate that applies to a year. */
const ofYear =
  /\b(?:per (?:year|annum)|a year|annual(?:ly)?|yearly|(?:pro|im) jahr|jährlich|jahreszins|par an|annuel|al año|por año|anual)/iu;
/** The unit of a number that counts years or months. */
const yearly = /^(?:years?|yrs?|jahre?n?|ans?|années?|años?|months?|monate?n?|mois|mes(?:es)?)$/iu;

/** Words for a change that happens again and again, without saying how often. */
const repeats = /(?<!\p{L})(?:every|each|jede[nrsm]?|chaque|cada)(?!\p{L})/iu;

/**
 * The results of an exercise with an amount and a percentage: the amount after the change, before it, or
 * after years, or only the share. With two amounts and no percentage: the percentages that relate them.
 */
export function byPercentage(exercise: string, asked: string, given: readonly Quantity[]): number[] {
  const shares = given.filter(({ isPercent }) => isPercent);
  const [years] = given.filter(({ unit }) => yearly.test(unit));
  const others = given.filter((one) => !one.isPercent && one !== years);
  const [share] = shares;
  const [base, other] = others;
  if (shares.length === 0)
    return base && other && others.length === 2 && asksPercent.test(asked)
      ? // The percentage that one number is of the other, or by which it changed.
        [(base.value / other.value) * 100, (other.value / base.value - 1) * 100]
      : [];
  if (!share || shares.length > 1 || !base || other || (!years && repeats.test(exercise))) return [];
  const [amount, rate] = [base.value, share.value / 100];
  if (years) {
    // Months are parts of a year for a yearly rate, and otherwise the time for which the rate is meant.
    const isPartOfYear = monthly.test(years.unit) && ofYear.test(exercise);
    return overYears(exercise, asked, amount, rate, isPartOfYear ? years.value / 12 : years.value);
  }
  const [up, down] = [rises.test(exercise), falls.test(exercise)];
  // With "of", the amount can be the whole ("20 % of 60") or the share ("12 is 20 % of what?").
  if (!up && !down)
    return [amount * rate, amount / rate].slice(0, /\b(?:of|von|de|del)\b/i.test(exercise) ? 2 : 1);
  if (asksShare.test(asked)) return [amount * rate];
  const factors = [...(up ? [1 + rate] : []), ...(down ? [1 - rate] : [])];
  return factors.map((factor) => (asksBefore.test(asked) ? amount / factor : amount * factor));
}

/**
 * What an amount becomes over years: with compound interest, with simple interest, or with each where the
 * exercise does not say.
 */
function overYears(exercise: string, asked: string, amount: number, rate: number, years: number): number[] {
  const change = falls.test(exercise) && !rises.test(exercise) ? -rate : rate;
  const grown = simple.test(exercise) ? [] : [amount * (1 + change) ** years];
  const added = compound.test(exercise) ? [] : [amount * (1 + change * years)];
  const totals = [...grown, ...added];
  return asksShare.test(asked) ? totals.map((total) => Math.abs(total - amount)) : totals;
}
