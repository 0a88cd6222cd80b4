import type { HintLanguage } from '../families/family.ts';

/**
 * The words around a value in a message that claims nothing more than "this is the answer", by language.
 * Words that deny, limit, offer a choice, ask for something else or tell what to do are left out on purpose:
 * a message with any other word is not a plain claim.
 */
const frames: Readonly<Record<HintLanguage, string>> = {
  en: `is it its it's thats that's that this so the answer answers result solution value final my our your i we you think guess believe know suppose say i'd got get gets have has found find calculated chose choose put wrote comes came to
    out as equals equal be must would should could maybe perhaps probably then therefore hence right correct true yes yeah ok okay
    um uh hmm hm well oh now a an there are was were makes gives give finally definitely please pls sir miss for`,
  de: `ist es das dies die der den dann also antwort lösung ergebnis wert meine mein unsere ich wir habe hab hat haben
    raus heraus herausbekommen bekommen bekomme komme auf glaube denke meine sage sind wären wäre muss müsste vielleicht
    wohl richtig korrekt ja ok okay ähm hm gibt ergibt beträgt kommt gefunden ein eine`,
  fr: `c'est ce cela ça est y a on la le les l' réponse résultat solution ma mon valeur donc alors je j'ai ai
    trouvé trouve obtiens obtenu pense crois que dirais dis fait vaut doit être peut-être sans doute juste correct vrai oui
    ok euh sont un une`,
  es: `es son la el los las lo respuesta resultado solución mi valor entonces pues me sale da dan salió he obtenido obtengo
    creo pienso que digo tengo tiene será debe ser quizá quizás tal vez correcto cierto sí ok eh un una hay`,
};

/** The words of a list. */
const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));

/** The words around a claim, a set for each language. */
export const claimFrames: readonly ReadonlySet<string>[] = Object.values(frames).map(setOf);

/** Whether a word belongs to one of these sets. */
export const isFrameWord = (word: string): boolean => claimFrames.some((frame) => frame.has(word));

/**
 * Matches a clause that asks whether the claim beside it is right, or is unsure of it. Such a clause does not
 * change the claim.
 */
export const asides =
  /^(?:(?:and |but |so )?(?:is |was )?(?:that|it|this) (?:is )?(?:right|correct|ok|okay|true|it)|(?:am|was) i (?:right|correct)|did i get it|right|correct|yes|no|ok|okay|isn't it|i think|i guess|i hope|(?:but )?(?:i am|i'm)? ?not (?:so |really |totally |quite |completely )?sure|(?:but )?i (?:don't|do not) know (?:why|how|if (?:that|it)(?:'s| is) (?:right|correct))|please check|can you check(?: (?:it|that))?|oder|stimmt das|stimmt's|ist das richtig|nicht wahr|richtig|glaube ich|non|n'est-ce pas|c'est (?:juste|correct|ça)|je crois|je pense|verdad|no es así|es correcto|está bien|creo)$/u;

/**
 * Words that negate, limit, offer a choice, suppose or ask: in a clause beside a claim they leave its meaning
 * open.
 */
export const turning =
  /(?<![\p{L}])(?:not|n't|\p{L}+n't|cannot|no|never|neither|nor|none|without|except|but|or|either|if|unless|than|why|what|which|who|where|how|when|wrong|false|only|both|other|instead|nicht|kein\p{L}*|nie|oder|wenn|falls|als|warum|was|welche\p{L}*|wer|wo|wie|falsch|nur|beide|sondern|aber|pas|jamais|ni|ou|si|sauf|que|pourquoi|quoi|quel\p{L}*|qui|où|comment|faux|seulement|mais|nunca|tampoco|o|u|salvo|qué|cuál\p{L}*|quién|dónde|cómo|falso|mal|sólo|solo|pero|sino)(?![\p{L}])/iu;

/** Matches words that say how the result came about: a result beside them is more than a guess. */
export const reasons =
  /(?<![\p{L}])(?:because|since|as i|i (?:did|added|subtracted|multiplied|divided|took|counted|used|put it)|first|then i|weil|denn|da ich|ich habe .{0,40}(?:gerechnet|addiert|geteilt|gezählt)|zuerst|parce|puisque|car|d'abord|j'ai (?:ajouté|multiplié|divisé|compté)|porque|ya que|primero|he (?:sumado|multiplicado|dividido|contado)|multipliqué|sumé|dividí)(?![\p{L}])/iu;
