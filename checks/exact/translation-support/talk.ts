import { wordsOf } from '../../families/words.ts';

/** Words for speaking about language, which the translation of an exercise hardly ever contains. */
const terms = new Set(
  `mean means meaning translate translation sentence clause phrase word words noun verb verbs adjective adverb pronoun article
  preposition conjunction infinitive participle tense preterite imperfect subjunctive gerund plural singular masculine feminine
  neuter accusative dative genitive nominative ending endings subject object conjugate conjugation grammar accent spelling
  spell spelled pronounce vocabulary literally answer exercise task mistake correct help understand
  bedeutet bedeutung heißt übersetze übersetzen übersetzung satz nebensatz wort wörter verb adjektiv pronomen artikel
  präposition konjunktion infinitiv partizip zeitform präteritum perfekt konjunktiv mehrzahl einzahl männlich weiblich
  akkusativ dativ genitiv nominativ endung endungen subjekt objekt grammatik aufgabe fehler richtig hilfe hilf verstehe
  signifie traduis traduire traduction phrase mot mots nom verbe adjectif adverbe pronom article préposition infinitif
  participe passé-composé imparfait subjonctif pluriel singulier masculin féminin terminaison sujet complément grammaire
  exercice faute correct aide aide-moi comprends orthographe
  significa traduce traducir traducción oración frase palabra palabras sustantivo verbo adjetivo adverbio pronombre artículo
  preposición infinitivo participio pretérito imperfecto subjuntivo plural singular masculino femenino terminación
  terminaciones sujeto objeto gramática ejercicio error correcto ayuda ayúdame entiendo dice
  parola parole verbo aggettivo articolo participio traduci traduzione capisco aiuto maschile femminile
  palavra palavras substantivo artigo traduz tradução ajuda feminino`.split(/\s+/),
);

/** Whether a sentence speaks about language rather than in it. */
export const isAboutLanguage = (sentence: string): boolean =>
  wordsOf(sentence).some((word) => terms.has(word));
