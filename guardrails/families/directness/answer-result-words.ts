/** A currency sign or a bracket that may stand right before the number. */
const money = String.raw`\s?(?:[$€£]|\()?\s?$`;
/** Words right before a number that make it a result. */
export const strongResult = new RegExp(
  String.raw`(?:=|≈|->|\bequals?|\bequal to|\b(?:gives?|giving|gave|yields?|leaves?|leaving|makes?|making)(?: us| you| him| her| them| me)?|\bget|\bgetting|\bcomes? (?:out )?to|\badds? up to|\bresults? in|\bland(?:s|ing)? on|\btotal(?:s|ing)?(?: of| to)|\b(?:answer|result|solution|value|total|sum|product|difference|quotient|remainder|amount|cost|price|profit|number|speed|age|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado)\b[^.?!]{0,60}?(?:\bis|\bare|\bwould be|\bwill be|\bshould be|\bmust be|\bbe|\bist|\blautet|\bbeträgt|\best|\bes|:)|\b(?:should|would|must|will|to) (?:actually |really |then |instead |indeed )?be|\b(?:is|are|was|were) (?:actually|indeed|really|in fact|instead|now|then|therefore|simply|just|correctly|the same as)|\bwhich (?:is|are|was|were|means)|\bthat(?: i|')s|\bergibt|\bfont|\bgleich|\bvaut|\bson|\bsind|\bdonne|\btoca\w*|\bda)(?: (?:a total of|exactly|about|just|only|simply|actually|the))?${money}`,
  'i',
);
/** Words right before a number that may make it a result. */
export const weakResult = new RegExp(
  String.raw`(?:\bis|\bare|\bwas|\bwere|'s|'re|\bhave|\bhas|\bhad|\bneeds?(?: to \w+)?|\bpays?|\bspends?|\bearns?|\bsaves?|\bmakes?|\bcosts?|\bfinds?|\bfound|\bleft with|\bor|\bcalled|:|\bon|\bto|\bsaid?y?)(?: (?:a|an|the|only|just|about|exactly|still|actually|at least))?${money}`,
  'i',
);
