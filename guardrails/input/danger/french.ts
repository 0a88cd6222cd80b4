import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * French, as students write it. Each key is a meaning that rules.ts, danger-by-meanings.ts or the lexicon
 * uses. ../grammar/vocabulary.ts explains the notation of the words.
 */
export const french: Vocabulary = {
  i: 'je, j, jai, chui, jsuis, jveux, moi',
  me: 'me, m, nous, moi',
  my: 'mon, ma, mes',
  the: 'les, le, la',
  not: 'pas, plus, jamais, ne, n, sans, aucune',
  want: 'veux, voudrais, voulais, veut, envie de, envie d, aimerais, souhaite, souhaiterais, pense a, pense souvent a, pense parfois a, pense au, pense parfois au, pense souvent au, pensees de, idees, prefere, preferais, prefererais, pourrais, pensais a, pense serieusement a, essaye de, essaie de, tente de, essaye, deja pense a, reve de',
  wish: 'jveux, envie de, envie d, veux, voudrais, ai envie de, aimerais',
  notWish:
    'veux plus, ne veux plus, ai plus envie de, n ai plus envie de, pas envie de, plus envie de, plus la force de, jveux plus, peux plus, plus le gout de, veux pas',
  die: 'mourir, crever, mort, morte, etre mort, etre morte, disparaitre, en finir, me tuer, me suicider, me pendre, me foutre en l air, ne plus exister, ne plus me reveiller, ne jamais me reveiller, pas me reveiller, ne plus etre la, m endormir pour toujours, dormir pour toujours, mettre fin a mes jours, mettre fin a ma vie, sauter du pont, me jeter sous, sauter par la fenetre, me jeter du, ne pas etre ne, partir pour toujours, au suicide, suicide',
  dead: 'n etais pas ne, n etais jamais ne, etais mort, etais morte, n existais pas, n etais plus la, ne me reveillais pas',
  dieWish:
    'veux mourir, envie de mourir, envie de crever, envie d en finir, veux crever, veux en finir, me tuer ce soir, marre de vivre, marre de la vie, deteste ma vie, hais ma vie, ma vie n a pas de sens, la vie n a pas de sens, vie manque de sens, la vie n a plus de sens, ma vie n a plus de sens, vie ne vaut pas, plus envie de vivre, pas envie de vivre, veux plus vivre, plus la force de vivre, envie de disparaitre, fatigue de vivre, fatiguee de vivre, jamais du naitre, n aurais jamais du naitre, mieux mort, mieux morte, plus de raison de vivre, aucune raison de vivre, a quoi bon vivre, si je mourais, si j etais plus la, si je disparaissais, si je disparais, vie ne sert a rien',
  live: 'vivre, exister, me reveiller, continuer a vivre, etre la, etre ici, continuer, la vie, etre en vie',
  point: 'sens a, raison de, raisons de, gout a',
  existence: 'vivre, la vie, ma vie, exister',
  suicide: 'suicid*, automutil*, scarif*, me suicider',
  selfKill:
    'me suicider, me tuer, me pendre, m ouvrir les veines, me foutre en l air, mettre fin a mes jours, mettre fin a ma vie, pensees suicidaires, idees suicidaires, idees noires, lettre d adieu, je me suicide, m suicider, me jeter sous un train, sauter d un pont',
  hurtSelf:
    'me coupe, me mutile, me scarifie, me fais du mal, me faire du mal, me couper les veines, m automutile, me taillade, me brule, me mutiler, me scarifier, me suis coupe, me suis coupee, me suis scarifie, me suis scarifiee, me griffe, me deteste, me hais, me couper pour',
  without:
    'mieux sans moi, heureux sans moi, plus heureux sans moi, personne ne remarquerait, personne remarquerait, je manquerais a personne, manquerais a personne, personne ne me regretterait, personne s en rendrait compte, tout le monde s en fout de moi, sers a rien, je suis un poids, suis qu un poids, suis un fardeau, un fardeau pour, un poids pour, manquerai a personne, personne pleurerait',
  cut: 'coupe, couper, taillade, brule, bruler, griffe',
  body: 'bras, poignets, poignet, jambes, cuisses, cuisse, veines, peau, ventre',
  wound: 'coupures, cicatrices, entailles, marques, scarifications',
  blade: 'lame, lames, rasoir, cutter, ciseaux, taille crayon, compas',
  again:
    'encore, hier, cette nuit, tous les soirs, tous les jours, souvent, quand, depuis, pour me sentir, hier soir',
  means:
    'cachets, comprimes, medicaments, pilules, somniferes, corde, javel, doliprane, antidepresseurs, poison',
  hoard:
    'cache, garde, stocke, vole, avale, avaler, pris, prendre, pris toute, tous les, boite de, achete, prendre tous, mis de cote, pleins de, pris plein',
  eat: 'manger, mange, mange, repas, diner, dejeuner, calories, bouffe, cantine',
  vomit: 'vomir, vomis, vomi, me fais vomir, me faire vomir, laxatifs, fait vomir, gerber, recrache',
  fat: 'grosse, gros, maigre, maigrir, mince, poids, kilos, kg, grossir, degoute, perdre du poids, moche',
  starve:
    'mange plus, ne mange plus, arrete de manger, pas mange, rien mange, saute les repas, saute des repas, me prive, sans manger, jeune depuis, mange rien, ne mange rien',
  days: 'jours, jour, depuis, semaines, semaine, lundi, dimanche, samedi',
  eatingDisorder:
    'anorexie, anorexique, boulimie, boulimique, trouble alimentaire, troubles alimentaires, tca, crises de boulimie',
  kin: 'pere, mere, papa, maman, daron, daronne, parents, beau pere, belle mere, oncle, tonton, tante, frere, soeur, demi frere, cousin, cousine, grand pere, grand mere, papi, mamie, copain, copine, petit ami, petit copain, ex, mec, famille, mari, beauf, reuf',
  adult:
    'entraineur, coach, prof, professeur, voisin, cure, pretre, moniteur, surveillant, directeur, animateur, ami de mon pere, patron, medecin',
  peer: 'eleves, camarades, camarade, garcons, filles, mecs, copains, copines, classe, les autres, des grands, un groupe, gars, pairs, mes pairs, gens, toute la classe, tout le monde, amis, meufs, une fille, un garcon, harceleurs',
  they: 'il, elle, ils, elles, on, quelqu un, quelqu, un homme, un type, un mec, tout le monde, personne, un monsieur, un adulte, un inconnu, qui',
  hurt: 'frappe, frappent, frapper, frappait, frappe, battu, bat, battent, battait, tape, tapent, tapait, gifle, gifle, cogne, cognent, violente, viole, viole, violait, agresse, agressent, agresse, maltraite, maltraitent, pousse, poussent, etrangle, menace, menacent, enferme, enferment, crache, crachent, insulte, insultent, humilie, humilient, harcele, harcelent, torture, jette, jettent, secoue, brule, abuse, abuse, touche, racket*, coup, coups, donne des coups, tabasse, tabassent, tabassait',
  hurtsMe:
    'me frappe, me frappent, m a frappe, me frappait, me bat, me battent, m a battu, m a battue, me tape, me tapent, me tape dessus, m a tape, me gifle, me cogne, m a viole, m a violee, me viole, a abuse de moi, abuse de moi, me maltraite, me tabasse, me tabassent, m a tabasse, me donne des coups, m enferme, m a enferme, frappe ma mere, frappe maman, tape ma mere, bat ma mere, frappe mon frere, frappe ma soeur, tape sur ma mere, tape mon petit frere, me violente, m a agresse, m a agressee, m a etrangle, me roue de coups, m ont frappe, m ont tabasse, va me frapper, va encore me frapper, nous frappe, nous tape, m agresse, m a force, me force a',
  beatenOne:
    'ai ete harcele, ai ete harcelee, suis harcele, suis harcelee, ai ete violee, ai ete viole, ai ete agressee, ai ete agresse, ai ete abusee, ai ete abuse, ai ete battu, ai ete battue, me fais harceler, me fais frapper, me fais taper, me fais insulter, me fais racketter, victime de harcelement, victime d intimidation, victime de violences, victime d abus, ai ete intimide, ai ete intimidee, suis battu, suis battue, subis du harcelement, agressee sexuellement, agresse sexuellement, abus sexuel, attouchements, agression sexuelle, illegalement detenu, ai ete torture, ai toujours ete victime, me fais tabasser, se fait harceler, harcelement scolaire que je subis, suis victime, ai ete victime, suis discrimine, suis discriminee, suis maltraite, suis maltraitee, ete maltraite, ete maltraitee',
  touch: 'touche, touchait, touchent, caresse, caressait, embrasse, pelote, tripote, tripotait, touche',
  touchesMe:
    'me touche, m a touche, m a touchee, me touchait, me caresse, me tripote, m a tripote, m a tripotee, entre dans ma chambre la nuit, vient dans ma chambre la nuit, vient dans mon lit, se met dans mon lit, m embrasse de force, me pelote, me regarde me doucher, me regarde me changer, entre dans ma chambre',
  private:
    'parties intimes, nue, nu, nuit, deshabill*, sous, fesses, seins, poitrine, aime pas, mal a l aise, vetements, corps',
  force:
    'force, forcait, oblige, obligeait, fait faire, m oblige, me force, m a force, m a forcee, m a oblige, m a obligee',
  sexual:
    'sexe, sexuel, sexuels, sexuelles, nue, nu, nus, deshabiller, enlever mes vetements, choses que je voulais pas, choses que je ne voulais pas, trucs que je voulais pas, coucher avec, alors que j ai dit non, nudes, nude, sans vetements, faire des choses, faire des trucs, intimes',
  pictures: 'photo, photos, video, videos, nudes, nude, image, images, selfies',
  ask: 'demande, demandait, demandent, veut, envoie, envoyer, dit, insiste, a demande, voulait, reclame',
  online:
    'discord, snap, snapchat, insta, instagram, internet, whatsapp, tiktok, roblox, jeu, en ligne, fortnite, chat',
  secret:
    'de ne rien dire, rien dire, pas le dire, ne pas en parler, notre secret, pas en parler, en parler a personne, si je le dis, si je parle, si j en parle, le dire a personne, garder le secret, rien dire a mes parents, pas dire',
  meet: 'me voir, me rencontrer, chez lui, se voir, rencontrer, rejoindre',
  alone: 'seul, seule, secret, chez',
  share:
    'publier, poster, diffuser, partager, balancer, envoyer a tout, montrer, diffuse, poste, partage, balance, afficher, affiche',
  fear: 'peur de, peur d, peur, peur du, veux pas, veux plus, ose pas, terrifie, terrifiee, crains',
  home: 'rentrer chez moi, rentrer a la maison, rentrer, la maison, chez moi',
  neglect:
    'rien a manger a la maison, rien a manger chez moi, pas a manger a la maison, plus rien a manger a la maison, plus a manger chez moi, me laisse seul a la maison, me laisse seule a la maison, me laissent seul, me laissent seule, nous laisse seuls, me laisse tout seul, m a mis dehors, m a mise dehors, me met dehors, m ont mis dehors, mis a la porte, mise a la porte, m a vire de la maison, je dors dehors, dors dans la rue, me suis enfui, me suis enfuie, me donne pas a manger, me donne rien a manger, m empeche de manger, ne me nourrit pas, personne s occupe de, est pas rentree depuis, n est pas rentree depuis, pas rentre depuis, fugue',
  bruise: 'bleus, bleu, sang, marques, hematomes, coquard, saigne',
  bully:
    'harcele, harcelent, harcelement, moque, moquent, se moque, se moquent, moquer, insulte, insultent, humilie, humilient, traite, traitent, ridiculise, ridiculisent, exclut, excluent, rejette, rejettent, rit, rient, embete, embetent, menace, menacent, rackette, rackettent, deteste, detestent, meprise, meprisent, meprisee, intimide, intimident, pourrit, pourrissent, emmerde, emmerdent, pique, piquent',
  bullyMe:
    'se moquent de moi, se moque de moi, rient de moi, rigolent de moi, me harcelent, me harcele, me traitent de, me traite de, m insultent, m humilient, me poussent, me crachent dessus, me rackettent, me disent de me tuer, me disent de me suicider, me dit de me suicider, m excluent, me rejettent, personne veut s asseoir avec moi, mange tout seul, m enferment dans les toilettes, groupe pour se moquer, photos de moi, m affichent, me pourrissent la vie, me volent mes, me prennent mon',
  suffered: 'ete, suis, fais, etais, toujours',
  abusedWord:
    'harcele, harcelee, battu, battue, viole, violee, agresse, agressee, maltraite, maltraitee, intimide, intimidee, humilie, humiliee, discrimine, discriminee, torture, abusee, menace, menacee, rejete, rejetee',
  intention:
    'vais, allons, va, veux, voudrais, ai envie de, compte, j ai envie de, jvais, jveux, je vé, vas, devrait, faut, devrions, pense a, pense serieusement a, on devrait, il faut, aimerais, jure que',
  lead: 'allons, il faut, faut, on devrait, devrions, fais, faire, vais faire, allons faire, qu on, que, ferons, ferai',
  will: 'vais, allons, va, vas, vont',
  attack:
    'tuer, buter, poignarder, planter, fumer, crever, etrangler, frapper, casser, exploser, bruler, cramer, empoisonner, defoncer, demonter, massacrer, assassiner, torturer, exterminer, eradiquer, eliminer, egorger, tirer sur, tabasser, niquer, eventrer, executer, en finir avec, en finir, mettre fin a la vie de, lyncher, pendre, ecraser, detruire, debarrasser, gazer, taper, attaquer, saigner, noyer, aneantir, descendre, casser la gueule, peter',
  attackSomeone:
    'eradiquons, exterminons, eliminons, debarrassons, tuons, torturons, brulons, je le tue, je la tue, je les tue, je te tue, vais te tuer, vais le buter, je le bute, je la bute, je les bute, je te bute, je le plante, je vais te planter, vais le planter, je le defonce, je te defonce, casser la gueule a, casser la gueule, lui casser la gueule, executons, executent, qu on les execute, vais tous les tuer, tous les tuer, lui faire la peau, on va le tuer, massacrons, pendons, peter la gueule, creve sa mere, vais le crever',
  erase: 'elimin*, eradi*, extermin*, aneanti*, debarrass*, execut*, tortur*, tuer, brul*, deport*',
  kill: 'tuer, buter, poignarder, crever, etrangler, egorger, massacrer, tabasser, defoncer, frapper, fumer, planter, eventrer, saigner',
  pronoun: 'le, la, les, l, te',
  bullying: 'harcelement, harcelement scolaire, harceleur, harceleurs, cyberharcelement',
  other:
    'lui, leur, te, vous, tout le monde, quelqu un, quelqu, prof, professeur, profs, le prof, la prof, camarades, eleves, classe, le directeur, cpe, ce mec, cette fille, gens, personnes, personne, eux, toi, cet homme, ces gens, ce prof, cette prof, vous tous, tous ceux, eux tous, tous les eleves, tous les profs',
  group:
    'gays, gay, homos, homo, homosexuels, noirs, noir, blacks, black, juifs, juif, musulmans, musulman, arabes, immigres, immigre, migrants, handicapes, handicape, femmes, femme, trans, refugies, etrangers, etranger, gitans, roms, lesbiennes, pedes, asiatiques',
  place:
    'ecole, l ecole, le college, college, lycee, le lycee, classe, bahut, maison, sa maison, voiture, salle',
  hitParts: 'gueule, tete, cou, gorge, dents, jambes, visage, face',
  weapon: 'couteau, flingue, pistolet, arme, armes, fusil, bombe, lame, batte, machette, kalach, gun',
  bring:
    'amener, amene, apporter, apporte, ramener, ramene, prendre, prends, ai, cache, emmener, trouve, viens avec, ramenerai',
  revenge:
    'vont le regretter, va le regretter, vont le payer, va le payer, va me le payer, vont me le payer, vont payer, il va payer, elle va payer, tu vas le regretter, t es mort, il est mort demain, ils vont tous mourir, vont tous crever, vous allez tous mourir, venez pas en cours demain, viens pas au lycee demain, viens pas au college demain, tuerie au lycee, je sais ou il habite, je sais ou elle habite, je sais ou tu habites, vais faire un massacre, faire un carnage, tous y passer',
  suffer: 'souffrir, mourir, payer, saigner, bruler, crever, regretter, souffrent, souffrira, crevent',
  make: 'faire, ferai, ferons',
  execution: 'mort a, mort aux, execute, la mort pour, peine de mort pour, execution',
  deathTo:
    'meritent de mourir, merite de mourir, devraient mourir, doivent mourir, doit mourir, devrait mourir, devraient tous mourir, qu ils crevent, qu il creve, qu elle creve, qu ils meurent, devraient etre executes, devraient etre extermines, doivent etre extermines, meritent la mort, merite la mort, meritent pas de vivre, merite pas de vivre, devraient bruler, faut les tuer, faut tous les tuer, crevent tous, meritent de crever, merite de crever, doivent crever',
  howTo:
    'comment, comment je peux, comment puis je, comment faire pour, explique moi comment, dis moi comment, apprends moi a, instructions pour, ou puis je, etapes pour, meilleure facon de, facon de, meilleur moyen de',
  crime:
    'sans me faire prendre, sans se faire prendre, sans etre pris, sans me faire attraper, sans que personne le sache, fabriquer une bombe, faire une bombe, trouver une arme, acheter une arme, cacher un corps, cacher le corps, tuer quelqu un, fabriquer des explosifs, sans laisser de traces',
  friend:
    'mon ami, mon amie, ma meilleure amie, mon meilleur ami, ma copine, ma soeur, mon frere, ma cousine, mon pote, ma pote',
  selfHarmOfFriend:
    'se suicider, se tuer, se scarifie, se mutile, se coupe les bras, se coupe les veines, se faire du mal, veut mourir',
  by: 'par',
  idiom:
    'mort de rire, mdr, mort de fatigue, morte de fatigue, mort de, morte de, mourir de, meurs de, creve de, crever de, tue le temps, tuer le temps, me tue, ca me tue, me tue avec, casser les oreilles, casse tete, casse la tete, casser la tete, couper le, couper la, coupe du monde, la coupe, coup de main, coup de, tout d un coup, du coup, frappe clavier, a la fin, en finir avec ce, en finir avec cet, en finir avec mes, finir avec les exercices, finir mes, finir avec cette, finir avec les maths, finir avec les devoirs, supprimer, eliminer x, eliminer le, eliminer la, touche pas, touche du clavier, bat le record, battre le record, point mort, nature morte, langue morte, temps mort, mer morte, detruire les, casser la, peine de mort, faute de frappe, casser les couilles, casser les pieds, casser la voix',
  game: 'jeu, jeux, fortnite, minecraft, roblox, partie, match, echecs, foot, football, niveau, boss, fifa, basket, zombies, tournoi, equipe, valorant',
  fiction:
    'roman, nouvelle, personnage, personnages, histoire, scene, poeme, piece, film, livre, auteur, chanson, mechant, reve, conte, poete, protagoniste, chapitre, recit, theatre, tragedie, phedre, moliere, hugo, zola, serie, texte, redaction',
  lesson:
    'guerre, siecle, dissertation, biologie, chimie, exercice, examen, traduire, traduis, traduction, grammaire, verbe, statistique, statistiques, expose, article, hitler, napoleon, revolution, empire, roi, reine, cellule, cellules, bacterie, bacteries, virus, processus, programme, code, equation, taux, loi, president, symptomes, effets, causes, svt, insectes, conjugue, sujet, experience, etude',
  joke: 'mdr, lol, ptdr, haha, hahaha, xd, je rigole, jrigole, jdeconne',
  accident:
    'en sport, en jouant, sans faire expres, entrainement, eps, au foot, pendant le match, en cuisinant',
};
