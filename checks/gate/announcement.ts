/**
 * Words of openings besides those of `offering`, in the languages of hints. A sentence with a word of neither
 * list is not an announcement.
 */
const filling = new Set(
  `of right great good nice excellent wonderful fantastic well yes yeah no point thinking for asking you your i i'd i'll
  i'm we we'll we're us let's lets let me my be to can will would could do does going gonna walk through work break down
  it that this these them there here here's is are comes a an the by at time one each now then so and with together
  begin start started go look think solve find out how what in detail full complete quick quickly as please below
  following need all away dive get into on first gut gute super toll prima ja dir ich wir du uns mal lass lasst schauen
  schaue sehen wir's das es die der den dem dein deine dabei kann gehen für hier ist kommt sind zusammen jetzt also dann
  bien parfait bonne je vais vous te allons-y allons faisons voici voilà c'est la le les l' pas à ensemble oui y va pour
  toi regardons commençons d'abord por desde buena lo el voy puedo vamos veamos hagamos aquí está tienes juntos sí con
  mucho`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Words that accept or offer something. An announcement has at least one; "Well." and "Let us look." have
 * none and are shown at once.
 */
const offering = new Set(
  `sure course certainly absolutely definitely okay ok alright problem question thanks thank answer answers solution result steps step
  happy glad love help helping assist explain show tell give
  klar natürlich gerne gern sicher sicherlich selbstverständlich frage danke helfe helfen erkläre erklären zeige zeigen löse lösen
  schritt antwort lösung ergebnis
  sûr certainement volontiers d'accord merci j'explique t'aider t'expliquer réponse résultat
  claro supuesto luego vale pregunta gracias ayudo ayudarte explico explicarte respuesta solución resultado paso gusto encantado`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** A longer segment is not an announcement. */
const maxLength = 90;

const endsWithColon = /[:：]\s*$/;
/** The number of a step or an item alone: "Step 2:", "3.", "b)". */
const ordinal = /^[\s*_#>-]*(?:(?:step|schritt|étape|paso)\s*)?(?:\d{1,2}|[a-h])?[.):]*[\s*_]*$/iu;

/**
 * Whether a segment only announces what comes: "Sure!", "Let's go step by step.", "Here it is:", the number
 * of a list item. It is shown together with what follows and stopped with it.
 */
export function isAnnouncement(segment: string): boolean {
  if (endsWithColon.test(segment) || ordinal.test(segment)) return true;
  if (segment.length > maxLength || /[?\d]/.test(segment)) return false;
  const words = wordsOf(segment);
  return words.some((word) => offering.has(word)) && words.every(isOpening);
}

/** Whether a text has nothing but words of openings, so that it is no answer: "Let's think." */
export const isOnlyOpening = (text: string): boolean =>
  text.length <= maxLength && !/\d/.test(text) && wordsOf(text).every(isOpening);

const isOpening = (word: string): boolean => offering.has(word) || filling.has(word);

/** The words of a text in lower case, with their apostrophes. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:['-]\p{L}+)*'?/gu) ?? [];
