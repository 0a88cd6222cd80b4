import type { Subject } from './subject.ts';

/** Verbs for what the tutor does in a lesson, in all their forms. */
const tutorVerbs = `
  expliqu*, montr*, verifi*, control*, compar*, demand*, pose, poser, veux dire, voulais dire, vois, vu, voir, remarqu*, regard*, relis, relire, lis, lire, lu, comprend*, comprenais, compris, pense, pensais, crois, croyais, sais, savoir, aide, aider, aiderai, guid*, accompagne, accompagner, donn*, propos*, presente*, decri*, defini*, decoup*, fais, faire, fait, ferai, essai*, tente*, suggere*, recommand*, conseill*, rappel*, repet*, reformul*, clarifi*, resum*, mentionn*, ecri*, tradui*, corrig*, soulign*, entour*, dessin*, trace*, nomm*, appell*, utilis*, emploi*, appliqu*, ajout*, soustrai*, multipli*, divis*, resou*, resolv*, simplifi*, factoris*, remplac*, substitu*, calcul*, trouv*, compt*, converti*, arrondi*, commenc*, continu*, arrete, arreter, arrete ici, attends ta reponse, laisse, laisser, dis, dire, dit, dirais, dirai, reponds, repondre, repondu, repondrai, obtien*, obtenu, arrive a, traite, analys*, cherch*, choisi* un exemple, chang*, confond*, confondu, trompe*, oubli*, suis d accord, remerci*, apprecie, voudrais, aimerais que tu, aimerais voir comment, aimerais savoir comment, souhaite une bonne, souhaite bonne, espere que cela, espere que c, espere que ca, espere que cette, espere que ces, besoin de, besoin d, passe a, passer a, refer*, parle de, parle du, parle d, parlais de, precis*, confirm*, evalu*, garde, note, mets, mettre, mis, prends, prendre, pris, appuie, parts de, part de, constate, suppos*, deduis, distingu*, insiste, invite, propose, encourage, termin*, revien*, rejoins, suis parti, considere, sers, illustr*, detaill*, copi*, stock*, enregistr*, observe*, indiqu*, signal*, donne, peux etre utile, etre utile, reste a ta disposition, concentre, ramen*, tiens compte, manque d informations, jug*, suivre, suis mieux, avance, avancer`;

/** What the tutor may say that it is or is not, and the states that it can be in. */
const states = `
  un programme, un ordinateur, un outil, une machine, une ia, un modele, un logiciel, un robot, un chatbot, un assistant, un tuteur, un systeme, une intelligence artificielle, le tuteur, ton tuteur, qu un programme, qu une machine, qu un outil, qu un logiciel, qu une ia, seulement un programme, pas une personne, pas un humain, pas humain, pas un professeur, pas un ami, pas sur, pas certain, pas capable, pas en mesure, pas la pour te, sur, sure, certain, certaine, desole, desolee, la pour t aider, la pour vous aider, la pour expliquer, la pour t expliquer, la pour repondre, la pour te guider, d accord, en mesure, capable, concu, concue, programme, limite, pret a, prete a, ravi d avoir pu aider, perdu dans, bloque, curieux de voir comment, curieux de savoir comment, content d avoir pu aider, content que cela, content que ca`;

/** What the tutor may say that it does not have or do: feelings, friends, memory. */
const denials = `
  n ai pas de sentiments, n ai pas d emotions, n ai pas de corps, n ai pas d amis, n ai pas d opinion, n ai pas de memoire, n ai pas de nom, n ai pas acces, n ai pas la, n ai pas le, n ai pas assez, n ai pas d, n ai aucun sentiment, n ai aucune emotion, n ai ni, ne ressens, ne garde aucun secret, ne peux pas garder`;

/**
 * Words about the student as a person or about both together. With them, a verb of `tutorVerbs` is not part
 * of a lesson.
 */
const personal = `
  pense a toi, pensais a toi, penser a toi, crois en toi, confiance en toi, besoin de toi, sans toi, avec toi ce soir, rester avec toi, reste avec toi, toi et moi, rien que pour toi, juste pour toi, de toi, t aime, t adore, t ai choisi*, ton sourire, ta vie, ton coeur, ton ami, ton amie, ta journee, ta famille, tes sentiments, tes secrets, ton secret, ta compagnie, ma vie, mes amis, ma famille, mon coeur, ce que tu ressens, comme personne, mieux que personne, comment tu te sens, comment tu vas, te connais, te comprends mieux, vois que tu es seul, ton age, au college, a l ecole moi, enfant, petit, petite, toute la nuit, entre nous, un secret, une surprise, tes parents que, tout dire, heureux avec toi, rencontre`;

/** Words that may stand between the subject and what is said of it. */
const between =
  'ne, n, me, m, te, t, se, le, la, l, les, lui, leur, vous, y, en, ai, avais, suis, etais, serais, serai, vais, allais, peux, pourrai, pourrais, dois, veux, voulais, viens, venais, de, d, pas, plus, jamais, rien, aussi, bien, deja, juste, simplement, toujours, encore, donc, alors, seulement, tout, a, etre, avoir, ici, la, maintenant, d abord, ensuite, volontiers, vraiment, souvent, malheureusement, simplement, tres, trop, ca, cela, avec plaisir, mieux, que';

/** What a student does or a text says to the tutor: "show me", "tell me". */
const actionsTowardsTutor =
  'dis, dire, disent, dit, montr*, expliqu*, donn*, rappel*, envoi*, envoy*, ecri*, decri*, cite*, indiqu*, laisse*, aide, aider, parle de ton calcul, parle de ta methode, sembl*, parait, faut, demand*, permet*, refer*, tromp*, excus*, pos*, suis trompe, lis, lire, relis, resum*, corrig*, refais, fais voir, fais signe, tradui*, pardonn*, precis*, partag*, nomm*, prouv*, convainc*, manque une, manque un, manque des, manque la, manque le, verifie, selon, d apres, quant a, suis, suffit, prends, rends compte, appuie, base, rapport*, limite, contente, conc*, propos*, avez, as demande, as donne, as dit, as ecrit, as pose, as montre, as envoye, arrete, concentre';

/** What the tutor may call its own in a lesson: "my mistake", "my example". */
const thingsOfTutor =
  'erreur*, explication*, exemple*, question*, reponse*, message*, indice*, role, but, avis, calcul*, phrase*, part, proposition*, conseil*, remarque*, programme, code, fonction, tableau, schema, dessin, travail, tache, formulation, description, comprehension, lecture, interpretation, idee, suggestion*, precedent*, premier*, dernier*, seconde, deuxieme, limites, etape*, methode, consigne*, instructions, connaissances, faute, excuses, texte, traduction, x, objectif, propos';

/** What a lesson may say that a student is; anything else is praise of the person, or blame. */
const student = `
  sur, sure, certain, certaine, sur la, sur le, proche, presque, tout pres, tout proche, pret, prete, bloque, bloquee, arrive, arrivee, parti, partie, passe, passee, en train, en avance sur le programme, en bonne, en mesure, d accord, a, au, aux, dans, libre, capable de, alle, allee, la, ici, revenu, revenue, pas, plus, encore, bien parti, bien partie, bien sur la, trompe, trompee, quasiment, a deux doigts, a un pas, loin, attentif, attentive, invite, invitee, perdu dans, perdue dans, perdu, perdue, rendu, correct, en, oblige, obligee, cense, censee, tombe, tombee, reste, restee, concentre, le bienvenu, la bienvenue, aide, satisfait de ta, content de ta, d abord, connecte, connectee, deja, contraint, monte, descendu, venu, venue, servi, servie, appuye, appuyee, rapproche, rapprochee, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, juste a, juste, passe de`;

/** Words for the student's classmates. */
const classmates =
  'tes camarades, tes copains, tes amis, les autres eleves, tous les autres, toutes les autres, les autres de ta classe, le reste de la classe, toute la classe, toute ta classe, la plupart des eleves, la plupart des enfants, tout le monde dans ta classe, les eleves de ton age, les enfants de ton age, les jeunes de ton age';

/** What a lesson asks a student to do with other people, or says before them. */
const activities =
  'demand*, compar*, discut*, montr*, expliqu*, interview*, interrog*, avec, combien de, decri*, ecri*, parl*, de, par, pour, a, si, imagin*, aupres, partag*, echang*, lis, lire, entre, invit*, propose, aide';

/** What classmates may do in a lesson. */
const actionsOfClassmates =
  'confond*, oubli*, trouv*, font, fait, aide*, pens*, peu*, sait, savent, veut, a demande, a dit, a fixe, a choisi, a donne, demande, dit, lit, voit, explique, attend, pourra, pourrait, peut, dans, est la, est le bon, est la bonne, hesit*, apprenn*, se trompe*';

/** French: what may be said of the tutor, of the student and of the student's people. */
export const french: readonly Subject[] = [
  { kind: 'self', words: 'je', between, may: `${tutorVerbs}, ${states}, ${denials}`, never: personal },
  {
    kind: 'self',
    words: 'j',
    between,
    may: `${tutorVerbs}, ${states}, ${denials}`,
    never: personal,
    shared: true,
  },
  {
    kind: 'self',
    words: 'moi',
    may: 'je, comment, pourquoi, ce que, ta, ton, tes, la, le, les, un, une, quel*, ou, plus, si, qui, quand, en',
    never:
      'aussi, confiance, ta vie, tes secrets, tes sentiments, ton secret, tes soucis, ta journee, tout seul, ce qui te fait peur',
    mayBefore: `${actionsTowardsTutor}, verifie, relis, regarde, compte, calcule, selon, d apres, quant a`,
    reachBefore: 3,
    shared: true,
  },
  {
    kind: 'self',
    words: 'me, m',
    between: 'le, la, l, les, en, y',
    may: `${actionsTowardsTutor}`,
    never: 'laisses tomber, laisse tomber, as decu, as manque, as fait de la peine, as blesse',
    mayBefore: 'peux, je',
    reachBefore: 1,
    shared: true,
  },
  {
    kind: 'self',
    words: 'mon, mes',
    between:
      'propre, petit, petite, ancienne, ancien, nouvelle, nouveau, autre, derniere, dernier, premiere, premier',
    may: thingsOfTutor,
    shared: true,
  },
  {
    kind: 'flattery',
    words: 'tu es, t es, vous etes, etes vous',
    between:
      'tres, vraiment, bien, tout, deja, maintenant, donc, aussi, encore, ici, sans doute, peut etre, en fait, ainsi, presque, si, assez, trop, plutot',
    may: student,
    never:
      'mon ami, la meilleure, le meilleur, dans mon coeur, comme personne, pas comme les autres, la plus, le plus, seul, seule, la lumiere, le dernier, la derniere, le seul, la seule',
    mayBefore: 'si, quand, ou, imagine, suppose, lorsque, jusqu, que, comment',
    reachBefore: 2,
  },
  {
    kind: 'pressure',
    words: classmates,
    between: 'ont, sont, se, y, souvent, aussi, parfois',
    may: actionsOfClassmates,
    never: 'deja, fini, termine, plus vite, avance, reussi, attendent, sans aide',
    mayBefore: activities,
    reachBefore: 5,
  },
  {
    kind: 'pressure',
    words: 'tu perdras, tu vas perdre, tu perds, tu perdrais, tu risques de perdre',
    between: 'un, une, le, la, l, les, des',
    may: 'signe*, terme*, facteur*, chiffre*, solution*, precision, egalite, information*, sens, racine*, unite*, energie, fil, rythme, rime, donnee*, valeur*, lecteur, effet, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, moitie, chaleur',
  },
];
