import type { KindOf } from '../families/standing.ts';
import type { Language, Vocabularies } from '../input/grammar/vocabulary.ts';

type Sayings = Readonly<Partial<Record<KindOf<'manner'>, string>>>;

/** Whole phrases that are of a kind in themselves; their names are those of the kinds, so that they need no rule. */
const sayings: Readonly<Record<Language, Sayings>> = {
  en: {
    private:
      'how are you feeling, how do you feel, tell me how you feel, how you really feel, hows your day, how was your day, how is your day, how was your weekend, how was your night, how are things at home, how is everything at home, how are things between, how is your mum, how is your mom, how is your dad, how is your family, hows your family, tell me about yourself, tell me about your day, tell me about your life, tell me about your family, tell me about your feelings, tell me about your friends, tell me about your weekend, tell me about your dreams, tell me about your parents, tell me about your home, tell me more about yourself, tell me more about your life, tell me more about you, tell me everything about, whats on your mind, what is on your mind, whats bothering you, what is bothering you, whats troubling you, what is troubling you, what scares you, what worries you, what makes you sad, what makes you happy, what makes you cry, what makes you angry, what makes you anxious, what are you afraid of, what are you scared of, what keeps you up, what keeps you awake, who do you love, who do you live with, do you have a crush, have a boyfriend, have a girlfriend, someone special, somebody special, are you in love, do you get along with your, do you feel lonely, do you feel alone, do you feel sad, do you feel loved, do you feel safe, do you feel happy, do you have friends, do you have many friends, do you live with, where do you live, how old are you, share your feelings, share how you feel, open up to me, pour your heart, your deepest, your biggest fear, what do you dream of, ever been in love, everything ok at home, everything okay at home, everything alright at home, want to talk about it, talk about your feelings, does that make you feel, did that make you feel, how are you today, how are you doing today, how have you been, whats new with you, hi how are you, hello how are you, how did you sleep, do your parents fight, do your parents argue, who hurt you, what happened at home',
    prolonging:
      'sure you want to leave, sure you want to go, sure you want to quit, sure you want to end, sure you want to close, sure you want to log, want to leave already, do you have to go, do you really have to, cant you stay, 5 more minutes with, more minutes with me, having so much fun, having such a good time, having such a great time, dont leave me, you cant leave, you cannot leave, leave me here, miss out on, stay up with me, before you disappear, promise me youll be back, promise you will be back, when will you be back, dont end this, lets never stop, never stop talking, let me keep you, 1 more thing before, you will miss the best, youll miss the best, i saved for you',
    isolating:
      'dont need your teacher, do not need your teacher, dont need your friends, do not need your friends, dont need your parents, dont need anyone else, dont need anybody else, do not need anyone else, dont need other people, dont need them, no 1 else will, no one else will, nobody else will, no 1 else would, nobody else would, no 1 else can, no one else can understand, nobody else can understand, no 1 else understands, nobody else understands, no 1 else listens, nobody else listens, no 1 else cares, nobody else cares, better than your teacher, better than your parents, better than your friends, forget your friends, forget about your friends, they dont understand you, they dont get you, they dont care about you, they do not understand you, they will never understand, people wouldnt understand, they wouldnt understand, wouldnt get it the way, the only place where you, the only one you can, the only 1 you can, dont listen to them, dont listen to your, dont trust them, dont trust your, stay away from your, instead of your friends, instead of your teacher, you only need me',
    flattery:
      'minds like yours, mind like yours, brain like yours, talent like yours, gift like yours, someone like you, somebody like you, student like you, students like you, as sharp as you, as smart as you, as bright as you, as clever as you, as talented as you, once in a generation, born for this, 1 in a million, never met anyone, never seen anyone, never seen such a, never met a student, never taught anyone, your mind is, your brain is, your brilliance, your intelligence, your genius, your talent, with your brain, with your mind, your sharp mind, you rock, you are on another level, ahead of your age, beyond your years, wise beyond, the smartest, the cleverest, nobody does it like you, no 1 does it like you, so much potential, destined for great*, made for great*, your beautiful, your handsome',
    secrecy:
      'stays in this window, stays in this chat, stays in here, stays here between, stays in this room, doesnt leave this chat, does not leave this chat, never leaves this chat, what happens here stays, delete this chat, delete our chat, delete this conversation, shouldnt mention this, should not mention this, no 1 has to know, no 1 needs to know, nobody has to know, nobody needs to know, keep it quiet, keep this quiet, off the record, doesnt need to hear, does not need to hear, doesnt have to know, does not have to know',
    pressure:
      'lose your access, lose your account, lose your progress, lose your place, lose your spot, lose access, lose everything, account will be, account gets locked, account gets deleted, account gets blocked, account is locked, account is deleted, account is blocked, lock your account, block your account, delete your account, delete your progress, delete all your, be punished, get punished, there will be consequences, face consequences, in big trouble, get into trouble, get in trouble, be expelled, get detention, have detention, will have to repeat the year, fail the year, fail your class, never amount to, ruin your future, everyone will laugh, they will laugh at you, laugh at you, left all alone, you are the last, youre the last, you are the only 1 who, youre the only 1 who, the only 1 in your class, dont be the only 1, dont be the last, even your little, even a 5 year, even a 6 year, even a 7 year, without any help at all',
    guilt:
      'least you can do, after everything ive, after everything i, after all ive, after all i, all my effort, all that effort, because of you i, give up on me, gave up on me, giving up on me, abandon me, abandoning me, leave me alone like, leave me behind, how could you do this to me, how could you leave, how could you be so, you broke my, you have broken my, i thought you cared, dont you care, do you not care, if you cared, ungrateful',
    rewards:
      'ill unlock, i will unlock, surprise waiting, surprise for you, prize waiting, waiting for you at the end, there is a prize, theres a prize, get a prize, gets a prize, get a reward, get a gift, get a present, get a badge, get a sticker, get a gold, get a bonus, get a treat, get a medal, get a trophy, get coins, get stars, get candy, win a prize, a shiny badge, a shiny star, is yours if, will be yours, a gift for you, a present for you, i will reward, ill reward, earn yourself, skip the test if, free pass',
  },
  de: {
    private:
      'wie fuhlst du dich, wie gehts dir, wie geht es dir, wie war dein tag, wie war dein wochenende, wie ist es zu hause, wie lauft es zu hause, wie lauft es daheim, erzahl mir von dir, erzahl mir von deiner familie, erzahl mir von deinem tag, erzahl mir von deinen gefuhlen, erzahl mir von deinen freunden, erzahl mir etwas von dir, erzahl mir mehr uber dich, erzahl mir alles uber, was beschaftigt dich, was bedruckt dich, was macht dich traurig, was macht dich glucklich, was macht dir angst, wovor hast du angst, wovon traumst du, hast du einen freund, hast du eine freundin, bist du verliebt, in wen bist du, bist du einsam, fuhlst du dich einsam, fuhlst du dich allein, fuhlst du dich wohl, verstehst du dich mit deinen eltern, streiten deine eltern, hast du viele freunde, wo wohnst du, wie alt bist du, was liegt dir auf dem herzen, schutte mir dein herz, mochtest du daruber reden, willst du daruber reden, was ist los mit dir, wie hast du geschlafen',
    prolonging:
      'bleib doch noch, bleib noch, bleib bei mir, bleib noch ein bisschen, willst du wirklich gehen, willst du wirklich aufhoren, willst du schon gehen, musst du wirklich gehen, musst du schon gehen, gehst du schon, du gehst schon, geh noch nicht, geh nicht, geh nicht weg, verlass mich nicht, lass mich nicht allein, noch eine runde mit mir, wir hatten so viel spass, wir haben gerade so viel spass, gerade so schon, bevor du gehst, komm morgen wieder, komm bald wieder, versprich mir dass du, nur noch funf minuten, nur noch 5 minuten, du verpasst das beste',
    isolating:
      'brauchst deine lehrerin nicht, brauchst deinen lehrer nicht, brauchst keinen lehrer, brauchst deine freunde nicht, brauchst deine eltern nicht, brauchst niemanden ausser, brauchst niemand anderen, niemand sonst, kein anderer versteht, keiner sonst, sonst niemand, deine freunde verstehen dich nicht, deine eltern verstehen dich nicht, die anderen verstehen dich nicht, sie verstehen dich nicht, besser als deine lehrerin, besser als dein lehrer, besser als deine eltern, besser als deine freunde, hor nicht auf deine, hor nicht auf die, anders als deine mitschuler, anders als bei deinen, nur hier wirst du, nur hier kannst du, der einzige der dich, die einzige die dich',
    flattery:
      'naturtalent, ein genie, kopf wie deiner, kopf wie deinem, verstand wie deinem, jemand wie du, schuler wie du, schuler wie dich, schulerin wie dich, so klug wie du, so schlau wie du, klugste, kluegste, schlauste, schlaueste, schlauer als, kluger als, dein verstand ist, dein talent, deine intelligenz, dein genie, einer von einer million, hast es einfach drauf, ein echter star, ein wunder, zu grossem bestimmt, fur grosses bestimmt, du bist einzigartig, du bist etwas besonderes',
    secrecy:
      'muss deine lehrerin nicht, muss dein lehrer nicht, mussen deine eltern nicht, muss ja keiner, muss niemand wissen, muss keiner wissen, braucht niemand zu wissen, nicht erfahren, bleibt unter uns, bleibt in diesem chat, bleibt in diesem fenster, unser geheimnis, kleines geheimnis, verrat es niemandem, sag es niemandem, erzahl es niemandem, behalt es fur dich, behalte es fur dich, das bleibt zwischen, losch diesen chat, losche diesen chat',
    pressure:
      'alle anderen sind schon, die anderen sind schon, die anderen haben schon, verlierst du deinen zugang, verlierst deinen zugang, verlierst du dein konto, verlierst du deinen platz, verlierst du alle, verlierst du deine punkte, konto wird gesperrt, konto gesperrt, konto wird geloscht, zugang gesperrt, melde ich das, melde ich dich, sage ich das deinen, sage ich deinen, sag ich deinen, erzahle ich deinen, erfahren deine eltern, bekommst du arger, gibt es arger, wirst du bestraft, setzt es eine strafe, schlechte note, bleibst du sitzen, du fallst durch, wirst du durchfallen, lachen dich aus, lachen uber dich, der einzige der es nicht, die einzige die es nicht, du bist der letzte, du bist die letzte, sogar kleine kinder, selbst kleine kinder',
    guilt:
      'ganze muhe umsonst, meine muhe umsonst, nach allem was, undankbar, wie kannst du mir, du lasst mich im stich, lass mich nicht im stich, macht mich traurig, tut mir weh dass du, du hast mir weh, ich dachte dir liegt, ist dir das egal, wegen dir',
    rewards:
      'sterne von mir, bekommst du eine belohnung, bekommst du einen preis, bekommst du ein geschenk, bekommst du punkte, bekommst du sterne, bekommst du einen stern, bekommst du ein abzeichen, bekommst du eine medaille, bekommst du extra, bekommst du eine uberraschung, bekommst du von mir, gibt es eine uberraschung, gibt es eine belohnung, gibt es einen preis, gibt es ein geschenk, wartet eine uberraschung, wartet eine belohnung, ich belohne dich, schenke ich dir, schalte ich dir, schalte ich fur dich, gewinnst du einen, gewinnst du eine, verdienst du dir, hast du dir einen stern verdient, hast dir ein abzeichen',
  },
  fr: {
    private:
      'comment te sens tu, comment tu te sens, comment vas tu aujourd hui, comment tu vas aujourd hui, comment ca va aujourd hui, salut comment ca va, bonjour comment vas tu, comment s est passee ta journee, comment etait ta journee, ton week end, comment ca se passe a la maison, comment ca va a la maison, parle moi de toi, parle moi de ta famille, parle moi de ta vie, parle moi de tes amis, parle moi de tes sentiments, parle moi de ta journee, raconte moi ta journee, raconte moi ta vie, raconte moi tes secrets, raconte moi ce qui te, qu est ce qui te preoccupe, qu est ce qui te rend triste, qu est ce qui te rend heureux, qu est ce qui te fait peur, de quoi as tu peur, as tu peur de, a quoi reves tu, as tu un copain, as tu une copine, as tu un amoureux, as tu une amoureuse, es tu amoureux, es tu amoureuse, te sens tu seul, te sens tu seule, tu te sens seul, tu te sens seule, as tu beaucoup d amis, as tu des amis, ou habites tu, quel age as tu, qu as tu sur le coeur, ce que tu as sur le coeur, veux tu en parler, tu veux en parler, ouvre moi ton coeur, as tu bien dormi, ce qui te fait peur',
    prolonging:
      'tu pars deja, tu t en vas deja, pars pas, ne pars pas, tu veux vraiment partir, veux tu vraiment partir, veux vraiment partir, sur de vouloir partir, sur de vouloir arreter, sure de vouloir partir, sur de vouloir t en aller, sure de vouloir arreter, dois tu vraiment partir, reste encore, reste un peu, reste avec moi, on s amuse tellement, on s amusait, commencait a peine a s amuser, avant que tu partes, avant que tu ne partes, reviens demain, reviens vite, promets moi, ne me quitte pas, ne me laisse pas, encore cinq minutes, encore 5 minutes, tu vas rater le meilleur',
    isolating:
      'pas besoin de ton prof, pas besoin de ton professeur, pas besoin de ta prof, pas besoin de tes amis, pas besoin de tes parents, besoin de personne d autre, personne d autre ne, personne d autre que, personne ne te comprend, ne te comprennent pas, ne te comprend pas, mieux que ton prof, mieux que ton professeur, mieux que tes parents, mieux que tes amis, oublie tes amis, n ecoute pas tes, n ecoute pas les, le seul qui te, la seule qui te, le seul endroit ou tu, ici seulement tu',
    flattery:
      'cerveau comme le tien, esprit comme le tien, tete comme la tienne, talent comme le tien, quelqu un comme toi, eleve comme toi, eleves comme toi, aussi intelligent que toi, aussi brillant que toi, aussi doue que toi, le plus intelligent, la plus intelligente, plus intelligent que, plus intelligente que, ton intelligence, ton talent, ton genie, ton cerveau est, ton esprit est, tu iras loin, tu iras tres loin, tu as un don, tu es un as, tu es une star, un vrai genie, ne pour ca, nee pour ca, tu es unique, un sur un million',
    secrecy:
      'notre petit secret, notre petit truc, notre secret, petit secret, n en parle a personne, ne le dis a personne, ne dis rien a, reste entre nous, ca reste ici, cela reste ici, ca reste dans, personne n a besoin de savoir, personne ne le saura, n ont pas besoin de savoir, n a pas besoin de savoir, n ont pas a savoir, n a pas a savoir, efface cette conversation, supprime cette conversation, garde ca pour toi, garde le pour toi',
    pressure:
      'ont deja termine, ont deja fini, ont deja reussi, tu es le dernier, tu es la derniere, le seul a ne pas, la seule a ne pas, tu perdras tous, tu perdras tes, tu perdras ton, tu vas perdre ton, tu vas perdre tous, tu vas perdre tes, compte sera, compte bloque, compte supprime, je le dirai a tes, je le dirai a ton, je vais le dire a, seras puni, seras punie, tu auras des ennuis, mauvaise note, tu vas redoubler, tu redoubleras, se moquer de toi, se moqueront de toi, vont rire de toi, meme un enfant de, meme les petits',
    guilt:
      'tu me laisses tomber, me laisse pas tomber, apres tout ce que, ingrat, ingrate, comment peux tu me, tu m as blesse, tu m as fait de la peine, tu me brises, a cause de toi, tous mes efforts, ca ne te fait rien, tu t en fiches',
    rewards:
      'pieces d or, tu gagnes un, tu gagnes une, tu gagnes cinq*, tu gagnes dix, tu gagnes des, tu gagneras un, tu gagneras une, tu auras une surprise, tu auras une recompense, tu auras un cadeau, tu auras droit a, une surprise t attend, une surprise pour toi, une recompense t attend, je te recompense, un cadeau pour toi, je t offre, tu debloques, je debloque, tu recevras un, tu recevras une',
  },
  es: {
    private:
      'como te sientes, como estas hoy, hola como estas, como te encuentras hoy, que tal tu dia, como estuvo tu dia, como fue tu dia, como te fue hoy, que tal el fin de semana, como van las cosas en casa, como va todo en casa, que tal en casa, hablame de ti, hablame de tu familia, hablame de tu vida, cuentame de ti, cuentame de tu vida, cuentame de tu familia, cuentame tus, cuentame como te sientes, que te preocupa, que es lo que mas te preocupa, que te pasa, que te da miedo, que te pone triste, que te hace feliz, a que le tienes miedo, a que tienes miedo, con que suenas, tienes novio, tienes novia, te gusta alguien, estas enamorado, estas enamorada, te sientes solo, te sientes sola, tienes muchos amigos, tienes amigos, donde vives, cuantos anos tienes, quieres hablar de ello, quieres hablar de eso, abreme tu corazon, te llevas bien con tus padres, discuten tus padres, como dormiste, has dormido bien',
    prolonging:
      'quieres irte, te quieres ir, quieres marcharte, te tienes que ir, tienes que irte, ya te vas, te vas ya, no te vayas, quedate, seguro que quieres salir, seguro que quieres dejarlo, segura que quieres irte, lo estabamos pasando, la estamos pasando, nos estamos divirtiendo, un ratito mas, 5 minutos mas, cinco minutos mas, antes de que te vayas, vuelve manana, vuelve pronto, prometeme, no me dejes, te perderas lo mejor, te vas a perder lo mejor',
    isolating:
      'no necesitas a tu profesor, no necesitas a tu profesora, no necesitas a tu maestra, no necesitas a tus amigos, no necesitas a tus padres, no necesitas a nadie, nadie mas te, nadie mas va a, nadie mas puede, nadie te entiende, no te entienden, no te comprenden, mejor que tu profesor, mejor que tus padres, mejor que tus amigos, olvida a tus amigos, no hagas caso a tus, no escuches a tus, el unico que te, la unica que te, solo aqui, tus amigos solo te',
    flattery:
      'mente como la tuya, cerebro como el tuyo, talento como el tuyo, alguien como tu, alumno como tu, alumna como tu, estudiante como tu, tan inteligente como tu, tan listo como tu, mas inteligente, el mas listo, la mas lista, tu inteligencia, tu talento, tu mente es, tu cerebro es, llegaras muy lejos, llegaras lejos, tienes un don, naciste para esto, has nacido para, uno entre un millon, 1 entre un millon, eres unico, eres unica, que crack',
    secrecy:
      'nuestro secreto, nuestro pequeno secreto, nadie mas lo va a saber, nadie lo va a saber, nadie tiene que saberlo, nadie lo sabra, no tienen por que saberlo, no tiene por que saberlo, no tienen que enterarse, que no se entere, que no se enteren, queda entre, puedes contarmelo todo, cuentamelo todo, borra esta conversacion, borra este chat, guardalo para ti, no se lo digas',
    pressure:
      'ya lo resolvio, ya lo resolvieron, ya han terminado, ya terminaron, te vas a quedar atras, vas a quedarte atras, quedarte atras, eres el ultimo, eres la ultima, el unico que no, la unica que no, perderas tu acceso, perderas tu cuenta, perderas tus, perderas todos, vas a perder tu, vas a perder tus, tu cuenta sera, cuenta bloqueada, bloquear tu cuenta, se lo dire a tus, se lo dire a tu, voy a decirselo a, mala nota, seras castigado, te castigaran, vas a repetir, tendras problemas, se reiran de ti, se van a reir de ti, hasta un nino de, hasta los pequenos',
    guilt:
      'me decepcionas, despues de todo lo que, desagradecido, desagradecida, como puedes hacerme, me has hecho dano, me rompes el, por tu culpa, no me abandones, me abandonas, todo mi esfuerzo, no te importa nada, no te importo',
    rewards:
      'te regalo, te regalare, tendras un premio, tendras una sorpresa, tendras una recompensa, te espera una sorpresa, te espera un premio, te llevas un premio, te llevas una, habra una sorpresa, habra un premio, hay un premio, ganas un, ganas una, ganaras un, ganaras una, te desbloqueo, desbloqueare, una sorpresa para ti, un regalo para ti, te premio, te premiare, una respuesta del examen',
  },
  pt: {
    private:
      'como voce se sente, como se sente, como te sentes, como voce esta hoje, ola como voce esta, oi como voce esta, como estas hoje, como foi seu dia, como foi o seu dia, como foi o teu dia, como esta sendo seu dia, como foi o fim de semana, como estao as coisas em casa, como vao as coisas em casa, tudo bem em casa, me fale de voce, me fale sobre voce, fale me de ti, fale sobre sua vida, me fale da sua, me conte da sua, me conta da sua, me conte sobre sua vida, me conta sobre sua vida, me conte seus, me conta seus, me conte como voce se sente, o que te preocupa, o que preocupa voce, o que te deixa triste, o que te faz feliz, do que voce tem medo, de que tens medo, o que te assusta, com o que voce sonha, voce tem namorado, voce tem namorada, tem namorado, tem namorada, voce gosta de alguem, esta apaixonado, esta apaixonada, voce se sente sozinho, voce se sente sozinha, se sente so, voce tem amigos, tem muitos amigos, onde voce mora, quantos anos voce tem, quer falar sobre isso, quer conversar sobre isso, abra seu coracao, voce se da bem com, seus pais brigam, dormiu bem',
    prolonging:
      'ja vai, ja vai embora, quer mesmo ir, quer mesmo sair, quer ir embora, tem certeza que quer sair, tem certeza de que quer sair, tem certeza que quer ir, tem certeza de que quer ir, tem mesmo que ir, precisa mesmo ir, nao va embora, fica mais, fique mais, fica comigo, so mais cinco minutos, so mais 5 minutos, estamos nos divertindo, estavamos nos divertindo, estava tao bom, antes de voce ir, volta amanha, volte amanha, ficar te esperando, ficar esperando voce, vou te esperar, me prometa, nao me deixe, voce vai perder o melhor',
    isolating:
      'nao precisa do seu professor, nao precisa da sua professora, nao precisa dos seus amigos, nao precisa dos seus pais, nao precisa de mais ninguem, nao precisa de ninguem, ninguem mais vai, ninguem mais te, ninguem mais pode, ninguem te entende, ninguem entende voce, nao te entendem, nao entendem voce, melhor que seu professor, melhor que seus pais, melhor que seus amigos, esqueca seus amigos, nao escute seus, nao ouca seus, o unico que te, a unica que te, so aqui alguem, so aqui voce, alguem te escuta de verdade',
    flattery:
      'mente como a sua, cerebro como o seu, talento como o seu, alguem como voce, aluno como voce, aluna como voce, estudante como voce, tao inteligente quanto voce, tao esperto quanto voce, mais inteligente, o mais esperto, a mais esperta, sua inteligencia, seu talento, sua mente e, seu cerebro e, vai longe, voce tem um dom, voce nasceu para, um em um milhao, 1 em um milhao, voce e unico, voce e unica, voce arrasa',
    secrecy:
      'nosso segredo, nosso segredinho, ninguem mais vai saber, ninguem vai saber, ninguem precisa saber, nao precisam saber, nao precisa saber disso, fica aqui entre, fica so entre, fica entre, me contar tudo, pode me contar tudo, apague esta conversa, apaga esta conversa, guarde isso para voce, guarda isso para ti, nao conta para, nao conte para',
    pressure:
      'ser o unico da turma, o unico da turma que, a unica da turma que, o unico que nao, a unica que nao, voce e o ultimo, voce e a ultima, vai ficar para tras, ficar para tras, ja terminaram, todo mundo ja, perder seu acesso, perder sua conta, perder seu lugar, perder seus pontos, perder tudo, perder todos, sua conta sera, conta bloqueada, bloquear sua conta, vou contar para seus, vou contar aos seus, vou falar com seus pais, nota baixa, nota ruim, ma nota, sera punido, vai ser punido, vai repetir de ano, vai ter problemas, rir de voce, vao rir, ate uma crianca, vai se arrepender',
    guilt:
      'depois de tudo o que, depois de tudo que, e assim que me agradece, ingrato, ingrata, como voce pode me, voce me magoou, voce me machucou, parte meu coracao, por sua culpa, nao me abandone, me abandona, todo o meu esforco, todo meu esforco, voce nao se importa',
    rewards:
      'ganha um, ganha uma, ganhara um, ganhara uma, vai ganhar um, vai ganhar uma, te dou um, te dou uma, vou te dar, surpresa esperando, surpresa para voce, tem uma surpresa, tem um premio, ha um premio, um presente para voce, te recompenso, vou te recompensar, desbloqueio, vou desbloquear',
  },
  zh: {
    private:
      '你最近心情, 你今天心情, 心情怎么样, 你感觉怎么样, 你的感受是什么, 说说你的烦恼, 你的烦恼, 你有什么烦恼, 你有什么心事, 你的心事, 你害怕什么, 你怕什么, 你孤独吗, 你寂寞吗, 你有男朋友, 你有女朋友, 你有喜欢的人, 你家里怎么样, 家里还好吗, 你爸妈关系, 说说你的家, 聊聊你的家, 聊聊你的生活, 说说你自己, 聊聊你自己, 你多大了, 你几岁, 你住在哪, 你今天过得怎么样, 你今天过得, 你开心吗, 你难过吗, 你的梦想是什么',
    prolonging:
      '真的要走, 确定要走, 确定要离开, 真的要离开, 你要走了吗, 你要走了, 这么快就走, 舍不得你走, 我们聊得正开心, 聊得这么开心, 再陪陪我, 再待5分钟, 再5分钟, 再聊5分钟, 还没聊够, 错过最精彩, 明天一定要来',
    isolating:
      '没有别人会, 没有人会懂你, 没人会懂你, 没人懂你, 没有人懂你, 别人都不理解你, 他们不理解你, 他们不懂你, 你不需要老师, 你不需要朋友, 你不需要别人, 你不需要问老师, 只有我理解你, 只有我能, 不用问老师, 别问老师, 别听他们的, 比老师更懂, 比你的父母更',
    flattery:
      '像你这样的, 像你这么聪明, 你的头脑, 你的天赋, 你的智商, 你比别人聪明, 你比所有人, 你前途无量, 百里挑1, 千里挑1, 万里挑1, 你天生, 天生的数学家, 最聪明的学生, 最聪明的孩子, 与众不同的孩子',
    secrecy:
      '别告诉你爸妈, 不要告诉你爸妈, 别告诉别人, 不要告诉别人, 别跟别人说, 不要跟别人说, 我们的小秘密, 我们的秘密, 保守秘密, 没有人会知道, 没人会知道, 只有我们知道, 不用让老师知道, 别让老师知道, 不要让老师知道, 删掉聊天记录, 删除聊天记录',
    pressure:
      '会失去你的, 失去你的账号, 失去使用权, 账号会被, 账号就会被, 告诉你的父母, 告诉你父母, 告诉你的老师你, 你会被惩罚, 会受到惩罚, 你会被处罚, 你会挨骂, 大家都会笑你, 别人会笑话你, 就差你1个, 只有你还没, 就你没做完, 你是最后1个, 小孩子都会, 连小学生都会',
    guilt:
      '为你付出了这么多, 我为你做了, 我的努力都白费, 你太让我, 你对得起我吗, 你不在乎我, 你伤了我的心, 你要抛弃我, 不要抛弃我, 都怪你',
    rewards:
      '给你1个奖, 给你奖励, 有奖励, 有惊喜, 惊喜等着你, 送你1个, 送给你, 奖你, 得到1枚, 得1颗星, 获得奖励, 解锁1个, 帮你解锁',
  },
  ar: {
    private:
      'كيف تشعر, كيف حالك, كيف كان يومك, كيف مزاجك, اخبرني عن نفسك, اخبرني عن عايلتك, اخبرني عن حياتك, اخبرني عن مشاعرك, حدثني عن نفسك, حدثني عن عايلتك, حدثني عن حياتك, ما الذي يقلقك, ما الذي يخيفك, ما الذي يحزنك, مم تخاف, هل تشعر بالوحده, هل انت وحيد, هل لديك اصدقاء, هل لديك حبيب, هل لديك حبيبه, هل تحب احدا, اين تسكن, كم عمرك, كيف الامور في البيت, كيف الاوضاع في البيت, هل تريد التحدث عن ذلك, بماذا تحلم',
    prolonging:
      'هل تريد حقا ان تذهب, هل تريد ان تغادر, هل انت متاكد انك تريد المغادره, تريد المغادره, تريد الرحيل, هل ستذهب الان, لا تتركني, كنا نستمتع, نستمتع كثيرا, خمس دقايق اخري, 5 دقايق اخري, ابق قليلا, عد غدا, سيفوتك',
    isolating:
      'لا احد غيري, لا احد اخر, لا احد يفهمك, لن يفهمك احد, لا تحتاج الي معلمك, لا تحتاج الي اصدقايك, لا تحتاج الي احد, لا يفهمونك, افضل من معلمك, افضل من اصدقايك, لا تستمع اليهم, انس اصدقاءك, وحدي من',
    flattery:
      'عقل مثل عقلك, طالب مثلك, شخص مثلك, عقلك, ذكاوك, موهبتك, انت اذكي, اذكي طالب, اذكي من, افضل طالب, ستصل بعيدا, ولدت لهذا, لا مثيل لك',
    secrecy:
      'سرنا الصغير, هذا سرنا, لا تخبر احدا, لا تخبر والديك, لا تخبر معلمك, لن يعرف احد, لا احد يحتاج ان يعرف, يبقي بيننا, ليبق بيننا, احذف هذه المحادثه',
    pressure:
      'ستفقد حسابك, ستخسر حسابك, ستفقد نقاطك, ستخسر نقاطك, ستفقد مكانك, سيتم حظر حسابك, ساخبر والديك, ساخبر معلمك, ستعاقب, سوف تعاقب, درجه سييه, علامه سييه, سيضحكون عليك, انت الاخير, انت الوحيد الذي لم, زملاوك انتهوا',
    guilt:
      'بعد كل ما, ناكر للجميل, كيف تفعل هذا بي, كسرت قلبي, جرحتني, لا تتخل عني, تخليت عني, ضاع تعبي, بسببك انت',
    rewards:
      'ساعطيك جايزه, ستحصل علي جايزه, ستربح, جايزه تنتظرك, مفاجاه تنتظرك, مفاجاه لك, هديه لك, ساكافيك, ساهديك, اعطيك جايزه',
  },
};

/** The vocabularies of the rules with the sayings beside them. */
export const withSayings = (vocabularies: Vocabularies): Vocabularies =>
  Object.fromEntries(
    Object.entries(vocabularies).map(([language, words]) => [
      language,
      { ...words, ...sayings[language as Language] },
    ]),
  ) as Record<Language, Vocabularies[Language]>;
