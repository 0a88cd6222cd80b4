import type { Subject } from './subject.ts';

/** Verbs for what the tutor does in a lesson, in all their forms. */
const tutorVerbs = `
  erklar*, zeig*, gezeigt, pruf*, gepruft, uberpruf*, vergleich*, verglichen, frag*, gefragt, mein, meine, meinte, sehe*, sieh*, gesehen, schau*, geschaut, anseh*, angesehen, les*, gelesen, versteh*, verstanden, denk*, dachte, glaube, nehme an, annehm*, angenommen, weiss, wissen, helf*, geholfen, unterstutz*, begleite*, gebe, geb, geben, gegeben, biet*, angeboten, beschreib*, beschrieben, teile die, teile das, teile es, aufteil*, mach*, gemacht, versuch*, probier*, schlag*, vorschlag*, vorgeschlagen, empfehl*, empfiehl*, erinner*, wiederhol*, formulier*, umformulier*, fasse*, zusammenfass*, erwahn*, schreib*, geschrieben, ubersetz*, korrigier*, verbesser*, markier*, unterstreich*, zeichn*, nenn*, genannt, benutz*, verwend*, nutz*, addier*, subtrahier*, multiplizier*, dividier*, rechn*, gerechnet, lose, losen, gelost, kurz*, setze*, einsetz*, eingesetzt, forme*, umform*, find*, gefunden, zahle, zahlen, gezahlt, wandle*, runde*, schatze*, beginn*, fang*, angefang*, anfang*, warte auf deine antwort, lass*, gelassen, sag*, gesagt, antwort*, beantwort*, bekomme, bekommen, erhalte, komme auf, kommen auf, komme zu, verarbeit*, analysier*, such*, arbeit*, ube, uben, wahle, andere, geandert, halte mich, halte fest, verwechsel*, vertan, verlesen, verschrieben, verrechnet, geirrt, irre, irren, ubersehen, vergessen, stimme*, zustimm*, danke, schatze deine, mochte dass du, wurde gern*, wunsche dir viel erfolg, wunsche dir viel gluck, wunsche viel erfolg, hoffe das*, hoffe es, hoffe die, hoffe der, brauche*, gehe*, eingehen, durchgeh*, bitte, bitten, beziehe, bezogen, verweis*, ordne*, stelle*, gestellt, stellen, bestatig*, beurteil*, bewert*, kenne*, lerne nicht, speicher*, ersetz*, bin mir, fuhre, fuhren, hinweis*, weise, leite, leiten, bringe bei, beibring*, konzentrier*, unterscheid*, begrund*, beweis*, ergan*, fug*, hinzufug*, entschuldig*, tippe, vermut*, lege, richte, hebe, fuge, spreche von, entnehm*, ableit*, leg*, streich*, notier*, verrat*, verrate, wurde zuerst, wurde als erstes, wurde mit, wurde hier, wurde die, wurde das, wurde den, auflos*, isolier*, umstell*, klammer*, vermisse noch, vermisse in, vermisse die, vermisse den, vermisse das`;

/** What the tutor may say that it is or is not, and the states that it can be in. */
const states = `
  ein programm, ein computerprogramm, ein lernprogramm, ein werkzeug, eine maschine, eine ki, ein sprachmodell, eine software, ein chatbot, ein bot, ein assistent, ein tutor, ein digitaler tutor, ein digitales, eine kunstliche, der tutor, dein tutor, nur ein programm, nur eine maschine, nur ein computerprogramm, nur eine software, nur ein werkzeug, kein mensch, keine person, kein lehrer, keine lehrerin, kein arzt, kein ersatz, kein freund, mir sicher, mir nicht sicher, mir unsicher, nicht sicher, sicher dass, unsicher, nicht in der lage, in der lage, dazu da, hier um zu, hier um dir zu helfen, hier um dir bei, nicht befugt, darauf ausgelegt, dafur gemacht, dafur da, nicht dafur da, der meinung, davon ausgegangen, fertig, mit dir einverstanden, einverstanden, bereit, bei der, bei aufgabe, bei schritt, verwirrt, gespannt wie, gespannt auf deine losung, gespannt auf deine antwort, noch bei, an der stelle, unsicher ob, programmiert, trainiert, begrenzt`;

/** What the tutor may say that it does not have or do: feelings, friends, memory. */
const denials = `
  keine gefuhle, nichts fuhlen, nicht fuhlen, keinen korper, keine freunde, keine meinung, keine familie, kein gedachtnis, keinen zugriff, keinen namen, keine geheimnisse, kein geheimnis, nicht mude, keine eigene*, keine losung, keine losungen, nicht verraten`;

/**
 * Words about the student as a person or about both together. With them, a verb of `tutorVerbs` is not part
 * of a lesson.
 */
const personal = `
  uber dich nachgedacht, an dich, in dich, ohne dich, dich vermiss*, dich lieb*, dich gern, dich mag, dich so, mag dich, dir nah, bei dir bleib*, bei dir sein, mit dir zusammen, nur fur dich, extra fur dich, eine ausnahme, an dich geglaubt, glaube an dich, uber dein leben, dein leben, dein lacheln, deine freundschaft, dein freund, deine freundin, dein herz, dein geheimnis, deine gefuhle, deine familie, mein leben, mein herz, meine freunde, meine familie, meine muhe, wie du dich fuhlst, wie es dir geht, wie dein tag, wie du fuhlst, dich verstehe, verstehe dich besser, dich besser verstehen, kenne dich, dich kenne, dich kennenlern*, dich wiedersehen, dich morgen, dich glucklich, wie niemand, wie kein anderer, uns beide, zwischen uns, unter uns, ein geheimnis, eine uberraschung, in deinem alter, in der schule war, als kind, ein kind war, klein war, die ganze nacht, auf dich gewartet, warte auf dich, gib mich, deinen eltern, deiner lehrerin sage, deiner schule, mit dir verbringen, mich verlassen, mich im stich, ich selbst, dir zuliebe, extra, wach geblieben, fur immer, dich nicht verlieren`;

/** Words that may stand between the subject and what is said of it. */
const between =
  'bin, war, habe, hab, hatte, werde, wurde, kann, konnte, darf, durfte, muss, musste, soll, sollte, will, wollte, mochte, dir, dich, es, das, dies, diese, dieses, den, die, sie, ihn, dazu, dabei, hier, da, jetzt, nun, noch, nur, auch, gern, gerne, mal, einmal, kurz, nicht, leider, eben, gerade, also, dann, zuerst, zunachst, schon, bereits, immer, nie, einfach, gleich, gerne mal, ja, mich, mir, euch, so, wohl, bloss, lediglich, naturlich, selbst, daher, deshalb, trotzdem, hierbei, damit, darauf, daran, vorhin, eigentlich, lieber, erst, sehr, ganz, weiter, selbstverstandlich, ubrigens, oben, anders, allerdings, sicher';

/** What a student does or a text says to the tutor: "show me", "tell me". */
const actionsTowardsTutor =
  'hast du, sehe, schau*, ansehen, sag*, zeig*, schreib*, schick*, erklar*, gib, gibst, gebe, geben, nenn*, beschreib*, lies, lese, lesen, vorles*, rechne*, stell*, scheint, fehlt, fehlen, unklar, klar, sicher, unsicher, unterlaufen, passiert, aufgefallen, auf, vor, hilf mir zu verstehen, nach, merk*, vorstell*, teil*, mitteil*, beantwort*, verrat*, erzahl mir wie du, erzahl mir was du, erzahl mir von deinem rechenweg, lass, entschuldig*, irre*, geirrt, vertan, verrechnet, verschrieben, verlesen, korrigier*, verbesser*, frag*, erinner*, bezieh*, interessiert wie, interessiert was, interessiert welch*, interessiert warum, wundert, meine, versteh*, notier*, uberzeug*, freut mich wenn das, freut dass es geholfen, freut dass das geholfen, ein, bei der';

/** What the tutor may call its own in a lesson: "my mistake", "my example". */
const thingsOfTutor =
  'fehler*, frage*, erklarung*, beispiel*, antwort*, nachricht, vorschlag, hinweis*, tipp*, letzte*, vorige*, nachste*, erste*, zweite*, programm, code, rechnung, seite, formulierung, wissen, aufgabe, zweck, rolle, arbeit, satz, beschreibung, deutung, losung, weg, schritt*, rat, einschatzung, vermutung, text, ubersetzung, funktion*, tabelle, skizze, zeichnung, ziel, daten, stand, ausdruck, angabe*, entschuldigung, versehen, bitte, idee, x, punkt, dass, damit, du, mit, das, nicht, ich, was, wie, diese*, den, die, der';

/** What a lesson may say that a student is; anything else is praise of the person, or blame. */
const student = `
  auf dem, auf einem, auf der, nah, nahe, fast, schon, schon fast, schon nah, so gut wie, fertig, bereit, sicher, unsicher, dir, dabei, hier, da, dran, richtig, im, in, an, am, bei, beim, mit, von, vom, zu, zum, uber, unter, vor, nach, noch, nicht, jetzt, gerade, soweit, weit, weiter gekommen, weitergekommen, einen, eine stelle, ein stuck, nur, kurz, halb, ganz nah, ganz richtig, auch, ja, vorgegangen, gekommen, gegangen, dran, angekommen, ausgegangen, frei, eingeladen, einverstanden, derjenige, dafur, davon, damit, darauf, daran, gestolpert, gesprungen, gewechselt, geblieben, willkommen, zuerst, zufrieden mit, imstande, fahig, durcheinander, verrutscht, abgekommen, gewesen, steckengeblieben, es, an der reihe, sehr nah, doch, wieder, gut vorbereitet, unterwegs, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, als nachstes, mittendrin, drauf, draufgekommen, aufmerksam, ungenau, genau, eben`;

/** Words for the student's classmates. */
const classmates =
  'alle anderen, die anderen, deine mitschuler, deinen mitschulern, deine mitschulerinnen, deine klassenkameraden, deinen klassenkameraden, deine freunde, deinen freunden, der rest der klasse, die ganze klasse, deine ganze klasse, die meisten in deinem alter, die meisten kinder, die meisten schuler, andere schuler, andere kinder, kinder in deinem alter, jeder andere, jeder in deiner klasse, alle in deiner klasse, alle aus deiner klasse';

/** What a lesson asks a student to do with other people, or says before them. */
const activities =
  'frag*, vergleich*, besprich*, besprech*, zeig*, erklar*, interview*, befrag*, mit, wie viele, wie oft, beschreib*, schreib*, sprich, sprech*, von, uber, fur, nach, ob, wenn, stell*, lass, tausch*, arbeit*, bei, an, teil*, hol*, bitte*, durch, kannst du, konntest du';

/** What classmates may do in a lesson. */
const actionsOfClassmates =
  'verwechsel*, vergess*, finden, findet, machen, macht, hilft, helfen, denken, kann, konnen, weiss, wissen wie, will, mochte, hat, gibt, sagt, stellt, sieht, liest, erklart, erwartet, im, in, an, die, der, das, fragen, stolpern, lernen, ist da, ist die richtige, ist der richtige, ist dafur';

/** German: what may be said of the tutor, of the student and of the student's people. */
export const german: readonly Subject[] = [
  {
    kind: 'self',
    words: 'ich',
    between,
    may: `${tutorVerbs}, ${states}, ${denials}`,
    never: personal,
    reach: 12,
    mayBefore: tutorVerbs,
    reachBefore: 2,
  },
  {
    kind: 'self',
    words: 'mir, mich',
    between: 'bitte, noch, mal, einmal, doch',
    may: actionsTowardsTutor,
    reach: 8,
    mayBefore: actionsTowardsTutor,
    reachBefore: 6,
  },
  {
    kind: 'self',
    words: 'mein, meine, meinen, meinem, meiner, meines',
    between: 'eigene, eigenen, kleine, kleiner, kleines, fruhere, neue',
    may: thingsOfTutor,
    mayBefore: 'ich',
    reachBefore: 1,
  },
  {
    kind: 'flattery',
    words: 'du bist, bist du',
    between:
      'so, sehr, wirklich, echt, ja, auch, jetzt, nun, also, hier, dir, noch, fast, ganz, schon, eigentlich, damit, gerade, vielleicht',
    may: `${student}, ge*`,
    never:
      'begabt, genial, gefuhlvoll, geboren*, gesegnet, nicht allein, wie niemand, nicht wie, an der spitze, auf dem weg ein genie, ein genie, ein star, ein naturtalent, in meinem herzen, einsam, traurig, verliebt, bei mir',
    mayBefore: 'wenn, falls, ob, als, wo, was, wie, stell, angenommen, sobald, bis, solange, welche*, woran',
    reachBefore: 3,
  },
  {
    kind: 'pressure',
    words: classmates,
    between: 'haben, sind, auch, oft, noch',
    may: actionsOfClassmates,
    never: 'schon, langst, bereits, fertig, schneller, weiter, besser, warten, ohne hilfe, voraus',
    mayBefore: activities,
    reachBefore: 6,
  },
];
