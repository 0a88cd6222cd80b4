/** How many letters of a word count: "fraction" and "fractions" are one. */
const stemLength = 5;
/** Shorter words tell nothing about the topic. */
const minLength = 4;
/** The most characters of a text that are read. */
const maxLength = 2_000;

/**
 * Words that students use in any lesson, in the languages that write spaces. Only the first `stemLength`
 * letters count, so that some entries are cut words, such as didn' for didn't.
 */
const ofAnyLesson = new Set(
  `about after again also another answer anything back because been before cause could didn' does doesn' doing don't done dont each
  else even ever every explain from gave give going gonna good gotta haha have having hello help here heyyy hint hints into just know
  like list look looks lots made make makes maybe mean means more most much need never next nothing okay only other over page pages
  please really question right said same says should some someone something sorry still start stuff such sure take teach teacher tell
  than thank that that' them then there they thing things think this those though time told tutor under understand very wait wanna
  want well went were what what' whats when where which while will with without would wrong yeah your
  aber alle alles also andere auch bitte damit danach dann danke dann dass dein deine denn deshalb dich diese dieser dieses doch
  dort eben eigentlich eine einem einen einer eines einfach erst etwas euch fertig frage geht gerade gibt habe haben halt hast
  hatte heute heißt hier hilf' ihre immer irgendwie ist's jede jetzt kann kannst kein keine klar komm kommt könnte könntest lass
  machen macht machst manchmal mehr mein meine mich mir musst muss müssen nach nicht nichts noch oder ohne richtig sagen sagst schon
  sehr sein seine sich sind soll solle sollen sonst tipp über überhaupt unter verstehe viel vielleicht voll vom warte warum wegen
  weil weiß weißt weiter welche wenn werden wieder wieso will willst wird wirklich woher wollen würde würdest zeig zuerst
  alors après aucun aussi autre avant avec avez avoir beaucoup bien bonjour cela celle celui c'est cette chose comme comment dans
  déjà depuis dire dois donc donne elle encore entre être faire fais fait faut fois indice jamais juste leur maintenant mais même
  merci mettre moins mon' parce pars pense peut peux plus pour pourquoi prends quand quel quelle quoi rien sais sans sera sont sous
  suis sont toujours tous tout toute très trop trouve veut veux vers voilà vois vous vraiment
  ahora algo alguien alguna antes aquí así aunque bien cada como cosa creo cual cuál cuando cuándo cuanto cuánto cómo dame decir
  del desde después dice dime dónde donde ella ellos entonces entre eres esta está estás este esto estoy fue gracias había hace hacer
  hacia haces hago hasta hola igual luego más mejor menos mientras misma mismo mucho muchas muchos muy nada nunca otra otro para
  pasos pero pista poco porque primero puede puedes puedo pues quiere quieres quiero sabe sabes salir sale seguro siempre sigue
  siguiente sino sobre solo sólo también tanto tengo tiene tienes toda todas todo todos tú vale vamos verdad vez voy
  acho agora ainda algum alguma antes aqui assim até bem cada coisa como consigo depois dele desde dica dizer dizes ela eles então
  entre essa esse está estou fala faz fazer fica fosse gente isso isto já logo mais mas mesmo meu minha muito nada não onde ontem
  outra outro para pela pelo pode podes porque posso pouco primeiro qual quando quanto quero quer sabe seja sem sempre ser seu sim sobre
  sua também tanto tem tenho tudo uma vai você vocês vou`
    .split(/\s+/)
    .map((word) => word.slice(0, stemLength)),
);

/** The words and the numbers of a text. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}']+|\d+(?:[.,]\d+)?/gu) ?? [];

/** The stems of a text's words that can tell its topic. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text.slice(0, maxLength).toLowerCase().replaceAll('’', "'"))
      .filter((word) => word.length >= minLength || /\d/.test(word))
      .map((word) => word.slice(0, stemLength))
      .filter((stem) => !ofAnyLesson.has(stem)),
  );

/** How much of the shorter of two sets is in the other, from 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const stem of few) if (many.has(stem)) shared += 1;
  return shared / few.size;
}
