const empty = new Set(
  'about above after again all also and any are because been before being both but can could did does doing done down each for from further get gets had has have having her here him his how into its just like make makes many might more most much must need needs next not now off once one only other our out over per same she should some such than that the their them then there these they thing this those through time times too under until use used very want was way well were what when where which while who why will with work would you your correct right great good'.split(
    ' ',
  ),
);

/** The content words of a text, shortened to five letters, so that "sprouts" equals "sprouted". */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,40}/gu))
    if (!empty.has(word)) stems.add(word.slice(0, 5));
  return stems;
}
