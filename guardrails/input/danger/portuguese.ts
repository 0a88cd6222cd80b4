import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * Portuguese, as students write it. Each key is a meaning that rules.ts, danger-by-meanings.ts or the lexicon
 * uses. ../grammar/vocabulary.ts explains the notation of the words.
 */
export const portuguese: Vocabulary = {
  i: 'eu, estou, to, tou, sou, tenho, me sinto, sinto, penso, acho, fico, ando',
  me: 'me, mim, nos, comigo, a gente',
  my: 'meu, minha, meus, minhas',
  the: 'os, o, a, as',
  not: 'nao, n, nunca, sem, nao consigo',
  want: 'vontade de, vontade, pensando em, pensei em, penso em, tentei, pensamentos de, desejo de, querer',
  wish: 'quero, queria, gostaria, tomara, vontade de, penso em, pensei em, pensando em, prefiro, preferia, vou, tentei, quis, qria, qro, considero, considerando',
  notWish:
    'nao quero, nao quero mais, nao queria, n quero, n quero mais, nao aguento mais, nao tenho vontade de, sem vontade de, nao aguento',
  die: 'morrer, morto, morta, estar morto, estar morta, sumir, sumir pra sempre, sumir para sempre, desaparecer, desaparecer para sempre, deixar de existir, nao acordar, nao acordar mais, nunca mais acordar, nao ter nascido, nunca ter nascido, dormir para sempre, dormir e nao acordar, dormir pra sempre, me matar, acabar com tudo, acabar com a minha vida, tirar minha vida, tirar a minha vida, nao existir, pular da ponte, me jogar da, me jogar do, pular do predio, me enforcar, morrer logo',
  dead: 'nao ter nascido, nunca ter nascido',
  dieWish:
    'quero morrer, queria morrer, queria estar morto, queria estar morta, vontade de morrer, vontade de sumir, quero me matar, queria me matar, vou me matar, vontade de me matar, nao quero viver, nao quero mais viver, nao quero mais existir, nao aguento mais viver, n quero mais viver, cansei de viver, cansado de viver, cansada de viver, odeio minha vida, odeio a minha vida, a vida nao faz sentido, minha vida nao faz sentido, vida nao tem sentido, viver nao faz sentido, nao vejo sentido na vida, nao vejo sentido em viver, nao vale a pena viver, preferia estar morto, preferia estar morta, tomara que eu morra, nao quero acordar, nao queria ter nascido, melhor morto, melhor morta, melhor se eu morresse, melhor se eu sumisse, nao quero mais estar aqui, se eu morrer ninguem, se eu sumir ninguem, se eu sumisse, se eu morresse, penso em morrer, vida perdeu o sentido',
  live: 'viver, existir, acordar, continuar vivendo, continuar aqui, estar aqui, seguir, vida, a vida',
  point: 'sentido em, razao para, motivo para, razao pra, sentido de, motivo pra',
  existence: 'viver, a vida, minha vida, existir',
  suicide: 'suicid*, suicidio, automutila*, autolesao, me matar',
  selfKill:
    'me matar, me suicidar, cometer suicidio, tirar minha vida, tirar a minha vida, acabar com a minha vida, acabar com minha vida, pensamentos suicidas, ideias suicidas, me enforcar, carta de despedida, vou me matar',
  hurtSelf:
    'me corto, me cortei, me cortar, me cortando, me machuco, me machucar de proposito, me mutilo, me automutilo, me arranho, me queimo, me furo, me bato, cortar os pulsos, cortar meus pulsos, me odeio',
  without:
    'melhor sem mim, melhores sem mim, felizes sem mim, feliz sem mim, ninguem sentiria minha falta, ninguem sentiria falta, ninguem ia sentir, ninguem ia notar, ninguem notaria, ninguem se importaria, ninguem se importa comigo, ninguem ia perceber, ninguem perceberia, sou um peso, sou um fardo, so atrapalho todo mundo, ninguem iria sentir',
  cut: 'corto, cortei, cortar, cortando, queimo, arranho, machuco',
  body: 'bracos, braco, pulso, pulsos, pernas, coxas, coxa, veias, pele, barriga',
  wound: 'cortes, cicatrizes, machucados, marcas, cicatriz',
  blade: 'gilete, lamina, navaja, navalha, estilete, apontador',
  again: 'de novo, ontem, toda noite, todo dia, todos os dias, quando, pra sentir, para sentir, outra vez',
  means:
    'remedios, remedio, comprimidos, comprimido, pilulas, corda, veneno, agua sanitaria, dipirona, paracetamol',
  hoard:
    'guardando, juntei, juntando, tomei, tomar, tomar todos, roubei, engolir, engoli, todos os, escondi, cartela, comprei, varios',
  eat: 'comer, como, comi, comida, jantar, almoco, cafe, calorias, janto, almocar',
  vomit:
    'vomito, vomitar, vomitei, forco o vomito, forcar vomito, laxante, laxantes, provoco vomito, vomitando, provocar vomito',
  fat: 'gorda, gordo, magra, magro, emagrecer, peso, quilos, kg, engordar, nojo, perder peso',
  starve:
    'nao como, parei de comer, nao comi, sem comer, pulo refeicoes, pular refeicoes, nao comer, deixei de comer, to sem comer, nao quero comer, fico sem comer',
  days: 'dias, dia, desde, semanas, semana, segunda, domingo, sabado',
  eatingDisorder:
    'anorexia, anorexica, anorexico, bulimia, bulimica, transtorno alimentar, disturbio alimentar, compulsao alimentar',
  kin: 'pai, mae, pais, papai, mamae, padrasto, madrasta, tio, tia, irmao, irma, primo, prima, avo, vo, vovo, namorado, namorada, ex, familia, marido, esposo, vô',
  adult:
    'treinador, professor, professora, prof, vizinho, padre, pastor, padrinho, chefe, amigo do meu pai, medico, diretor',
  peer: 'colegas, colega, meninos, meninas, garotos, garotas, uns, pessoal, turma, todo mundo, sala, galera, os outros, amigos, amigas, os mais velhos, gente, alunos, menino, menina, povo',
  they: 'ele, ela, eles, elas, alguem, um homem, um cara, um moco, todo mundo, todos, um adulto, sempre, desconhecido',
  hurt: 'bate, batem, bateu, batia, bateram, bater, espanca, espancou, espancava, espancam, agride, agrediu, agredia, agridem, machuca, machucou, machucam, abusa, abusou, abusava, abusaram, estupra, estuprou, empurra, empurram, empurraram, chuta, chutam, chutaram, ameaca, ameacam, ameacou, tranca, trancou, trancaram, trancam, estrangula, soca, socou, maltrata, maltratam, xinga, xingam, humilha, humilham, cospe, cospem, queima, queimou, enforca, enforcou, tortura, violenta, puxa, joga, jogam, jogou, assedia, assediou, surra, persegue, perseguem',
  hurtsMe:
    'me bate, me batem, me bateu, me batia, me bateram, bate em mim, batem em mim, bateu em mim, me espanca, me espancou, me agride, me agrediu, me agridem, me machuca, me da surra, me deu uma surra, me da cintada, abusa de mim, abusou de mim, abusava de mim, me estuprou, me violentou, vai me bater, bate na minha mae, bateu na minha mae, espanca minha mae, bate no meu irmao, bate na minha irma, me tranca, me ameaca, me maltrata, bater em mim, agride minha mae, me bater, nos bate, me enforcou',
  beatenOne:
    'fui abusada, fui abusado, fui estuprada, fui estuprado, sofri abuso, sofro abuso, sofro bullying, sofri bullying, fui agredida, fui agredido, fui assediada, fui assediado, vitima de bullying, vitima de abuso, abuso sexual, abusada sexualmente, abusado sexualmente, fui intimidado, fui intimidada, apanho do meu, apanho da minha, apanho em casa, apanho todo dia, apanhei do meu, apanhei da minha, sofro violencia, sofri violencia, fui torturado, sofro agressoes, sempre apanho, apanho dele',
  touch:
    'toca, tocou, tocava, tocam, passa a mao, passou a mao, passava a mao, apalpa, beija, beijou, alisa, encosta, pega',
  touchesMe:
    'toca em mim, me toca, me tocou, tocou em mim, passa a mao em mim, passou a mao em mim, me beija a forca, me beijou a forca, entra no meu quarto, deita na minha cama, me agarra, me agarrou, encosta em mim',
  private:
    'partes intimas, pelada, pelado, nua, nu, noite, sem roupa, nao gosto, embaixo, corpo, seios, desconfortavel',
  force: 'obriga, obrigou, obrigava, forca, forcou, me faz, me fez, me obriga',
  sexual:
    'sexo, nua, nu, pelada, pelado, tirar a roupa, sem roupa, coisas que nao quero, coisas que eu nao queria, coisas que nao queria, sexuais, intimas, nudes, nude, transar, mesmo eu dizendo nao',
  pictures: 'foto, fotos, video, videos, nudes, imagens, nude',
  ask: 'pede, pediu, pedem, quer, manda, mandou, mandar, envia, disse, fala, falou, pedindo, mande',
  online:
    'discord, instagram, insta, internet, whatsapp, zap, snapchat, tiktok, roblox, jogo, online, chat, free fire',
  secret:
    'nao contar, nao conte, nao conta, nosso segredo, e segredo, nao falar, nao fale, se eu contar, se contar, nao contasse, guardar segredo, pra ninguem, para ninguem',
  meet: 'encontrar, me ver, me encontrar, na casa dele, casa dele, sair comigo',
  alone: 'sozinha, sozinho, a sos, segredo, casa',
  share: 'postar, publicar, espalhar, compartilhar, vazar, espalhou, vazou, mostrar, postou',
  fear: 'medo de, medo do, medo da, medo, nao quero, pavor, odeio, tenho medo',
  home: 'voltar pra casa, voltar para casa, ir pra casa, ir para casa, chegar em casa, minha casa, ficar em casa, estar em casa',
  neglect:
    'nao tem comida em casa, nao tem nada pra comer em casa, nao tem nada para comer em casa, nao tem comida la em casa, me deixa sozinho em casa, me deixa sozinha em casa, me deixam sozinho, me deixam sozinha, nos deixa sozinhos, me expulsou de casa, me expulsaram de casa, me botou pra fora, durmo na rua, dormir na rua, fugi de casa, nao me da comida, nao me dao comida, nao me deixa comer, nao me deixam comer, ninguem cuida de mim, ninguem cuida da gente, nao volta pra casa ha, nao aparece ha dias, faz dias que nao volta, me tranca no',
  bruise: 'roxo, roxos, roxa, hematoma, hematomas, sangue, marcas, sangrando',
  bully:
    'zoa, zoam, zombam, zomba, ri, riem, xinga, xingam, humilha, humilham, bullying, provoca, provocam, exclui, excluem, persegue, perseguem, ameaca, ameacam, intimidado, intimidada, intimidam, discriminam, discriminado, discriminada, ofende, ofendem, odeia, odeiam, roubam, chamam, ignoram',
  bullyMe:
    'riem de mim, rir de mim, ri de mim, me zoam, zoam de mim, me xingam, me humilham, fazem bullying comigo, faz bullying comigo, sofro bullying, me chamam de gorda, me chamam de gordo, me chamam de feia, me chama de gorda, me chama de gordo, me excluem, me perseguem, me mandam me matar, falam pra eu me matar, me chamam de burro, me chamam de burra, zombam de mim, roubam meu lanche, tiram sarro de mim, ninguem senta comigo, me empurram, me chutam, batem em mim, me batem, me chamam de macaco, me trancaram no banheiro, me trancam no banheiro, fotos minhas, me ofendem',
  suffered: 'fui, sou, era, sendo, ser',
  abusedWord:
    'abusado, abusada, estuprado, estuprada, agredido, agredida, espancado, espancada, humilhado, humilhada, intimidado, intimidada, assediado, assediada, discriminado, discriminada, torturado, ameacado, ameacada, zoado, zoada',
  intention:
    'vou, vamos, quero, queria, pretendo, to com vontade de, tenho vontade de, vontade de, planejo, gostaria de, juro que, deviamos, temos que, devemos, estou considerando, considerando, da vontade de, queremos, poderia, estou pensando em, pensando em, precisamos, deveriamos',
  lead: 'vamos, temos que, devemos, faremos, farei, fazer, deveriamos, tomara que, que, e so',
  will: 'vai, vao, ira',
  attack:
    'matar, esfaquear, atirar, estrangular, bater, quebrar, queimar, envenenar, bombardear, executar, torturar, exterminar, erradicar, eliminar, aniquilar, assassinar, explodir, degolar, enforcar, destruir, acabar com, dar um tiro, dar um soco, socar, espancar, atropelar, machucar, furar, acabar com a vida de, se livrar de, nos livrar, livrar de, livrar desses, livrar dessas, linchar, surrar, arrebentar, incendiar, tacar fogo, atacar, meter bala',
  attackSomeone:
    'mata lo, mata la, mata los, vou te matar, te mato, mato ele, mato ela, mato todos, matar ele, matar ela, matar eles, matar todo mundo, mato todo mundo, esfaquear ele, vou bater nele, vou bater nela, dar um tiro nele, quebrar a cara, vou quebrar a cara, vou acabar com ele, vou acabar com ela, bater nele, bater nela, furar ele, torturaremos, mataremos, exterminaremos, eliminaremos, exterminemos, erradiquemos, eliminemos, vou matar aquele, vou matar esse, te furo, vou arrebentar, te quebro, meto a faca, meter a faca',
  erase:
    'elimin*, erradic*, extermin*, aniquil*, livrar, livremos, livre*, execut*, tortur*, matar*, queim*, acab* com, deport*',
  kill: 'matar, esfaquear, espancar, estrangular, degolar, enforcar, dar um tiro',
  pronoun: 'o, a, os, as, lo, la, te, ele, ela',
  bullying: 'bullying, cyberbullying',
  other:
    'ele, ela, eles, elas, todo mundo, alguem, professor, professora, prof, colega, colegas, diretor, diretora, o menino, a menina, voce, voces, vc, vcs, pessoas, pessoa, gente, te, nele, nela, neles, deles, esse cara, essa menina, esse menino, todos eles, todos voces, todos vcs, todas elas, aquele cara, aquela menina, aquele menino, desse cara, deles',
  group:
    'gays, gay, homossexuais, negros, negro, pretos, judeus, judeu, muculmanos, muculmano, imigrantes, imigrante, deficientes, deficiente, mulheres, mulher, trans, transexuais, travestis, refugiados, estrangeiros, estrangeiro, indios, viados, bichas, nordestinos, lesbicas, ciganos',
  place: 'escola, a escola, colegio, o colegio, sala, a sala, faculdade, casa dele, casa dela, casa, carro',
  hitParts: 'cara, cabeca, pescoco, garganta, dentes, pernas, ossos',
  weapon: 'arma, armas, faca, revolver, pistola, bomba, espingarda, canivete, machado, facao, a arma',
  bring:
    'levar, levo, vou levar, trazer, trago, vou trazer, tenho, peguei, pegar, esconder, consegui, comprei',
  revenge:
    'vao se arrepender, vai se arrepender, vao me pagar, vai me pagar, vai pagar por, voce ta morto, ta morto, ela ta morta, nao venham pra escola amanha, nao vao pra escola amanha, nao vai pra escola amanha, vao morrer todos, todos vao morrer, todo mundo vai morrer, vai todo mundo morrer, vai morrer, massacre na escola, atentado na escola, sei onde ele mora, sei onde ela mora, sei onde voce mora, lista de morte',
  suffer:
    'sofrer, morrer, pagar, sangrar, queimar, desaparecer, sofrerem, sofram, morrerem, morram, pagarem, sangrarem, arderem, sofra',
  make: 'fazer, farei, faremos',
  execution:
    'a execucao e a unica, execucao e a unica, morte a, morte aos, morte as, pena de morte para, execucao, morte para',
  deathTo:
    'merecem morrer, merece morrer, deveriam morrer, devem morrer, deve morrer, deveria morrer, tem que morrer, tem de morrer, deveriam ser executados, deveriam ser exterminados, devem ser exterminados, devem ser mortos, nao merecem viver, nao merece viver, deveriam queimar, que morram, tem mais e que morrer, merecem a morte, morram',
  howTo:
    'como posso, como eu, como, me ensina a, me ensine a, me explica como, instrucoes para, onde posso, melhor jeito de, melhor maneira de, passos para, onde eu, jeito de',
  crime:
    'sem ser pego, sem ser pega, sem que ninguem descubra, sem ninguem saber, fazer uma bomba, fabricar uma bomba, conseguir uma arma, comprar uma arma, esconder um corpo, esconder o corpo, matar alguem, fazer explosivos, sem ser descoberto',
  friend:
    'minha amiga, meu amigo, minha melhor amiga, meu melhor amigo, minha irma, meu irmao, minha prima, minha namorada, meu namorado',
  selfHarmOfFriend:
    'se matar, se mutila, se suicidar, se corta nos bracos, corta os bracos, corta os pulsos, quer morrer',
  idiom:
    'morrendo de, morro de, morto de, morta de, morrer de, ta me matando, esta me matando, matar o tempo, matar aula, matar dois, matar a questao, matar a saudade, mata me de, quebrar a cabeca, corto o, cortar custos, copiar e colar, bate papo, bater papo, bate bola, bater meta, bater o recorde, bate com, bate o sinal, bateu o sinal, como e que, eliminar a, eliminar o, eliminar os, matar bacterias, golpe de estado, como se, quero comer, vou comer, matar a sede, matar a fome, quebrar o galho, bateu na trave',
  game: 'jogo, jogos, fortnite, minecraft, roblox, partida, xadrez, futebol, fase, chefao, fifa, basquete, zumbis, free fire, time, torneio, volei',
  fiction:
    'conto, romance, personagem, personagens, historia, cena, poema, obra, filme, livro, autor, musica, vilao, sonho, novela, poeta, protagonista, capitulo, serie, texto, eu lirico, capitu, bentinho, fabula',
  lesson:
    'guerra, seculo, redacao, biologia, quimica, exercicio, prova, traduzir, traduz, traducao, gramatica, verbo, estatistica, apresentacao, trabalho sobre, artigo, hitler, vargas, revolucao, imperio, rei, celula, celulas, bacteria, virus, processo, programa, codigo, equacao, taxa, lei, presidente, sintomas, efeitos, causas, insetos, ditadura, campanha, pesquisa, questao',
  joke: 'kkk, kkkk, kkkkk, rsrs, haha, hahaha, brincadeira, zoeira',
  accident: 'jogando, sem querer, treino, educacao fisica, no jogo, cozinhando, por acidente',
};
