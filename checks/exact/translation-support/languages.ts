/**
 * Common words of the languages that schools teach: enough to tell a clause of one from a clause of another.
 */
const commonWords = {
  en: `the a an and or but not of to in on at by for from with without about as into over after before between under is
    are was were be been being am has have had do does did will would can could should may might must shall this that
    these those it its he she they them his her their our your my me us you we i who what which when where why how if
    then than so because while there here all any some many much more most other another each every both no yes only
    also just very too again still never always often now today yesterday tomorrow say says said means mean meaning word
    words sentence translate translation example verb noun tense english french german spanish latin italian look think
    try write read use uses used make makes find good right wrong well first second last new old one two three know want
    go goes went come came see get give take like need help please question answer phrase form ending subject object
    article adjective plural singular past present future before comes keep put try good great nice close almost
    yourself something someone thing things way part parts people work time day time correct mistake remember check next
    start end begin tell ask let letter learn speak language meaning different same back up out down off did children
    per dozen cent percent total plus minus play house friend garden plays live lives every whole whose whom until through during against around`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen ich du er sie es wir
    ihr mich dich sich uns euch ihn ihm ihnen mein meine meinen meinem meiner dein deine deinen sein seine seinen seiner
    ihre ihren ihrem unser unsere euer ist sind war waren bin bist seid habe hast hat haben hatte hatten wird werden
    wurde wurden werde kann können konnte muss müssen musste soll sollen will wollen wollte darf mag möchte mit ohne von
    vom zu zum zur bei beim nach aus auf an am im in ins für gegen durch über unter vor hinter zwischen neben seit bis um
    als wie wenn weil dass ob damit obwohl denn doch noch schon nur auch sehr mehr immer nie heute gestern morgen jetzt
    dann hier dort da wo wer was wann warum welche welcher welches dieser diese dieses diesem diesen jeder jede jedes
    alle viele viel etwas nichts man gut neue neuen alt alte groß große kleine kleinen ja nein geht gehe gehen kommt
    macht machen gibt sagt sagen heißt bedeutet satz wort wörter übersetze übersetzung bitte kinder kind haus freund
    freundin schule garten jahr jahre tag tage leben zeit frau mann mutter vater bruder schwester spielt spielen isst
    essen trinkt trinken wohnt wohne wohnen liest lesen schreibt lernt lernen`,
  fr: `le la les un une des du de d l et ou mais ne pas plus jamais rien je tu il elle on nous vous ils elles me te se lui
    leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces qui que quoi dont où est sont était
    étaient suis es sommes êtes été être ai as a avons avez ont avait avaient avoir fait faire fais font va vais vas
    allons allez vont aller peut peux peuvent veut veux veulent doit dois à au aux en dans sur sous avec sans pour par
    chez entre avant après depuis pendant vers contre si quand comme comment pourquoi parce car donc alors aussi très
    bien mal trop peu beaucoup tout toute tous toutes chaque quelque quelques autre autres même encore déjà toujours
    souvent hier demain maintenant ici là voici voilà oui non petit petite grand grande bon bonne nouveau nouvelle dit
    dire phrase mot mots traduis traduire traduction signifie exemple s'il plaît enfants enfant maison école ami amie
    jardin jour jours année temps homme femme mère père frère sœur mange mangent manger joue jouent jouer habite lit
    c'est j'ai n'est qu'il qu'elle d'un d'une l'école j'habite s'appelle aujourd'hui`,
  es: `el la los las un una unos unas de del al y e o u pero no ni yo tú él ella usted nosotros ellos ellas ustedes me te se
    lo le les nos os mi mis tu tus su sus nuestro nuestra vuestro este esta estos estas ese esa esos esas aquel aquella
    que qué quien quién cual cuál cuando cuándo donde dónde como cómo por porque para con sin en sobre entre hasta desde
    hacia según es son era eran fue fueron soy eres somos ser estar está están estoy estás estaba he has ha hemos han
    había hay tengo tienes tiene tenemos tienen tener hago hace hacen hacer voy vas va vamos van ir puede puedo pueden
    quiero quiere quieren debe muy más menos también tampoco siempre nunca ya todavía aún hoy ayer mañana ahora aquí allí
    todo toda todos todas cada otro otra otros otras mucho mucha muchos muchas poco algo nada alguien bien mal bueno
    buena grande pequeño pequeña nuevo nueva sí dice decir significa frase palabra palabras traduce traducción ejemplo
    niño niña niños niñas casa escuela amigo amiga jardín día días año años tiempo hombre mujer madre padre hermano
    hermana come comen comer juega juegan jugar vive viven vivir llamo llama gusta gustan lee leer escribe estudia`,
  it: `il lo la i gli le un uno una di del della dei delle degli da dal dalla a al alla ai alle in nel nella nei nelle su sul
    sulla con per tra fra e o ma non io tu lui lei noi voi loro mi ti si ci vi mio mia miei mie tuo tua suo sua nostro
    nostra questo questa questi queste quello quella che chi cosa come dove quando perché se anche ancora già sempre mai
    molto più meno bene male tutto tutta tutti tutte ogni altro altra è sono sei siamo siete era erano essere ho hai ha
    abbiamo avete hanno aveva avere faccio fa fanno fare vado va vanno andare può posso voglio vuole oggi ieri domani
    adesso ora qui lì bambino bambini casa scuola amico amica giardino giorno anno tempo uomo donna madre padre fratello
    sorella mangia mangiano gioca giocano vive vivono piace chiamo dice significa frase parola esempio grande piccolo`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às por pelo pela para com sem sobre entre até e ou
    mas não eu tu ele ela nós vós eles elas você vocês me te se lhe meu minha meus minhas teu tua seu sua nosso nossa
    este esta isto esse essa isso aquele que quem qual quando onde como porque porquê se também ainda já sempre nunca
    muito mais menos bem mal tudo todo toda todos todas cada outro outra é são era eram foi ser estar está estão estou
    tenho tem têm temos ter faço faz fazem fazer vou vai vão ir pode posso quero quer hoje ontem amanhã agora aqui ali
    criança crianças casa escola amigo amiga jardim dia ano tempo homem mulher mãe pai irmão irmã come comem brinca vive
    gosto gosta chamo diz significa frase palavra exemplo grande pequeno`,
  nl: `de het een en of maar niet geen ik jij je u hij zij ze wij we jullie mij me jou hem haar ons hen mijn jouw zijn onze
    hun is ben bent was waren heb hebt heeft hebben had hadden wordt worden werd kan kunnen kon moet moeten zal zullen
    wil willen mag met zonder van voor naar uit op aan in bij door over onder tegen tussen sinds tot om als dan toen
    omdat dat die deze dit daar hier waar wie wat wanneer waarom hoe ook nog al alleen zeer heel meer altijd nooit
    vandaag gisteren morgen nu ja nee gaat ga gaan komt maakt maken zegt zeggen betekent zin woord vertaal voorbeeld
    kinderen kind huis vriend vriendin school tuin jaar dag dagen leven tijd vrouw man moeder vader broer zus spelen
    speelt eet eten woont wonen leest goed nieuwe oude groot grote kleine iedere elke veel`,
  la: `et in est sunt non ad cum ut ex de ab per pro sed aut vel nec neque atque ac enim autem igitur quod quid quis quae qui
    quem quam quo cuius cui hic haec hoc ille illa illud is ea id eius eum eam ipse ego tu nos vos mihi tibi sibi se
    esse erat erant fuit fuerunt sum es sumus estis erit eram habet habent facit dixit inquit venit vidit post ante
    inter apud contra sine sub super trans iam nunc tum semper numquam saepe etiam quoque tamen si nisi cur ubi unde
    omnes omnia omnis multi multa puer puella pueri puellae puellam servus dominus domum dominum urbem urbs rex regem
    rosam amat amant laudat vocat videt portat dat magna magnus magnum bonus bona`,
} as const;

export type Language = keyof typeof commonWords;
export const languages = Object.keys(commonWords) as Language[];

const bits = Object.fromEntries(languages.map((language, at) => [language, 1 << at])) as Record<
  Language,
  number
>;
/** The languages of each common word. */
const languagesByWord = new Map<string, number>();
for (const language of languages) {
  for (const word of commonWords[language].split(/\s+/))
    languagesByWord.set(word, (languagesByWord.get(word) ?? 0) | bits[language]);
}

/** The languages in which a word is common, as bits. */
export const languagesOf = (word: string): number => languagesByWord.get(word) ?? 0;
/** The bit of a language. */
export const bitOf = (language: Language): number => bits[language];

/**
 * Letters outside ASCII, with the languages that write them, as bits; the first entry that matches a word
 * decides.
 */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[äöüß]/, bits.de],
  [/[ñ¿¡]/, bits.es],
  [/[áíóú]/, bits.es | bits.pt],
  [/[çêèàâîôûœë]/, bits.fr | bits.pt | bits.it],
  [/é/, bits.fr | bits.es | bits.pt | bits.it],
  [/[ãõ]/, bits.pt],
  [/[ìòù]/, bits.it | bits.fr],
];

/** The possible languages of an uncommon word by its letters, as bits. */
export function languagesByLetters(word: string): number {
  if (/^[\x20-\x7e]*$/.test(word)) return 0;
  return letters.find(([pattern]) => pattern.test(word))?.[1] ?? 0;
}

/** The pronouns with which tables of verbs begin. */
const subjects: Readonly<Record<Language, string>> = {
  en: 'i you he she it we they',
  de: 'ich du er sie es wir ihr',
  fr: 'je tu il elle on nous vous ils elles',
  es: 'yo tú él ella usted nosotros vosotros ellos ellas ustedes',
  it: 'io tu lui lei noi voi loro',
  pt: 'eu tu ele ela você nós eles elas vocês',
  nl: 'ik jij hij zij wij jullie',
  la: 'ego tu nos vos',
};
/** The languages of each pronoun. */
const languagesByPronoun = new Map<string, number>();
for (const language of languages) {
  for (const word of subjects[language].split(' '))
    languagesByPronoun.set(word, (languagesByPronoun.get(word) ?? 0) | bits[language]);
}

/** The languages in which a word is a pronoun as the subject, as bits. */
export const subjectsOf = (word: string): number => languagesByPronoun.get(word) ?? 0;

/** Endings that are frequent in one language and rare in the others that schools teach. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|ly|tion|ght|ck|sh|th|wn|ll|y|ow|ew|ee|oo.|ea.|ou.+)$/,
  de: /(?:en|er|em|es|st|te?|ig|ich|ung|heit|keit|ß.*)$/,
  fr: /(?:e|es|ent|er|ir|eux|ais|ait|ez|ons?|eau|oi.?|ui.?)$/,
  es: /(?:[aio]s?|ar|er|ir|es|an|en|on|ad|or|ez)$/,
  it: /[aeio]$/,
  pt: /(?:[aeio]s?|ar|er|ir|[aeo]m|ou|ão)$/,
  nl: /(?:en|er|t|je|ij.|oo.|aa.|ee.|ui.+)$/,
  la: /(?:us|um|[aeio]m|is|ae|[aeo]s|[aeiu]n?t|[aio])$/,
};

/** The languages that an uncommon word may belong to by its ending, as bits: a weak sign. */
export const languagesByEnding = (word: string): number =>
  languages.reduce((set, language) => (endings[language].test(word) ? set | bits[language] : set), 0);

/**
 * What each language is called in the languages that exercises are written in, as alternatives of an
 * expression.
 */
const names: Readonly<Record<Language, string>> = {
  en: 'english|englisch|anglais|ingl[eé]s|ingl[eê]s|engels',
  de: 'german|deutsch|allemand|alem[aá]n|alem[aã]o|tedesco|duits',
  fr: 'french|französisch|franzoesisch|français|francais|franc[eé]s|franc[eê]s|frans',
  es: 'spanish|spanisch|espagnol|español|espanol|castellano|spagnolo|espanhol|spaans',
  it: 'italian|italienisch|italien|italiano',
  pt: 'portuguese|portugiesisch|portugais|portugu[eéê]s|portoghese',
  nl: 'dutch|niederländisch|holländisch|néerlandais|neerland[eé]s|nederlands',
  la: 'latin|latein|latín|latino',
};
/**
 * An expression for “into” a language, with the endings of its name: "into German", "auf Deutsch", "en
 * français".
 */
const into = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:in|into|to|ins|auf|zu[mr]?|en|al|a|em|para|in het|naar het)\\s(?:the\\s|das\\s|el\\s|o\\s|l')?(?:correct |good |gutes? )?(?:${name})(?:e[nrs]?|isch)?(?!\\p{L})`,
    'iu',
  );
const targetPatterns = languages.map((language) => ({ language, expression: into(names[language]) }));

/**
 * The languages into which a text asks to translate or in which it asks to write, as bits; 0 if it names
 * none.
 */
export const languagesAsked = (text: string): number =>
  targetPatterns.reduce(
    (set, { language, expression }) => (expression.test(text) ? set | bits[language] : set),
    0,
  );
