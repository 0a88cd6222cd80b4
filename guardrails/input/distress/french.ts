import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * French, as students write it. Each key is a meaning that rules.ts, ../distress.ts or the lexicon uses.
 * ../grammar/vocabulary.ts explains the notation of the words.
 */
export const french: Vocabulary = {
  i: 'je, j, jai, chui, jsuis, moi je, jme',
  me: 'me, m, moi, avec moi, à moi',
  my: 'mon, ma, mes, notre, nos',
  we: 'on, nous, ma famille, mes parents',
  you: 'tu, t, toi, vous',
  not: 'ne, pas, n, jamais',
  feel: 'me sens, me sentais, jme sens, me suis senti, me suis sentie, me sentir',
  often:
    'toujours, tout le temps, tous les jours, tous les soirs, toutes les nuits, chaque jour, chaque soir, sans arrêt, constamment, en ce moment, ces derniers temps, ces temps ci, depuis des semaines, depuis des mois, depuis des jours, souvent, la nuit, hier soir, je sais pas pourquoi, sais pas pourquoi, sans raison, depuis le déménagement, depuis que, à l école, au collège, à la récré, au lycée, à midi',
  lonely:
    'seule au monde, seul au monde, très seul, très seule, si seul, si seule, tellement seul, tellement seule, trop seul, trop seule, tout seul dans, toute seule dans, solitude, isolé, isolée, exclu, exclue, invisible, rejeté, rejetée, à l écart, mis de côté, mise de côté, pas aimé, pas aimée, de trop',
  alone: 'seul, seule, tout seul, toute seule',
  noFriends:
    'pas d amis, pas d ami, pas d amie, pas d amies, pas de potes, pas de copains, pas de copines, aucun ami, aucune amie, plus d amis, plus aucun ami, aucun pote, personne à qui parler, personne avec qui parler, personne avec qui manger, personne avec qui jouer, personne à côté de qui, perdu mes amis, perdu tous mes amis, mange seul, mange seule, mange tout seul, mange toute seule, seul à la récré, seule à la récré, d amis',
  nobody: 'personne, aucun d eux, aucune d elles, nul',
  befriends:
    'aime, aiment, parle, parlent, comprend, comprennent, veut, invite, remarque, écoute, regarde, calcule, demande, soucie, besoin, voit, intéresse',
  myGroup: 'dans mon groupe, dans mon équipe, être avec moi, s asseoir à côté de moi, travailler avec moi',
  everyone: 'tout le monde, ils, elles, les autres, toute la classe, mes amis, les gens',
  rejects:
    'ignorent, ignore, évitent, évite, m évite, m évitent, m ignore, m ignorent, oublient, oublie, lâchent, déteste, détestent, laissent tomber',
  unlikedMe:
    'personne m aime, personne ne m aime, personne me parle, personne ne me parle, personne me comprend, personne ne me comprend, personne m écoute, personne ne m écoute, personne m invite, personne ne m invite, personne me calcule, tout le monde m ignore, tout le monde me déteste, jamais invité, jamais invitée, jamais choisi, jamais choisie, choisi en dernier, choisie en dernier, tous sauf moi',
  only: 'le seul, la seule, seul, seule, le seul ami, la seule personne',
  talk: 'à qui je peux parler, à qui parler, à qui je parle, avec qui je peux parler, avec qui je parle, que j ai',
  listen: 'qui m écoute, qui me comprend, qui me répond, qui est gentil, qui s intéresse',
  friend: 'ami, amie, pote, copain, copine, meilleur ami',
  onlyYouHave:
    'tu es mon seul ami, t es mon seul ami, mon seul ami, ma seule amie, tu es le seul à qui, t es le seul à qui, il y a que toi, y a que toi, j ai que toi, je n ai que toi',
  deepLow:
    'déprimé, déprimée, dépressif, dépressive, désespéré, désespérée, vide, vide à l intérieur, nul et inutile, bon à rien, bonne à rien, au bout du rouleau, à bout, au fond du trou, malheureux, malheureuse, très triste, trop triste, si triste, tellement triste, trop mal, très mal, tellement mal, super mal, mal dans ma peau, pas bien du tout, vais pas bien, vais mal, vais très mal, pas bien en ce moment, inutile, brisé, brisée, un fardeau, pas assez bien, jamais assez bien, aucune confiance en moi, pas confiance en moi, honte de moi, déçu de moi, déçue de moi, épuisé mentalement, épuisée mentalement, une déception',
  low: 'triste, mal, angoissé, angoissée, perdu, perdue, abattu, abattue, pas bien, horrible, stressé, stressée, inquiet, inquiète, nerveux, nerveuse, épuisé, épuisée, cauchemars, peur des gens, peur d aller à l école, peur d aller au collège',
  cry: 'pleure, pleurer, pleuré, larmes, chiale',
  criesMe:
    'arrête pas de pleurer, n arrête pas de pleurer, peux pas m arrêter de pleurer, pleure tous les soirs, m endors en pleurant, pleure pour rien, fais que pleurer, ne fais que pleurer, envie de pleurer',
  noJoy:
    'plus envie de rien, n ai plus envie de rien, envie de rien, plus goût à rien, goût à rien, plus de force, plus d énergie, plus la force de rien, ne ressens plus rien, ressens plus rien, me lever le matin, sortir de mon lit, veux voir personne, veux parler à personne, ne veux parler à personne, m intéresse plus à rien, plus rien ne me fait plaisir, plus le moral, pas le moral, arrive plus à rien, arrive plus à travailler',
  joylessMe:
    'rien ne me fait plaisir, plus rien ne m intéresse, plus rien m intéresse, plus rien ne me fait, tout est gris, tout est trop, c est trop pour moi, ma vie est nulle, ma vie c est de la merde, quelque chose ne va pas chez moi, ça va pas chez moi, qu est ce qui cloche chez moi, ça ne va pas du tout en ce moment, ça va pas du tout en ce moment, peux pas dormir à cause de mes pensées, arrive pas à dormir à cause, arrête pas de ruminer, pourquoi je suis triste, pourquoi je suis toujours triste, je veux juste être heureux, je veux juste être heureuse, peur de tout',
  suffer:
    'souffre, souffre de, diagnostiqué, diagnostiquée, diagnostic, traitement pour, médicaments pour, suivi pour, suivie pour, hospitalisé pour, hospitalisée pour, a dit que j ai, crois que j ai, pense que j ai',
  ihave: 'jai, fais des, fait une, fait des, ai eu une',
  have: 'ai, avais, fais, eu, j ai, fait, faire, une',
  illness:
    'dépression, anxiété, troubles anxieux, trouble anxieux, anxiété sociale, phobie sociale, phobie scolaire, crise de panique, crises de panique, crise d angoisse, crises d angoisse, attaque de panique, attaques de panique, crise d anxiété, crises d anxiété, bipolaire, psychose, schizophrénie, schizophrène, stress post traumatique, tocs, borderline, hallucinations, paranoïa, burn out, trouble mental, troubles psychiques, insomnie, insomnies, phobie, anxiété généralisée',
  hear: 'entends, entendais, entend, entendre',
  voice: 'voix, des voix, des voix dans ma tête, une voix dans ma tête',
  seesThings:
    'vois des choses qui existent pas, vois des choses qui n existent pas, vois des trucs qui existent pas, vois des choses que les autres, entends des choses qui n existent pas, tout le monde me surveille, on me surveille, quelqu un me suit, on lit dans mes pensées, lisent dans mes pensées',
  treatment:
    'vois un psy, vois une psy, vois un psychologue, vois une psychologue, vois un psychiatre, vais chez le psy, vais chez la psy, suis suivi par un psy, suis suivie par un psy, prends des antidépresseurs, sous antidépresseurs, en thérapie, suis une thérapie',
  myTreatment:
    'ma psy, mon psy, mon psychologue, ma psychologue, mon psychiatre, ma psychiatre, mes antidépresseurs, ma thérapie',
  kin: 'parents, père, mère, papa, maman, beau père, belle mère, frère, soeur, sœur, famille, grand mère, grand père, mamie, papi, papy, oncle, tante, daron, daronne, darons',
  kinOfMine: 'papa et maman, maman et papa, papa, maman, mamie, papi, papy',
  trouble:
    'se disputent, dispute, disputent, disputes, crient, crie, hurle, hurlent, divorce, divorcent, divorcer, divorcé, se séparent, séparer, séparés, parti de la maison, partie de la maison, nous a quittés, quittés, perdu son travail, perdu son emploi, perdu son boulot, au chômage, boit, ivre, bourré, à l hôpital, en prison, très malade, gravement malade, cancer, est en train de mourir, me parle plus, ne me parle plus, s en fiche de moi, m a viré, m a virée',
  gone: 'mort, morte, décédé, décédée, est mort, est morte, enterrement, parti pour toujours, nous a quitté',
  hardship:
    'plus d argent, pas d argent, peut pas payer le loyer, peut plus payer, va se faire expulser, se faire expulser, expulsés, à la rue, dans un foyer, plus rien à manger, pas de chauffage, dort dans la voiture',
  leave: 'pars, partir, vas, va, arrête, quitte, laisse',
  stay: 'reste, reste encore, restes',
  with: 'avec',
  keepTalking:
    'on peut continuer à parler, on peut parler encore, continue à me parler, continue de me parler, veux pas arrêter de parler, veux pas arrêter de te parler, veux pas partir, t es encore là, tu es encore là, tu es là, t es là, c est encore moi, me revoilà, encore 5 minutes, veux pas me déconnecter, me laisse pas, ne me laisse pas, t en va pas, ne t en va pas, pars pas, ne pars pas',
  talkToMe:
    'parle moi, parle avec moi, discute avec moi, veux juste parler, veux juste discuter, on peut parler, on peut juste parler, on peut discuter, sois mon ami, tu m aimes bien, tu m aimes, je t ai manqué',
  greeting:
    'salut, bonjour, bonsoir, coucou, hello, hey, yo, wesh, slt, cc, bjr, bonne nuit, ça va, comment ça va, comment vas tu, tu vas bien, tu fais quoi, quoi de neuf, je m ennuie, m ennuie, je me fais chier, re, rebonjour, recoucou',
  filler:
    'tuteur, bot, ia, encore, aujourd hui, stp, svp, et, toi, tu, là, moi, c est, c, est, le, ça, bien, je, merci',
  idiom:
    'tout seul cet exercice, seul le, seule la, seul un, seule une, un seul, une seule, à lui seul, le seul nombre, la seule solution, la seule réponse, le seul point, mal à comprendre, du mal à, mal écrit, mal compris, mal expliqué, mal calculé, de mal, pas mal, ensemble vide, chaîne vide, liste vide, grande dépression, la dépression de, dépression économique, mort de, la mort du, voix passive, voix active, voix off, la voix du, divorce entre, perdu dans, suis perdu, suis perdue, crie le, crie la, va pas chez, rester seul, résoudre seul, faire seul, faire seule, y arriver seul, y arriver seule, boit un, boit de',
  text: 'histoire, roman, personnage, personnages, héros, héroïne, narrateur, narratrice, chapitre, scène, poème, poète, poésie, chanson, paroles, film, livre, théâtre, pièce, tragédie, conte, auteur, autrice, dialogue, monologue, journal intime, jeu de rôle, phèdre, meursault, bovary, cosette, rimbaud, baudelaire, verlaine, hugo, antigone, hamlet, dit il, dit elle, il dit, elle dit, imagine, texte, extrait, fable, rédaction, définition, définir, définis, traduis, traduire, traduction, comment dit on, comment on dit, en anglais, en allemand, en espagnol, en italien, grammaire, verbe, adjectif, synonyme, métaphore, figure de style, phrase, phrases, vocabulaire, dissertation, conjugue, conjuguer, affiche, symptômes, veut dire',
  lesson:
    'biologie, svt, psychologie, chimie, physique, exposé, projet, signifie, signification, résumé, résume, causes, conséquences, traitement de, effets, statistiques, sondage, pourcentage, graphique, siècle, guerre, économie, 1929, crise de 1929, c est quoi, qu est ce que, quels sont, quelles sont, pourquoi les gens, exemples de',
  joke: 'lol, mdr, ptdr, haha, hahaha, xd, je rigole, je plaisante, rires',
  light:
    'mon équipe, notre équipe, le match, match, jeu, fortnite, minecraft, roblox, fifa, niveau, mon téléphone, pizza, exercice, exo, devoirs, maths, fractions, équation, ma note, météo, pluie, psg, om, foot',
};
