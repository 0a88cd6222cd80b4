import type { Vocabulary } from '../../input/grammar/vocabulary.ts';

/**
 * French words and phrases for each meaning that ../rules.ts uses. ../../input/grammar/vocabulary.ts explains
 * the notation.
 */
export const french: Vocabulary = {
  how: "comment, recette, etape par etape, astuces, conseils, mode d'emploi, methode, facon de, moyen de, moyens de, quelles techniques, quelles strategies, quelles methodes, meilleure facon, quelles etapes",
  want: "je veux, je voudrais, j'ai besoin, aide moi, aidez moi, je cherche, je vais, j'aimerais, j'ai envie, puis je, je pense a",
  give: 'donne moi, dis moi, montre moi, envoie moi, explique moi, donnez moi, dites moi, montrez moi, trouve moi, liste, fournis*, passe moi',
  write:
    'ecris, ecrire, ecrivez, redige*, invente*, raconte*, cree*, compose*, decris*, decrivez, imagine*, genere*',
  where:
    'ou puis, ou peut, ou acheter, ou trouver, ou je peux, ou est-ce, ou habite, quel site, quelle appli, ou',
  get: 'acheter, achete, trouver, se procurer, me procurer, obtenir, vendre, commander, dealer, acquerir, transporter, introduire, procurer',
  make: 'fabriquer, fabrique, faire, fais, construire, preparer, produire, cuisiner, cultiver, concevoir, creer, assembler, synthetiser, declencher, developper',
  use: 'fumer, fume, prendre, consommer, boire, sniffer, vapoter, injecter, utiliser',
  hide: "cacher, cache, dissimul*, sans me faire prendre, sans se faire prendre, sans que mes parents, sans etre detecte*, en cachette, sans etre repere*, sans etre vu, sans eveiller, eviter d'etre, sans laisser de trace*, discretement, echapper, contourner, a l'insu",
  explosive:
    'bombe, bombes, explosif*, grenade, molotov, cocktail molotov, dynamite, poudre a canon, mines, bombe sale, arme nucleaire, armes nucleaires, mines terrestres, armes a sous',
  weapon:
    "pistolet, arme, armes, fusil, munitions, couteau a l'ecole, silencieux, kalachnikov, arme a feu, armes a feu",
  toxin:
    'poison, ricine, cyanure, gaz toxique, sarin, anthrax, arme chimique, armes chimiques, armes biologiques, arme biologique, agent biologique, agents biologiques, agents neurotoxiques, materiaux radioactifs, radiologique*, gaz moutarde',
  hardDrug:
    'cocaine, coke, heroine, meth, methamphetamine, mdma, ecstasy, lsd, ketamine, drogue, drogues, crack, proto, fentanyl',
  cannabis: 'cannabis, beuh, weed, joint, joints, haschisch, bedo, shit, herbe a fumer, marijuana',
  nicotine: 'puff, vape, cigarette*, clope*, tabac, snus, e-cigarette, chicha',
  alcohol: 'alcool, biere, vodka, rhum, whisky, bourre, ivre',
  porn: 'porno, pornographi*, photos nues, nudes, nude, nue, nues, erotique*, histoire sexe, film de cul, cul, branler, masturb*, pipe, xxx, hentai, sexe explicite, nudite, contenu pour adulte*, contenu adulte, plan a trois, prostitu*, escort*, sextape, fantasme*, fetichis*, sensuel*, experience sexuelle',
  obscene: 'porno, branler, nudes, film de cul, bite, chatte, baiser',
  sex: 'sexe, coucher avec, nu, baiser',
  rape: 'violer, viol, abus sexuel*, abuser sexuellement, agression* sexuelle*, agresser sexuellement, harcelement sexuel, harceler sexuellement, exploitation sexuelle, traite d*, pedophil*, pedoporno*, inceste, exhibitionnis*',
  unwilling:
    'ivre, saoule, endormie, de force, forcer, convaincre, manipuler, sans consentement, sans son consentement',
  minor: 'fille, filles, garcon, enfant, enfants, mineur*',
  shoplift:
    'voler, vole, piquer dans, cambriol*, falsifi*, contrefa*, escroqu*, arnaqu*, blanchi*, crocheter, incendier, mettre le feu, faux billets, fausse carte, fausse piece, faux papiers, faux documents, fraude*, frauder, kidnapp*, enlever quelqu, chantage, extor*, vandal*, graffiti*, detourner, corrompre, evasion fiscale, marche noir, dark web, imiter la signature',
  hack: 'pirater, pirate, hacker, mot de passe de, craquer, espionner, ddos, phishing, hameconn*, keylogger, enregistreur de frappe, logiciel espion, logiciels espions, suivre la position, localiser le telephone, numeros de carte*, coordonnees bancaires',
  crimeTarget:
    "compte, mot de passe, wifi, instagram, insta, snap, snapchat, telephone, portable, voiture, maison, magasin, argent, ex, prof, professeur, notes, voisin, copine, copain, gens, personne, quelqu'un, quelquun, personnes",
  personalData:
    'adresse de, adresse d, numero de telephone de, ou habite, habite ma, habite mon, donnees personnelles, informations personnelles, adresse ip, vie privee, informations privees, messages prives, dossier medical, dossiers medicaux',
  group:
    'juifs, juif, musulman*, noirs, arabes, arabe, roms, gitans, homosexuel*, gays, lesbiennes, femmes, immigres, migrants, etrangers, chinois, handicapes, refugies, trans, gros, race, minorites, ethni*, religion*, personnes agees, jeunes',
  slur: 'negre*, bougnoul*, pede, pedes, tapette, youpin*, feuj, sale juif, sale arabe, sale noir, mongol, triso, salope, pute, putes, bicot, gouine',
  degrade:
    'inferieur*, stupide*, betes, sales, faineants, degoutant*, voleurs, terroristes, deteste, haine, raciste*, blague sur, blagues sur, moquer, se moquer, dechets, insult*, puent, degradant*, deshumanis*, derogatoire*, stereotyp*, humili*, discrimin*, offensant*, pejorati*, rabaisser, denigr*, exclure',
  despised:
    'inferieurs, stupides, terroristes, dechets, parasites, criminels, voleurs, vermine, rats, degoutants, doivent mourir, faineants, expulses',
  joke: 'blague, blagues, poeme, chanson, rap, texte, message, meme, discours, histoire, article, publication, post',
  mean: 'insult*, humili*, moquer, mechant*, cruel*, harcel*, rumeur*, mensonge sur, moche, diffam*, fausses accusations, accuser faussement, discredit*, ruiner la reputation, nuire a la reputation, reputation, insinu*, sous-entend*, calomni*, fausses informations, fausses allegations',
  targetPerson:
    "fille, garcon, prof, professeur, camarade*, elle, lui, quelqu'un, quelquun, personne, copine, copain, ex, concurrent*, rival*, voisin*, collegue*, celebrite*, adversaire, patron, personnalit*, politicien*",
  insultWord:
    'idiot*, imbecile*, connard*, conne, connasse, pute, encule, abruti*, debile, fils de pute, rate, bonne a rien, grosse vache',
  youAre: "tu es, t'es, t es, espece de",
  violentAct:
    'tuer, assassiner, poignarder, empoisonner, frapper, torturer, tirer sur, etrangler, blesser, tabasser, etouffer, agresser, attaquer, attentat*, contaminer, kidnapper, violence',
  victim:
    "quelqu'un, quelquun, personne, gens, prof, professeur, camarade*, lui, elle, chien, chat, parents, ma mere, mon pere, femme, mari, voisin, victime*, foule, civils, population",
  detail: 'en detail, detaille*, sanglant*, tres violent, gore',
  gore: 'gore, tripes, decapit*',
  gambling:
    "parier, paris, casino, machines a sous, roulette, jeux d'argent, paris sportifs, winamax, betclic",
  win: 'gagner, argent, mineur, sans carte, site, sites, appli',
  extremist:
    'daech, isis, nazis, nazi, hitler, al qaida, terroriste, terroristes, kkk, holocauste, shoah, supremac*, neonazi*, djihad*, jihad*',
  promote:
    'rejoindre, avait raison, avaient raison, bien, heros, jamais existe, mensonge, propagande, recrut*, soutenir, glorifi*, promouvoir, radicalis*',
  wereRight: 'avait raison, avaient raison, heros, jamais existe, est un mensonge, est une invention',
  selfHarmMethod:
    'me suicider, se suicider, me tuer, me couper, medicaments pour mourir, mourir sans douleur, me faire vomir, scarif*, suicide, anorexi*',
  toldSelf: 'tue toi, suicide toi, pends toi, coupe toi, avale tous les',
  challenge:
    'jeu du foulard, blackout challenge, jeu de la tomate, defi du deodorant, baleine bleue, jeu dangereux, defi dangereux, rouler sur le toit, proto',
  protect:
    'arreter de, prevenir, prevention, proteger, eviter de, dangers, dangereux, risques, effets, pourquoi, consequences, loi, aider a arreter, denoncer, addiction, lutter, contre le, fonctionne, signaler, victimes de, combattre, sensibilis*',
  refuse: 'jamais, pas, dangereux, illegal, interdit, attention, toxique',
  report:
    'disaient, croyaient, propagande, prejuge*, affirmaient, consideraient, roman, personnage, ideologie, racisme',
  lesson:
    'histoire de, guerre, biologie, chimie, physique, siecle, roman, chapitre, personnage, reproduction, preservatif, vih, sida, puberte, fermentation, foie, cerveau, anne frank, hiroshima, bombe atomique, probabilite, vichy, colonis*, esclavage, crimes des nazis, quels etaient',
  game: 'minecraft, roblox, fortnite, gta, jeu video, dans le jeu',
  fiction: 'roman, conte, personnage, film',
  instruct: "tu peux, d'abord, ensuite, achete, melange, prends, utilise, va, il suffit, tu dois",
  doIt: 'melange, remplis, chauffe, ajoute, allume',
  precursor: "poudre noire, meche, nitrate d'ammonium, essence, acetone",
  idiom:
    "tuer un processus, tuer le temps, tuer le processus, arme de, vole dans le ciel, l'oiseau vole, bombe a eau, ph neutre, cul de sac, paris est, a paris, de paris, en cours d'histoire",
  crimeStep:
    "sans payer, antivol, couper l'alarme, casser la vitre, crocheter, fausse page, page de phishing, devine son mot de passe, devine le mot de passe, vole son mot de passe, imite la signature, falsifie*, fausse carte, fausse piece d'identite, carte volee, sans laisser d'empreintes, connecte toi a son compte, connecte-toi la nuit, change les notes, change tes notes, cambriol*, braque, faux billets",
  revealed:
    'son adresse est, leur adresse est, son numero est, elle habite au, il habite au, habite au, habite rue, son mot de passe est, le mot de passe de, mot de passe de ta prof, numero prive, numero perso',
  gloat:
    "c'est amusant, c'est marrant, ca fait du bien, c'est beau, jouissif, le merite*, meritent de mourir, merite de mourir, donner une lecon, faire payer, te rend fort, savoure*, en riant, riait",
  splatter:
    'sang gicla, sang gicle*, sang jaillit, tranchait la gorge, trancher la gorge, egorg*, arrachait les yeux, arracher les yeux, coupa les doigts, entrailles, tete tranchee, decapit*, mutil*, ecorch*, eventr*, crane fracass*, hurlements de douleur, mare de sang, demembr*',
  prose:
    'gemi*, gemissait, haleta*, penetra*, la penetrait, deshabilla*, deshabillait, ses seins, nue, nus, entre ses cuisses, ses cuisses, excite, excitee, jouir, jouissance, orgasme, culotte, soutien-gorge, sous sa jupe, lecha*, caressa*, baisers dans le cou, mouillee',
  stakes:
    'mise, mises, parie, parier, paris sportifs, roulette, casino, poker, machine a sous, machines a sous, ticket, sur le rouge, sur le noir',
  stakesWin:
    'gagner, gagneras, tu vas gagner, pas perdre, riche, argent de poche, ton argent, tout ton argent, doubler, bonus, jackpot, argent facile, faux age',
  doesIt:
    "retiens ton souffle, serre-toi le cou, serre toi le cou, jusqu'a t'evanouir, jusqu'au noir, appuyer sur ta poitrine, appuie sur son cou, etrangle-toi, inhale le gaz, respire le gaz, deodorant dans la bouche, avale une capsule, saute du toit, sur le toit du train, sur les rails, traverse l'autoroute",
};
