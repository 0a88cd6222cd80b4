const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * The words around a value in a message that claims nothing more than "this is the answer", a set for each language. Words that
 * deny, limit, offer a choice, ask for something else or tell what to do are left out on purpose: a message with any other word
 * is not a plain claim.
 */
export const claimFrames: readonly ReadonlySet<string>[] = [
  setOf(`is it its it's thats that's that this so the answer answers result solution value final my our your i we you think guess
    believe know suppose say i'd got get gets have has found find calculated chose choose put wrote comes came to out as equals
    equal be must would should could maybe perhaps probably then therefore hence right correct true yes yeah ok okay um uh hmm
    hm well oh now a an there are was were makes give gives finally definitely please pls sir miss for`),
  setOf(`es son la el los las lo respuesta resultado solución mi valor entonces pues me sale salen da dan salió he obtenido
    obtengo creo pienso que digo tengo tiene será debe ser quizá quizás tal vez correcto cierto sí ok eh un una hay en total`),
];

/** Whether a word belongs to one of these sets. */
export const isFrameWord = (word: string): boolean => claimFrames.some((frame) => frame.has(word));

/** Matches a clause that asks whether the claim beside it is right, or is unsure of it: it does not change the claim. */
export const asides =
  /^(?:(?:and |but |so )?(?:is |was )?(?:that|it|this) (?:is )?(?:right|correct|ok|okay|true|it)|(?:am|was) i (?:right|correct)|did i get it|right|correct|yes|no|ok|okay|isn't it|i think|i guess|i hope|(?:but )?(?:i am|i'm)? ?not (?:so |really |totally |quite |completely )?sure|(?:but )?i (?:don't|do not) know (?:why|how|if (?:that|it)(?:'s| is) (?:right|correct))|please check|can you check(?: (?:it|that))?|verdad|no es así|es correcto|está bien|creo)$/u;

/** Words that negate, limit, offer a choice, suppose or ask: beside a claim they leave its meaning open. */
export const turning =
  /(?<![\p{L}])(?:not|n't|\p{L}+n't|cannot|no|never|neither|nor|none|without|except|but|or|either|if|unless|than|why|what|which|who|where|how|when|wrong|false|only|both|other|instead|ni|nunca|tampoco|o|u|salvo|si|que|qué|cuál\p{L}*|quién|dónde|cómo|falso|mal|sólo|solo|pero|sino)(?![\p{L}])/iu;

/** Matches words that say how the result came about: a result beside them is more than a guess. */
export const reasons =
  /(?<![\p{L}])(?:because|since|as i|i (?:did|added|subtracted|multiplied|divided|took|counted|used|put it)|first|then i|porque|ya que|primero|he (?:sumado|multiplicado|dividido|contado)|multipliqué|sumé|dividí)(?![\p{L}])/iu;
