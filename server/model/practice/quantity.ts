/** Neutral names for the result of a calculation and its parts. */
const ofArithmetic = new Set(
  `answer result sum product difference quotient total solution value number fraction numerator denominator top bottom
  tops bottoms ones tens hundreds rest remainder step part piece line calculation equation problem task question first
  second third next last other one thing way left right side both check check`.split(/\s+/),
);

const quantities =
  'area|perimeter|circumference|volume|surface|length|width|height|depth|distance|speed|time|duration|age|weight|mass|density|price|cost|change|profit|discount|average|mean|median|probability|angle|radius|diameter|amount';
const beforeSign = new RegExp(`\\b(${quantities})\\s*(?:=|:|is|are|was|would be)\\s*[-\\d(]`, 'i');
const named =
  /\b(?:the|its|their|our|my|his|her)\s+(?:total |new |whole )?([a-z]{3,30})(?:\s+(?:of|for|between|from)\b[^=?!]{0,60}?)?\s+(?:is|are|was|were|will be|would be|must be|equals|=)\s/i;

/** The quantity that a message calls its calculation ('the perimeter is …'), or null. */
export function quantityOf(message: string): string | null {
  const word = (named.exec(message)?.[1] ?? beforeSign.exec(message)?.[1] ?? '').toLowerCase();
  return word === '' || ofArithmetic.has(word) ? null : word;
}
