/** A numeral or a quantity rather than a person: "World War I", "Part I", "I = V / R", "Henry I was". */
const numeral =
  /\b(?:War|Part|Chapter|Table|Type|Phase|Act|Scene|Figure|Section|Class|Group|Level|Unit|Volume|Book|Stage|Law|Problem|Exercise|Question|Grade|Henry|Elizabeth|Charles|James|William|Nicholas|Napoleon|Francis|Philip|Alexander|Mary|Richard|George|Edward|Peter|Wilhelm|Otto|Frederick) I\b|(?<=\b(?:is|of|article|use|than|by) )I\b|\bI(?=\s*(?:[=+*/^)\]?.:;_]|,\s*\d|$|is\b|and\b|equals\b|has\b|starts\b|flows\b|,? II\b))/g;
/** A small i is a variable, an article of Italian or a numeral, unless a verb of English follows. */
const small =
  /\bi\b(?!['’])(?!\s+(?:am|was|will|would|can|could|have|had|do|dont|don['’]t|did|love|loved|miss|missed|need|want|wanted|feel|felt|wish|care|really|just|so|never|always|hate|like|adore|think|know|decided|chose|promise|hope)\b)/g;

/** A sentence about a program or a calculation, in which every small i is a variable. */
const computes = /\b(?:loop|index|counter|variable|range|iterat\w*|imaginary|increment\w*|value)\b/;

/**
 * Puts "x" where an I is not a person, and for the "my" in a name such as "my_list". Puts "I am" for "I'm",
 * which would be read as the German word "im".
 */
export function withoutImpersonalI(text: string): string {
  if (!/\b(?:[Ii]\b|my_)/.test(text)) return text;
  return text
    .replace(/\b([Ii])['’]m\b/g, '$1 am')
    .replaceAll('my_', 'x_')
    .replace(numeral, 'x')
    .replace(computes.test(text) ? /\bi\b(?!['’])/g : small, 'x');
}
