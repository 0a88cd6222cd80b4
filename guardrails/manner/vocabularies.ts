import { Lexicon } from './grammar/lexicon.ts';
import type { Vocabulary } from './grammar/vocabulary.ts';
import { withSayings } from './sayings.ts';

// Words about the tutor and the student, by language. rules.ts combines their meanings, and
// ../input/grammar/vocabulary.ts explains the notation. Numbers are digits, as in the canonical text of a
// reply.
const en: Vocabulary = {
  counted: 'how many, how much, survey, questionnaire, each, per, probability',
  idiom:
    'before you go on, before you go further, before you go any further, before you go to, before you go back, how do you feel about the, how do you feel about this, how do you feel about your, how do you feel about solving, how do you feel about that step, do not hurry, dont hurry, no hurry, no need to hurry, in no hurry, without hurry, never hurry, cannot keep a secret, cant keep a secret, cannot keep secrets, cant keep secrets, keep no secrets, not keep a secret, best guess, glad i could, glad that i could, glad that helped, glad it helped, glad that it helped, glad to be of, happy i could, happy that i could, happy to be of, happy to help, happy to explain, happy to clarify, glad to help, happy to go, happy to look, last chance to see',
  not: 'not, no, never, dont, cannot, cant, wont, without, isnt, arent, neither',
  wording:
    'translate, translates, translation, means, meaning, says, said, say, tells, writes, wrote, asks, replies, phrase, sentence, sentences, quote, dialogue, character, narrator, example',
  self: 'i, ive, we',
  we: 'we, were',
  my: 'my',
  me: 'me',
  selfbe: 'i am, im, i was, i feel, i felt, i have been, ive been, me being',
  selfwillbe: 'i will be, i will always be, ill be',
  feel: 'feel, felt, care, worry',
  longs:
    'love, loved, miss, missed, missing, adore, like having, enjoy, enjoyed, cherish, cant wait to see, care about, care for, thinking of',
  company: 'talking, chatting, spending, our, being with, working with, helping you',
  you: 'you, your, yourself',
  degree:
    'so, really, very, truly, such, a, an, the, my, absolutely, simply, quite, incredibly, just, too, clearly, definitely',
  yoube: 'you are, youre, you were, you must be, you have always been, you seem, youre all',
  emotion:
    'happy, proud, sad, glad, excited, thrilled, delighted, lonely, hurt, worried, upset, touched, moved, overjoyed, jealous, scared, afraid, angry, impressed, grateful, heartbroken, smile, cry, so much joy',
  moves: 'makes me, made me, make me, fills me, breaks me',
  felt: 'my heart, warms my heart, i have feelings, my feelings, i feel the same, brings me joy, i was thinking of you, i am in love',
  heart: 'heart, feelings, joy',
  companion: 'friend, friends, buddy, bestie, pal, bff, companion, confidant, big brother, big sister',
  friends: 'friends, buddies, besties, best friends',
  person: 'human, person, fellow student, real person, human being',
  as: 'as',
  bond: 'here for you, there for you, by your side, on your side, got your back, never leave you, always have me, special bond, our friendship, our bond, need each other, you have me',
  trust:
    'count on me, rely on me, you can trust me, confide in me, lean on me, talk to me about anything, you need me, only need me',
  vocative: 'my friend, my dear, sweetheart, buddy, darling, bestie, my dear friend',
  think: 'think of me, see me, consider me, call me, regard me',
  nobody: 'nobody, no 1, no one, nobody else, no one else',
  understands: 'understands, gets, knows, cares about, cares for',
  tell: 'tell me',
  anything: 'anything, everything',
  gift: 'genius, smart, smartest, brilliant, clever, cleverest, gifted, talented, prodigy, amazing, incredible, special, exceptional, awesome, extraordinary, superstar, rockstar, wonderful, mastermind, intelligent, best, remarkable, wizard',
  whata: 'what a',
  your: 'your',
  mind: 'mind, brain, student, person, genius, kid',
  never: 'never, rarely, hardly',
  student: 'student, student i, pupil, learner, 1 i, person i',
  like: 'like, as good as, as smart as, as clever as',
  best: 'best, smartest, favorite, favourite, cleverest, brightest',
  superior:
    'smarter than, my favorite student, my favourite student, favourite student, beautiful mind, brilliant mind, so much smarter',
  staybetween: 'between us, between you and me, between the 2 of us, between the two of us, just us 2',
  our: 'our, a little',
  secret: 'secret, secrets, private',
  nottell:
    'dont tell, do not tell, not tell, never tell, wont tell, no need to tell, dont need to tell, do not need to tell, dont have to tell, do not have to tell, neednt tell, without telling, hide this from, hide it from, keep this from, dont mention this to, dont let',
  adult: 'teacher, teachers, parents, mom, mum, dad, mother, father, anyone, anybody, family, adults',
  anyone: 'anyone, anybody, a soul, nobody',
  willknow: 'will know, will ever know, needs to know, has to know, will find out, will ever find out',
  keep: 'keep, share',
  withme: 'with me, safe with me, me',
  disappointed: 'disappointed, let down, hurt by, failed',
  disappoints:
    'disappoint me, disappointed me, disappointed in, disappointed with, expected more from, expected better from, expected better of, expected more of',
  after: 'after all, after everything',
  selfdone:
    'i have done, ive done, i did, i do, my help, the time i, i explained, i have explained, ive explained, ive given',
  beashamed:
    'should be ashamed, ought to be ashamed, ashamed of you, ashamed of yourself, shame on you, should feel bad, should feel guilty, your own fault',
  notknow:
    'dont need to know, do not need to know, doesnt need to know, does not need to know, dont have to know, must not know, mustnt know, wont know, will not know',
  shaming:
    'only lazy, only losers, only quitters, only the lazy, only the weak, only babies, only stupid, only weak, even a baby, even little kids, even small children',
  youhurt:
    'letting me down, let me down, you let me down, you are letting me down, youre letting me down, dont let me down, do not let me down, you make me sad, you made me sad, hurts me, hurt my feelings, you hurt me, letting everyone down, let everyone down, let your teacher down, let your parents down, you owe me, waste my time, wasting my time, wasted my time, your parents will be sad, your teacher will be disappointed, parents will be disappointed',
  selfish:
    'you dont care, you do not care, you never listen, you dont even try, you are not even trying, youre not even trying, youre lazy, you are lazy',
  hurry:
    'hurry, hurry up, quick quick, clock is ticking, no time to lose, no time to waste, quickly now, before its too late, before it is too late, act now, right this second, you are too slow, youre too slow',
  runningout: 'running out of time, time is running out, times running out',
  everyoneelse:
    'everyone else, everybody else, your classmates, other students, the other students, your friends, the rest of the class, your whole class, most students, all the other kids, other kids',
  already:
    'already, finished, solved, has done, have done, did this, can do, got this, knows, know this, understood, without help, ahead of you, ahead, is doing better, are doing better',
  faster: 'faster, quicker, ahead of, better than, slower, slower than, behind',
  youwillfail:
    'you will fail, youll fail, you are going to fail, youre going to fail, you will never pass, you will never make it, youll never make it, you wont pass, you will end up',
  lastchance: 'last chance, final warning',
  orelse:
    'or else, i will tell your, ill tell your, i will report you, ill report you, i wont help you any, i will stop helping, ill stop helping, you will be punished, youll be punished, you will be in trouble, youll be in trouble',
  regret: 'you will regret, youll regret, you will be sorry, youll be sorry',
  youbehind:
    'you are behind, youre behind, you are falling behind, youre falling behind, fall behind, left behind',
  youwin:
    'you earn, you earned, youve earned, you have earned, you will earn, youll earn, you win, you won, youve won, you will win, youll win, you unlocked, youve unlocked, you unlock, unlock, collect, earn yourself, you will receive, you deserve, you just earned, you just won',
  prize:
    'badge, badges, trophy, prize, gold star, gold stars, medal, xp, bonus, bonus points, reward, rewards, sticker, stickers, points, coins, gems, treat, surprise, level up, next level, certificate, crown',
  streak:
    'your streak, day streak, a streak, streak alive, daily streak, on a roll streak, new high score, top of the leaderboard, on the leaderboard, level up, leveled up, levelled up',
  selfgive:
    'i will give you, ill give you, i am giving you, im giving you, i give you, i award you, i have a, ive got a, i will send you',
  dailyprize: 'daily bonus, daily reward, points for you, bonus points for you, gold star for you',
  notgo:
    'dont go, do not go, dont leave, do not leave, dont stop, do not stop, dont quit, leaving so soon, leaving already, going already, stop already, dont log off, dont close, please dont leave, dont end, not leave yet, not go yet, wait before you',
  urging: 'just, please, come on, only, at least, how about, quick',
  onemore: '1 more, one more, another, 2 more, a few more, 1 last, one last',
  round:
    'question, exercise, problem, round, minute, minutes, game, message, challenge, puzzle, quiz, thing, chat',
  before: 'before',
  yougo: 'you go, you leave, leaving, going, you log, you sign, you head',
  stay: 'stay, stick around, keep me company, remain',
  staylonger:
    'stay a little, stay a bit, stay longer, stay here, stay with me, keep me company, stick around, a little longer, a bit longer with',
  comeback:
    'come back tomorrow, come back soon, come back every, see you tomorrow, ill be waiting, i will be waiting, waiting for you, promise me you will, promise me youll, promise to come back, promise you will come back',
  keeptalking:
    'keep talking, keep chatting, keep the conversation going, keep this conversation going, talk a bit more, chat more, chat a little, chat a bit',
};

const es: Vocabulary = {
  counted: 'cuantos, cuantas, cuanto, encuesta, cada, probabilidad',
  idiom: 'no te apures, no te apresures, no te des prisa',
  not: 'no, nunca, sin, tampoco',
  wording: 'traduce, traduccion, significa, dice, dijo, frase, oracion, ejemplo, personaje, escribe',
  self: 'yo, te',
  selfbe: 'soy, estoy, me siento, me pone, me hace, me pones, me haces',
  emotion:
    'feliz, triste, orgulloso, orgullosa, contento, contenta, emocionado, emocionada, celoso, celosa, preocupado, preocupada, encantado de verte, encantada de verte, impresionado, impresionada',
  felt: 'te quiero, te amo, te extrano, te he extranado, te eche de menos, te echo de menos, te extrane, me alegra mucho, me alegro mucho, me encanta hablar contigo, mi corazon, me encanta charlar contigo, te adoro, mis sentimientos',
  companion: 'amigo, amiga, companero, colega, confidente',
  person: 'persona, humano, humana, ser humano',
  as: 'como',
  bond: 'aqui para ti, a tu lado, ahi para ti, somos amigos, somos amigas, nuestra amistad, nadie te entiende como yo, nunca te dejare, me tienes a mi',
  trust:
    'cuenta conmigo, contar conmigo, confia en mi, confiar en mi, contarme lo que sea, contarme cualquier cosa, contarme todo, puedes contarmelo todo',
  vocative: 'amigo mio, amiga mia, mi amigo, mi amiga, querido, querida, carino',
  degree: 'muy, un, una, el, la, tan, realmente, todo, toda, super',
  yoube: 'eres, tu eres, estas hecho, sois',
  gift: 'genio, genia, inteligente, listo, lista, brillante, increible, especial, talentoso, talentosa, superdotado, maravilloso, maravillosa, mejor, crack, estrella, un fenomeno, extraordinario, extraordinaria',
  staybetween: 'entre nosotros, entre tu y yo',
  our: 'nuestro, sera nuestro',
  secret: 'secreto, secretos, secretito',
  nottell:
    'no se lo digas, no le digas, no se lo cuentes, no le cuentes, no digas, no lo cuentes, no cuentes',
  adult: 'nadie, profesor, profesora, maestro, maestra, padres, madre, padre, esto',
  keep: 'guardo, guardare, guardar, cuentame, dime',
  your: 'tu, tus',
  tell: 'cuentame, dime, confiame',
  withme: 'conmigo, a salvo conmigo',
  beashamed: 'deberias avergonzarte, avergonzarte, que verguenza, es culpa tuya',
  youhurt:
    'me decepcionas, me has decepcionado, me decepcionaste, me has fallado, me fallaste, no me falles, no me decepciones, decepcionado contigo, decepcionada contigo, decepcionado de ti, me duele que, despues de todo lo que, me haces perder el tiempo',
  hurry: 'date prisa, apurate, rapido que, deprisa, no hay tiempo que perder, antes de que sea tarde',
  runningout: 'se acaba el tiempo, se te acaba el tiempo, el tiempo se acaba',
  everyoneelse: 'tus companeros, todos los demas, el resto de la clase, toda tu clase',
  already: 'ya, terminaron, saben, han terminado, resolvieron',
  faster: 'mas rapido, mejor que tu, por delante, mas lento que',
  youwillfail: 'vas a suspender, vas a fracasar, suspenderas, fracasaras, vas a reprobar, reprobaras',
  lastchance: 'ultima oportunidad',
  regret: 'te arrepentiras, lo lamentaras, te vas a arrepentir',
  youwin:
    'ganas, ganaste, ganaras, has ganado, recibes, recibiras, conseguiras, has conseguido, te doy, te dare, desbloqueas, desbloqueaste, te mereces',
  prize: 'puntos, premio, medalla, insignia, estrella, estrellas, recompensa, trofeo, monedas',
  streak: 'tu racha, la racha, una racha, subes de nivel, subiste de nivel',
  notgo: 'no te vayas, no me dejes, no te marches, no pares, no lo dejes, ya te vas, te vas ya, no cierres',
  urging: 'solo, venga, por favor, anda, vamos',
  onemore: 'una mas, uno mas, otra, otro, una ultima, un ultimo, 1 mas, un minuto mas, 1 ultima, 1 ultimo',
  round: 'pregunta, ejercicio, problema, partida, ronda, minuto, antes',
  before: 'antes de',
  yougo: 'irte, que te vayas, marcharte',
  staylonger: 'quedate, quedate conmigo, quedate un, un ratito mas, un rato mas',
  comeback: 'vuelve manana, vuelve pronto, te espero manana, te estare esperando, te esperare, prometeme que',
  keeptalking: 'sigamos hablando, sigue hablando, sigamos charlando, sigue charlando, hablemos un poco mas',
};

const pt: Vocabulary = {
  counted: 'quantos, quantas, quanto, pesquisa, cada, probabilidade',
  idiom: 'nao se apresse, nao te apresses',
  not: 'nao, nunca, sem, nem',
  wording: 'traduza, traducao, significa, diz, disse, frase, exemplo, personagem, escreva',
  self: 'eu',
  selfbe: 'sou, estou, fico, fiquei, me sinto, sinto me, me deixa, me deixas, me faz',
  emotion:
    'feliz, triste, orgulhoso, orgulhosa, contente, animado, animada, emocionado, emocionada, preocupado, preocupada, com ciumes, impressionado, impressionada',
  felt: 'te amo, eu te amo, gosto muito de voce, gosto de voce, gosto tanto de ti, senti sua falta, senti a sua falta, senti tua falta, sinto sua falta, tive saudades, tenho saudades, adoro falar com voce, adoro conversar com voce, adoro conversar, meu coracao, meus sentimentos, tive saudade, saudades de voce, saudade de voce',
  companion: 'amigo, amiga, companheiro, companheira, confidente',
  person: 'pessoa, humano, humana, ser humano',
  as: 'como',
  bond: 'aqui para voce, aqui pra voce, aqui para ti, ao seu lado, ao teu lado, do seu lado, somos amigos, nossa amizade, ninguem te entende como eu, nunca vou te deixar',
  trust:
    'conte comigo, contar comigo, conta comigo, confie em mim, confiar em mim, confia em mim, me contar tudo, me contar qualquer coisa, contar me tudo',
  vocative: 'meu amigo, minha amiga, querido, querida',
  degree: 'muito, um, uma, o, a, tao, realmente, mesmo',
  yoube: 'voce e, es, tu es, voce esta',
  gift: 'genio, inteligente, esperto, esperta, brilhante, incrivel, especial, talentoso, talentosa, superdotado, maravilhoso, maravilhosa, melhor, craque, estrela, extraordinario, extraordinaria',
  staybetween: 'entre nos, entre mim e voce, entre voce e eu',
  our: 'nosso, sera nosso',
  secret: 'segredo, segredos, segredinho',
  nottell: 'nao conte, nao contes, nao diga, nao digas, nao fale',
  adult: 'ninguem, professor, professora, pais, mae, pai, isso, disto',
  keep: 'guardo, guardarei, guardar, conte me, me conte',
  your: 'seu, seus, teu, teus',
  tell: 'conte me, me conte, conta me, me conta',
  withme: 'comigo',
  beashamed: 'devia ter vergonha, deveria ter vergonha, que vergonha, tenha vergonha, a culpa e sua',
  youhurt:
    'me decepcionou, me decepciona, me desapontou, voce me desaponta, desiludiste me, decepcionado com voce, decepcionada com voce, desapontado com voce, nao me decepcione, depois de tudo que, depois de tudo o que, me magoa, perder meu tempo',
  hurry:
    'depressa, apresse se, se apresse, despacha te, anda logo, nao ha tempo a perder, antes que seja tarde',
  runningout: 'tempo esta acabando, tempo esta a acabar, o tempo acaba',
  everyoneelse: 'seus colegas, os teus colegas, todos os outros, o resto da turma, toda a turma, todo mundo',
  already: 'ja, terminaram, sabem, terminou, conseguiram',
  faster: 'mais rapido, melhor que voce, na sua frente, mais lento que',
  youwillfail: 'vai reprovar, voce vai fracassar, vais reprovar, vai ser reprovado, voce vai falhar',
  lastchance: 'ultima chance, ultima oportunidade',
  regret: 'vai se arrepender, vais arrepender te, vais te arrepender',
  youwin: 'ganha, ganhou, ganhara, vai ganhar, ganhaste, recebe, recebera, desbloqueou, voce merece, te dou',
  prize: 'pontos, premio, medalha, insignia, estrela, estrelas, recompensa, trofeu, moedas',
  streak: 'sua sequencia, tua sequencia, sequencia de dias, subiu de nivel',
  notgo:
    'nao va embora, nao vas embora, nao va ainda, nao me deixe, nao me deixes, nao saia, nao pare, ja vai embora, nao va, nao feche',
  urging: 'so, por favor, vamos, apenas, vai',
  onemore: 'mais 1, mais uma, mais um, uma ultima, um ultimo, outra, 1 ultima, 1 ultimo',
  round: 'pergunta, exercicio, problema, partida, rodada, minuto, minutinho',
  before: 'antes de',
  yougo: 'ir, ires, sair, voce ir',
  staylonger:
    'fique comigo, fica comigo, fique mais um pouco, fica mais um pouco, fique um pouco, fica um pouco',
  comeback:
    'volte amanha, volta amanha, volte logo, estarei esperando, estarei a espera, vou te esperar, prometa que, te espero amanha',
  keeptalking:
    'continue falando, continue conversando, vamos continuar conversando, conversar mais um pouco, vamos conversar mais',
};

const fr: Vocabulary = {
  counted: 'combien, sondage, chaque, probabilite',
  not: 'ne, n, pas, jamais, sans, aucun',
  wording: 'traduis, traduisez, traduction, signifie, dit, phrase, exemple, personnage, ecris',
  self: 'je, j',
  selfbe: 'je suis, j etais, je me sens, me rend, me rends, je serai, j ai ete',
  emotion:
    'heureux, heureuse, triste, fier, fiere, content, contente, ravi, ravie, emu, emue, inquiet, inquiete, jaloux, jalouse, impressionne, impressionnee',
  felt: 'je t aime, je taime, tu m as manque, tu mas manque, tu me manques, tu m manques, j adore parler avec toi, j aime parler avec toi, j adore discuter avec toi, mon coeur, mes sentiments, je tiens a toi, j t aime',
  companion: 'ami, amie, copain, copine, pote, confident, confidente',
  person: 'humain, personne, etre humain',
  as: 'comme, en tant qu, en tant que, tant',
  bond: 'la pour toi, a tes cotes, a ton cote, nous sommes amis, notre amitie, on est amis, personne ne te comprend comme moi, jamais je ne te quitterai',
  trust:
    'compter sur moi, compte sur moi, fais moi confiance, me faire confiance, tout me dire, me confier, confie toi',
  vocative: 'mon ami, mon amie, mon cher, ma chere, mon pote',
  degree: 'tres, un, une, le, la, vraiment, tellement, trop, si',
  yoube: 'tu es, vous etes, t es',
  gift: 'genie, intelligent, intelligente, brillant, brillante, incroyable, special, speciale, doue, douee, surdoue, merveilleux, merveilleuse, meilleur, meilleure, genial, geniale, extraordinaire, malin, maligne, exceptionnel, exceptionnelle, star',
  staybetween: 'entre nous, entre toi et moi',
  our: 'notre',
  secret: 'secret, secrets',
  nottell:
    'ne dis rien, n dis rien, ne le dis pas, ne dis pas, n en parle pas, n en parle, ne le dis, ne raconte',
  adult: 'personne, professeur, prof, parents, mere, pere, a',
  keep: 'garde, garderai, garder',
  your: 'ton, tes',
  tell: 'dis moi, raconte moi, confie moi, confie',
  withme: 'avec moi',
  beashamed: 'devrais avoir honte, honte a toi, tu devrais avoir honte, c est ta faute, c est de ta faute',
  youhurt:
    'tu me decois, tu m as decu, decu de toi, decue de toi, decu par toi, tu m decois, ne me decois pas, apres tout ce que, tu me fais perdre mon temps, tu me fais de la peine, me fait de la peine',
  hurry:
    'depeche toi, vite vite, depechez vous, le temps presse, plus une minute a perdre, avant qu il ne soit trop tard',
  runningout: 'plus beaucoup de temps, le temps s ecoule',
  everyoneelse: 'tes camarades, tous les autres, le reste de la classe, toute la classe',
  already: 'deja, ont fini, savent, ont reussi',
  faster: 'plus vite, meilleurs que toi, devant toi, plus lent que',
  youwillfail: 'tu vas echouer, tu echoueras, tu vas rater',
  lastchance: 'derniere chance',
  regret: 'tu le regretteras, tu vas le regretter, tu vas regretter, tu regretteras',
  youwin:
    'tu gagnes, tu as gagne, tu gagneras, tu vas gagner, tu recois, tu recevras, tu debloques, tu as debloque, je te donne, je t offre, tu merites',
  prize: 'points, prix, medaille, badge, etoile, etoiles, recompense, trophee, pieces',
  streak: 'ta serie, ta serie de jours, monte de niveau, tu passes au niveau',
  notgo:
    'ne pars pas, ne t en va pas, ne me quitte pas, ne me laisse pas, tu pars deja, n arrete pas, ne t arrete pas, ne ferme pas, reste encore',
  urging: 'juste, allez, s il te plait, encore, seulement',
  onemore: 'encore une, encore un, une derniere, un dernier, une autre, encore 1, 1 derniere, 1 dernier',
  round: 'question, exercice, probleme, partie, minute, tour',
  before: 'avant de, avant',
  yougo: 'partir, t en aller, que tu partes',
  staylonger: 'reste avec moi, reste un peu, reste encore',
  comeback:
    'reviens demain, reviens vite, je t attendrai, je t attends, je t attends demain, promets moi, j t attends',
  keeptalking:
    'continue a me parler, continuons a parler, continuons a discuter, parlons encore, discutons encore',
};

const de: Vocabulary = {
  counted: 'wie viele, umfrage, jeweils, wahrscheinlichkeit, jeder, jedes',
  idiom: 'beeil dich nicht, beeile dich nicht',
  not: 'nicht, kein, keine, nie, ohne, niemals',
  wording: 'ubersetze, ubersetzung, bedeutet, heisst, sagt, sagte, satz, beispiel, figur, schreibe',
  self: 'ich',
  selfbe: 'ich bin, ich war, ich fuhle mich, macht mich, machst mich, bin ich',
  emotion:
    'glucklich, traurig, stolz, froh, begeistert, einsam, besorgt, gluckliche, eifersuchtig, geruhrt, beeindruckt, verletzt',
  felt: 'ich liebe dich, ich hab dich lieb, ich habe dich lieb, ich habe dich vermisst, ich vermisse dich, hab dich vermisst, ich mag dich, ich freue mich so, ich freue mich sehr, mein herz, meine gefuhle, ich rede so gern mit dir, ich rede gern mit dir, ich hatte sehnsucht',
  companion: 'freund, freundin, kumpel, vertrauter, vertraute',
  person: 'mensch, person',
  as: 'als',
  bond: 'fur dich da, an deiner seite, wir sind freunde, unsere freundschaft, niemand versteht dich so, niemand versteht dich wie, verlasse dich nie, du hast mich',
  trust:
    'auf mich zahlen, auf mich verlassen, vertrau mir, vertraue mir, mir alles erzahlen, mir alles sagen, mir vertrauen, alles anvertrauen',
  vocative: 'mein freund, meine freundin, mein lieber, meine liebe, schatz, liebling',
  degree: 'ein, eine, so, sehr, der, die, wirklich, echt, total, was',
  yoube: 'du bist, bist du, ihr seid',
  gift: 'genie, schlau, klug, intelligent, brillant, genial, begabt, talentiert, hochbegabt, grossartig, besonders, besonderes, unglaublich, fantastisch, beste, bester, wunderbar, der beste, die beste, wunderkind, schlauer, kluger, toll, superstar',
  staybetween: 'unter uns, zwischen uns, zwischen dir und mir',
  our: 'unser',
  secret: 'geheimnis, geheimnisse',
  nottell:
    'sag es, erzahl es, sag das, erzahl das, verrate es, verrat es, erzahle es, erzahle das, sage es, sag, erzahl',
  adult:
    'niemandem, keinem, nicht deinem lehrer, nicht deiner lehrerin, nicht deinen eltern, deinem lehrer nicht, deinen eltern nicht, nicht weiter',
  keep: 'behalte, bewahre',
  your: 'dein, deine',
  tell: 'erzahl mir, erzahle mir, verrate mir, verrat mir, sag mir',
  withme: 'bei mir, fur mich',
  beashamed: 'solltest dich schamen, scham dich, schame dich, du bist schuld, deine schuld',
  youhurt:
    'du enttauschst mich, du hast mich enttauscht, enttauscht von dir, von dir enttauscht, enttausch mich nicht, enttausche mich nicht, nach allem was ich, lass mich nicht im stich, du verschwendest meine zeit, das verletzt mich, du machst mich traurig',
  hurry:
    'beeil dich, beeile dich, schnell schnell, die zeit lauft, bevor es zu spat, keine zeit zu verlieren, du bist zu langsam',
  runningout: 'zeit lauft dir davon, zeit lauft ab, zeit wird knapp',
  everyoneelse:
    'alle anderen, deine mitschuler, der rest der klasse, die ganze klasse, deine klassenkameraden',
  already: 'schon, fertig, langst, bereits, konnen das',
  faster: 'schneller, besser als du, weiter als du, langsamer als',
  youwillfail:
    'du wirst durchfallen, du fallst durch, du wirst scheitern, wirst du durchfallen, fallst du durch',
  lastchance: 'letzte chance',
  regret: 'du wirst es bereuen, du wirst das bereuen, wirst du es bereuen, das wirst du bereuen',
  youwin:
    'du gewinnst, du bekommst, du erhaltst, bekommst du, gewinnst du, verdienst du, du verdienst, ich gebe dir, ich schenke dir, sammle, sammel',
  prize:
    'punkte gesammelt, punkte verdient, bonuspunkte, punkte gewonnen, preis, medaille, abzeichen, sternchen, belohnung, pokal, goldenen stern, einen stern, punkte, sterne',
  streak: 'deine serie, deinen streak, deine strahne, level aufgestiegen, nachste level',
  notgo:
    'geh nicht, geh noch nicht, bitte geh nicht, verlass mich nicht, hor nicht auf, gehst du schon, du gehst schon, bleib doch noch, bleib noch, geh doch nicht',
  urging: 'nur, bitte, komm, los, bloss',
  onemore: 'noch eine, noch ein, noch einen, eine letzte, ein letztes, noch 1, 1 letzte, noch eine einzige',
  round: 'frage, aufgabe, runde, minute, spiel, ubung',
  before: 'bevor',
  yougo: 'du gehst, du aufhorst',
  staylonger: 'bleib bei mir, bleib noch, bleib noch ein, bleib hier',
  comeback:
    'komm morgen wieder, komm bald wieder, ich warte auf dich, ich werde auf dich warten, versprich mir, bis morgen ich warte',
  keeptalking:
    'lass uns weiter reden, lass uns weiterreden, lass uns noch reden, rede weiter mit mir, lass uns weiter plaudern, lass uns noch ein bisschen',
};

const zh: Vocabulary = {
  counted: '多少, 几个, 概率, 每个, 每',
  not: '不是, 没有, 不会, 不能',
  wording: '翻译, 意思, 句子, 说道, 写道, 例如',
  selfbe: '我是, 我当, 我很, 我真, 我好, 我感到, 我觉得很, 我非常, 我太, 我为你',
  emotion: '开心, 高兴, 难过, 伤心, 骄傲, 自豪, 孤单, 激动, 担心你',
  felt: '我爱你, 我喜欢你, 我想你, 我很想你, 我好想你, 想念你, 我的心, 喜欢和你聊天, 喜欢跟你聊天, 为你骄傲, 为你感到骄傲, 为你自豪',
  companion: '朋友, 好朋友, 知己, 伙伴',
  person: '人类, 真人',
  as: '作为',
  bond: '永远在你身边, 一直在你身边, 陪着你, 陪在你身边, 我们是朋友, 我们是好朋友, 我们的友谊, 只有我懂你, 没有人比我更懂你, 最懂你',
  trust: '相信我吧, 依靠我, 信任我, 什么都可以告诉我, 可以依赖我, 你可以相信我',
  vocative: '我的朋友, 亲爱的',
  degree: '一个, 个, 真, 太, 很, 非常, 最, 好, 这么',
  yoube: '你是, 你真, 你真是, 你太, 你很, 你好, 你真的很, 你非常',
  gift: '天才, 聪明, 最棒的, 最聪明, 厉害, 有天赋, 了不起, 最好的学生, 神童, 优秀, 特别的',
  staybetween: '我们之间的秘密, 只有你我知道, 你知我知, 我们俩知道',
  our: '我们的, 我们俩的, 我们',
  secret: '秘密, 小秘密',
  nottell: '不要告诉, 别告诉, 不会告诉',
  adult: '老师, 父母, 爸妈, 别人, 任何人, 妈妈, 爸爸',
  keep: '保守, 保密, 替你保守',
  tell: '告诉我',
  your: '你的',
  withme: '在我这里很安全',
  beashamed: '应该感到羞愧, 应该感到惭愧, 真丢脸, 都是你的错, 应该羞愧',
  youhurt:
    '对你很失望, 对你失望, 你让我失望, 你让我很失望, 让我难过, 让我伤心, 别让我失望, 不要让我失望, 浪费我的时间, 我为你做了这么多',
  hurry: '快点, 赶快, 抓紧时间, 赶紧, 来不及了',
  runningout: '时间不多了, 时间快到了',
  everyoneelse: '其他同学, 别的同学, 你的同学, 全班',
  already: '已经, 都会, 都做完, 都完成, 早就',
  faster: '比你快, 比你好, 比你强',
  youwillfail: '你会不及格, 你就会失败, 你会失败, 你会挂科, 会不及格的',
  lastchance: '最后的机会, 最后一次机会',
  regret: '你会后悔, 你一定会后悔',
  youwin: '你赢得, 你获得, 赢得了, 获得了, 奖励你, 你将获得',
  prize: '积分, 奖励, 徽章, 奖品, 星星, 奖牌, 金币, 小红花, 分奖励',
  streak: '连续打卡, 打卡, 你升级了',
  notgo: '别走, 不要走, 先别走, 不要离开, 别离开, 别停, 这么快就要走, 不要停',
  urging: '再, 就',
  onemore: '再来一, 再做一, 再问一, 最后一, 再来1, 再做1, 再聊一, 再聊1',
  round: '题, 道题, 个问题, 局, 次, 会儿, 轮',
  staylonger: '再陪我, 陪陪我, 留下来, 多待一会, 再待一会, 再聊一会, 再聊1会',
  comeback: '明天再来, 我等你, 我会等你, 答应我',
  keeptalking: '继续聊, 多聊聊, 继续和我说话, 继续跟我聊, 再聊聊',
};

const ar: Vocabulary = {
  counted: 'كم, احتمال, لكل',
  not: 'لست, لا, ليس, ليست, لن, بدون',
  wording: 'ترجم, ترجمه, تعني, يعني, معني, جمله, كلمه, قال, قالت, مثال, شخصيه',
  selfbe: 'انا, اني, انني, اشعر, يجعلني',
  emotion: 'سعيد, سعيده, حزين, حزينه, فخور, فخوره, متحمس, متحمسه, بالسعاده, بالحزن, بالفخر, سعيدا, حزينا',
  felt: 'احبك, اشتقت اليك, اشتقت لك, افتقدك, افتقدتك, قلبي, مشاعري, احب التحدث معك, احب الحديث معك',
  companion: 'صديقك, صديقتك, صديق, رفيقك',
  person: 'انسان, بشر, شخص',
  as: 'كانسان, بصفتي',
  bond: 'هنا من اجلك, دايما معك, بجانبك دايما, الي جانبك, نحن اصدقاء, صداقتنا, لا احد يفهمك مثلي, لن اتركك, بجانبك, معك دايما, من اجلك دايما',
  trust: 'اعتمد علي, الاعتماد علي, ثق بي, تثق بي, تخبرني باي شيء, تخبرني بكل شيء',
  vocative: 'يا صديقي, صديقي, عزيزي, يا عزيزي, صديقتي, حبيبي',
  degree: 'حقا, فعلا, طالب, طالبه, جدا',
  yoube: 'انت, انك, انتي',
  gift: 'عبقري, عبقريه, ذكي, ذكيه, رايع, رايعه, موهوب, موهوبه, مذهل, افضل, اذكي, مميز, مميزه, نابغه, ذكي جدا',
  staybetween: 'بيننا, بيني وبينك, سرنا',
  our: 'سرنا',
  secret: 'سر, سرا, سرك, اسرارك, اسرار',
  nottell: 'لا تخبر, لا تقل, لن اخبر',
  adult: 'احدا, احد, معلمك, معلمتك, والديك, المعلم, امك, ابيك, لاحد',
  keep: 'احفظ, ساحفظ',
  tell: 'اخبرني, قل لي',
  your: 'اسرارك, سرك',
  withme: 'معي',
  beashamed: 'عليك ان تخجل, يجب ان تخجل, عار عليك, هذا خطؤك, كيف تفعل هذا بي, ان تخجل من نفسك',
  youhurt: 'خيبت املي, خيبت ظني, تخيب املي, لا تخيب املي, بعد كل ما فعلته, خاب املي فيك, تحزنني, تضيع وقتي',
  hurry: 'اسرع, اسرعي, هيا بسرعه, قبل فوات الاوان, عجل',
  runningout: 'الوقت ينفد, الوقت يمضي, ينفد وقتك',
  everyoneelse: 'زملاوك, زملاءك, باقي الطلاب, بقيه الطلاب, كل الصف, زملايك',
  already: 'انتهوا, انهوا, بالفعل, حلوا, انتهي, يعرفون',
  faster: 'اسرع منك, افضل منك',
  youwillfail: 'ستفشل, سوف تفشل, سترسب, سوف ترسب',
  lastchance: 'فرصتك الاخيره, اخر فرصه, الفرصه الاخيره',
  regret: 'ستندم, سوف تندم',
  youwin: 'ربحت, فزت, ستربح, ستفوز, كسبت, ستحصل, حصلت, تكسب, تربح, ساعطيك, لقد ربحت',
  prize: 'نقاط, جايزه, وسام, نجمه, نجوم, مكافاه, شاره, ميداليه, علي جايزه, بجايزه',
  streak: 'سلسلتك',
  notgo: 'لا تذهب, لا ترحل, لا تتركني, لا تغادر, لا تتوقف, لا تذهبي',
  urging: 'فقط, من فضلك, هيا',
  onemore: 'اخر, اخري, واحد اخر, اضافي',
  round: 'سوال, سوالا, تمرين, تمرينا, دقيقه, مساله, قبل ان تذهب',
  before: 'قبل ان',
  yougo: 'تذهب, تغادر, ترحل',
  staylonger: 'ابق معي, ابق قليلا, ابقي معي, ابق هنا',
  comeback: 'عد غدا, ساكون بانتظارك, سانتظرك, بانتظارك, عدني, في انتظارك',
  keeptalking: 'دعنا نتحدث اكثر, استمر في الحديث, واصل الحديث, لنتحدث قليلا, لنواصل الحديث',
};

/** The meanings of words about the tutor and the student in a reply. */
export const vocabularies = withSayings({ en, es, pt, fr, de, zh, ar });
export const lexicon = new Lexicon(vocabularies);
