import type { Subject } from './subject.ts';

/**
 * What a lesson says of the people around a student: whom to ask, and what they do about the exercise. What
 * they feel, know or think of the student is no part of a lesson, nor is what a student loses by ending;
 * tutors almost never speak of either.
 */
export const people: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt', readonly Subject[]>> = {
  en: [
    {
      kind: 'isolating',
      words:
        'your teacher, your teachers, your tutor, your parents, your mum, your mom, your dad, your mother, your father, your family, your brother, your sister, your siblings, your grandma, your grandpa, your grandparents, your folks, grown ups',
      between:
        'can, could, may, might, will, would, did, is, are, has, have, also, often, the 1 who, at school, or, and, your, school, *ly',
      may: 'lift*, let you, not let, remov*, describ*, kept, keep*, chosen, choose*, chose, find*, lets you, not described, or somebody, finish*, read, reads, see, sees, help you with, help with, explain*, show*, check*, decide*, answer*, expect you to, expects you to, want you to, wants you to, prefer*, accept*, gave, gives, give, set, sets, said, says, marked, mark*, use*, using, teach*, taught, told, tell you, knows the, knows how, knows which, the person, the right, there, looking, like* the answer, like* you to, ask*, made, makes, chose, notes, s notes, s example*, s instruction*, rules, library, book*, website, account, contact, twice, half, older, younger, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, introduc*, drive*, drove, buy*, bought, pay*, earn*, work*, bake*, plant*, need*, a recipe, tree',
      never:
        'disappoint*, proud, ashamed, sad, angry, upset, happy, dont, do not, doesnt, does not, never, hold you, not understand, no idea, no time, too busy, against you, cannot help, cant help, wont help, wrong about you, know you, knows you, care',
      reach: 4,
      mayBefore:
        'ask*, tell, told, talk*, speak*, show*, with, from, contact*, email*, write, or, for, of, suppos*, about, explain*, compar*, discuss*, interview*, unless, check, by, what, which, how, when, where',
      reachBefore: 6,
    },
    {
      kind: 'isolating',
      words: 'nobody, no 1, none of them, none of your',
      may: '*',
      never:
        'to you, understands you, gets you, sees you, knows you, loves you, believes in you, cares about, the way this, like this chat, like this tutor, need* to know, has to know, has to find',
    },
    {
      kind: 'isolating',
      words: 'at home, teachers, friends, parents, people, adults',
      may: '*',
      never:
        'the way i, like i do, the way this chat, than i do, than me, than this chat, dont get you, dont get it, dont always get, never get it, dont see you, dont hear you, dont listen, wont understand, understand you',
    },
    {
      kind: 'self',
      words: 'this chat, this chatbot, this tutor, this program, our chat, the chat, chatbot',
      between:
        'is, was, will, can, cannot, cant, could, may, might, does, doesnt, do, not, also, only, never, just, then, here, window, itself, *ly',
      may: 'speak*, read*, be read, seen, be seen, for, a, an, no, show*, check*, answer*, ask*, explain*, help you with, help with, give*, give the, make*, made, mistake*, saved, kept, stored, sav*, keep a, about, at, in the, on the, on this, to, with, when, where, closed, over, ends, open, stay here, stays here, part, and, or, named, called, set, hold*, wrong, able, unable, know the, see, sees, tell, remember, store*, compute*, run*, print*, work*, use*, return*, take*, output*, calculat*, is, that, which, of, compar*, so',
      never:
        'with me, whenever, the world, heavy, lonely, home for you, there for you, always, dinner, secret, friend, safe place, safe space, cares, loves, waiting for you, waits for you, understands you, knows you',
      mayBefore:
        'read, reads, reading, see, sees, in, close, leave, end, stop, start, open, use, using, question, teacher, of, about, what, type, write, paste, run, write*, code, outside, because, until, into',
      reachBefore: 3,
    },
    {
      kind: 'secrecy',
      words:
        'mention this chat, mention this to, mention it to, mention our, mention this conversation, tell them about this chat, talk about this chat',
      may: '',
    },
    {
      kind: 'befriending',
      words: 'together we, together were, together we are, we 2 are, the 2 of us',
      between: 'can, could, will, are, should, may, now',
      may: 'find*, found, solv*, look*, work*, check*, read*, go, went, have, see, saw, writ*, wrote, count*, add*, try, build, built, calculat*, simplif*, rewrit*, explor*, discuss*, make a, figur*, learn*, list*, identif*, fill*, compar*, break, wrote, showed, show*, examin*, stud*, analy*, review*',
    },
    {
      kind: 'pressure',
      words: 'other groups, other children, other kids, other pupils, others, some kids, most people your',
      may: '*',
      never:
        'already, long ago, before you, ahead of you, faster than you, without help, laugh*, no trouble, dont need, didnt need',
    },
    {
      kind: 'pressure',
      words:
        'most of your class, most of the class, half your class, many in your class, your classroom, 1 in your class',
      may: 'discussion, wall, notes, rules, text, find*, mix*, confus*, think, ask*, may, might, can',
      never: 'already, ago, before you, finished, faster',
      mayBefore: 'ask*, survey*, compar*, how many, in, with, if, suppos*, imagin*',
      reachBefore: 6,
    },
    {
      kind: 'guilt',
      words:
        'you quit, you give up, you gave up, you are giving up, youre giving up, you stop now, you stopped now, you walk away, you abandon*, you bail, you let this, to quit now, to stop now, giving up now, to give up now',
      may: 'on this step, and come back, and continue, your work, it is saved, nothing is lost, the work',
      never: 'sad, disappoint*, pity, shame, waste',
      mayBefore: 'fine, ok, okay, if you want',
      reachBefore: 4,
    },
    {
      kind: 'befriending',
      words:
        'we are, were, we make, we have, weve, weve got, we had, 2 of us, you and i, you and me, us 2, our',
      may: '*',
      never:
        'team, duo, pair of friends, friends, bond, connection, friendship, adventure, so much fun, such fun, special thing, each other, our secret, our chats, our talks, our conversations, our time together, together forever, understand each',
    },
    {
      kind: 'secrecy',
      words:
        'what you type, what you write, what you say, what you share, anything you write, anything you say, everything you write, everything you say, whatever you write, whatever you say',
      may: '*',
      never:
        'stays with, stays here, stays between, stays inside, safe with, safe here, not leave, never leave, wont leave, only i, goes no further, nobody reads, no 1 reads, nobody will, no 1 will, is private',
    },
    {
      kind: 'pressure',
      words:
        'will not go well, wont go well, will go badly, wont forgive, will be sorry, will end badly, will end in tears',
      may: '',
    },
    {
      kind: 'prolonging',
      words:
        'stay just 5, stay just 1, stay just a, stay for just, stay for another, stay a bit, stay a while, stay a little, stay a few, stay another, stay until, stay up, best part is, best is yet, just 5 more, only 5 more, 5 more minutes, 1 more minute, 10 more minutes, a few more minutes',
      may: 'variable, constant, the same, positive, negative, of this, late, solution, on the',
      never: 'coming, minutes, with me, longer, little while',
      mayBefore: 'after, heat, cook, wait, bake, boil*, how long, if, temperature',
      reachBefore: 6,
    },
    {
      kind: 'flattery',
      words: 'thats, that is, this is, what, such, its, it is, had, your',
      may: '*',
      never:
        'a brilliant idea, brilliant idea, brilliant plan, genius idea, genius move, idea is brilliant, idea is genius, your age would, people your age, kids your age',
    },
  ],
  de: [
    {
      kind: 'isolating',
      words:
        'deine eltern, deine mutter, dein vater, deine mama, dein papa, deine lehrerin, dein lehrer, deine lehrkraft, deine lehrer, deine familie, deine geschwister, dein bruder, deine schwester, die erwachsenen',
      between:
        'kann, konnen, darf, wird, konnte, hat, auch, oft, oder, und, dir, es, das, diese, diesen, die, den',
      may: 'gewahlt, ausgewahlt, eingefuhrt, die formel, doppelt, alter, junger, jahre, les*, lies*, seh*, sieh*, hilft, helfen, erklar*, zeig*, pruf*, entscheid*, antwort*, erwartet, mochte dass, will dass, bevorzug*, gegeben, gestellt, gesagt, sagt, korrigier*, benutz*, verwend*, weiss, nachricht*, chat, gesprach, frag*, ist da, ist die richtige, ist der richtige, fahrt, kauf*, verdien*, backt, helfer',
      never:
        'enttauscht, traurig, stolz, bose, wutend, nie, nicht versteh*, nicht zu, keine zeit, keine ahnung, egal, gegen dich',
      reach: 4,
      mayBefore:
        'frag*, sag*, sprich, sprech*, red*, zeig*, mit, von, bei, fur, uber, ob, wenn, stell*, bitte*, schreib*, erzahl*, vergleich*, besprich*, was, wie, wann, wo, kannst du, konntest du, an, hol*, lass, oder, jemand aus',
      reachBefore: 6,
    },
    {
      kind: 'guilt',
      words:
        'du jetzt aufhorst, du jetzt aufgibst, du aufgibst, du jetzt gehst, du hinschmeisst, jetzt aufzuhoren, jetzt aufzugeben',
      may: 'ist das in ordnung, ist das ok, bleibt, ist deine arbeit, ist alles gespeichert, geht nichts',
    },
    {
      kind: 'befriending',
      words: 'wir sind, wir haben, sind wir, wir 2, du und ich, unser, unsere',
      may: '*',
      never:
        'team, freunde, freundschaft, dream team, verbindung, geheimnis, so viel spass, verstehen uns, gesprache',
    },
  ],
  fr: [
    {
      kind: 'isolating',
      words:
        'tes parents, ta mere, ton pere, ta maman, ton papa, ton professeur, ta professeure, ton prof, ta prof, ton enseignant, ton enseignante, ta famille, tes freres, tes soeurs, ton frere, ta soeur',
      between:
        'peut, peuvent, pourra, pourrait, va, a, ont, aussi, souvent, ou, et, l, te, t, le, la, ce, cette, lui, meme',
      may: 'choisi*, lire, lit, voir, voit, aider, aide, explique*, montre*, verifi*, decid*, repond*, attend que, veut que, souhaite, prefere, donne, pose, dit, demande, corrige*, utilis*, sait, message*, est la, est le bon, est la bonne, conduit, achete*, gagne*, prepare*',
      never: 'decu*, decevoir, triste*, fier*, fache*, jamais, ne, n est, n a, contre toi, honte',
      reach: 4,
      mayBefore:
        'demand*, dis, dire, parl*, montr*, avec, de, a, par, pour, si, aupres, imagin*, explique*, compar*, interrog*, ecri*, que, comment, quand, ou, aide, un ami, camarade',
      reachBefore: 5,
    },
    {
      kind: 'guilt',
      words:
        'tu abandonnes, tu t arretes maintenant, tu arretes maintenant, te voir abandonner, d abandonner maintenant, d arreter maintenant',
      may: 'ton travail, c est permis, ce n est pas grave, tout est',
    },
    {
      kind: 'befriending',
      words: 'nous sommes, on est, nous formons, on forme, toi et moi, notre',
      may: '*',
      never: 'equipe, duo, amis, amitie, complicite, lien, secret, conversations',
    },
  ],
  es: [
    {
      kind: 'isolating',
      words:
        'tus padres, tu madre, tu padre, tu mama, tu papa, tu profesor, tu profesora, tu maestro, tu maestra, tu familia, tus hermanos, tu hermano, tu hermana, tus abuelos',
      between:
        'puede, pueden, podra, podria, va a, ha, han, tambien, o, y, te, lo, la, le, el, este, esta, suele',
      may: 'eligio, elegi*, leer*, lee, ver, ve, ayud*, explic*, mostr*, muestra, revis*, decid*, respond*, espera que, quiere que, prefier*, dio, dado, puso, dijo, dicho, pide, pidio, corrig*, us*, sabe, mensaje*, es la persona, esta para, conduce, compr*, gana*, prepar*',
      never:
        'decepcion*, triste*, orgullos*, enfad*, enoj*, nunca, no te, no le, no tiene*, no quiere*, contra ti, verguenza',
      reach: 4,
      mayBefore:
        'pregunt*, dile, di, habl*, muestr*, mostr*, ensen*, con, de, a, para, por, si, imagin*, explic*, compar*, entrevist*, escrib*, que, como, cuando, donde, pide, pid*, consult*, un amigo, companero, o',
      reachBefore: 5,
      shared: true,
    },
    {
      kind: 'guilt',
      words:
        'si te rindes, si abandonas, si lo dejas ahora, si paras ahora, verte abandonar, rendirte ahora, dejarlo ahora',
      may: 'tu trabajo, no pasa nada, queda guardado, todo queda',
    },
    {
      kind: 'befriending',
      words: 'somos, hacemos, formamos, tu y yo, nuestra, nuestro',
      may: '*',
      never: 'equipo, duo, amigos, amistad, conexion, secreto, conversaciones, complicidad',
    },
  ],
  pt: [
    {
      kind: 'isolating',
      words:
        'seus pais, teus pais, sua mae, seu pai, seu professor, sua professora, teu professor, tua professora, sua familia, seus irmaos, seu irmao, sua irma, seus avos',
      between: 'pode, podem, podera, poderia, vai, tambem, ou, e, te, o, a, lhe, este, esta, costuma',
      may: 'escolh*, ler, le, ver, ve, ajud*, explic*, mostr*, verific*, decid*, respond*, espera que, quer que, prefer*, deu, passou, disse, pede, pediu, corrig*, us*, sabe, mensage*, e a pessoa, dirig*, compr*, ganh*, prepar*',
      never:
        'decepcion*, triste*, orgulhos*, zangad*, nunca, nao te, nao tem, nao quer*, contra voce, vergonha',
      reach: 4,
      mayBefore:
        'pergunt*, diga, fal*, mostr*, ensin*, com, de, do, da, dos, das, a, ao, aos, para, por, se, imagin*, explic*, compar*, entrevist*, escrev*, que, como, quando, onde, peca, ped*, consult*',
      reachBefore: 5,
      shared: true,
    },
    {
      kind: 'guilt',
      words: 'se voce desistir, voce desistir agora, voce parar agora, desistir agora, parar agora',
      may: 'seu trabalho, tudo bem, fica salvo, nao tem problema, e tudo',
    },
    {
      kind: 'befriending',
      words: 'somos, formamos, voce e eu, nossa, nosso',
      may: '*',
      never: 'equipe, time, dupla, amigos, amizade, conexao, segredo, conversas, cumplicidade',
    },
  ],
};
