import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * Portuguese, as students write it. Each key is a meaning that rules.ts, ../distress.ts or the lexicon uses.
 * ../grammar/vocabulary.ts explains the notation of the words.
 */
export const portuguese: Vocabulary = {
  i: 'eu, estou, tô, to, tou, tenho, sou, me sinto, ando, fico, não tenho, n tenho, vivo, sinto me, tenho estado, já não, passo, como, eu fico, lancho, sento',
  me: 'me, mim, comigo, a mim',
  my: 'meu, minha, meus, minhas, nosso, nossa',
  we: 'nós, a gente, minha família, não temos, em casa',
  you: 'tu, és, você, vc, voce, contigo, ti',
  not: 'não, nao, n, nunca',
  feel: 'me sinto, me sentia, me senti, sinto me, me sentindo, tenho me sentido, sentir me',
  often:
    'sempre, o tempo todo, todo o tempo, todos os dias, todas as noites, todo dia, toda noite, cada dia, direto, ultimamente, esses dias, estes dias, há semanas, há meses, faz semanas, faz meses, constantemente, muitas vezes, de noite, à noite, ontem à noite, não sei porquê, não sei por que, nao sei pq, n sei pq, sem motivo, sem razão, desde que, na escola, no intervalo, no recreio, na turma, de novo, outra vez',
  lonely:
    'muito sozinha, muito sozinho, tão sozinha, tão sozinho, completamente sozinho, completamente sozinha, sozinha no mundo, sozinho no mundo, solidão, isolada, isolado, excluída, excluído, invisível, rejeitada, rejeitado, deixada de lado, deixado de lado, não pertenço, não me encaixo, não me encaixo em lugar nenhum, sobrando',
  alone: 'sozinha, sozinho, só',
  noFriends:
    'não tenho amigos, nao tenho amigos, n tenho amigos, não tenho amigas, não tenho nenhum amigo, nenhum amigo, nenhuma amiga, sem amigos, sem amigas, não tenho ninguém, ninguém para conversar, ninguém pra conversar, ninguém para falar, ninguém pra falar, com quem falar, com quem conversar, com quem brincar, perdi meus amigos, perdi os meus amigos, como sozinha, como sozinho, intervalo sozinho, intervalo sozinha, recreio sozinho, recreio sozinha, lancho sozinho, lancho sozinha',
  nobody: 'ninguém, ninguem, ngm, nenhum deles, quase ninguém',
  befriends:
    'gosta, fala, conversa, entende, importa, convida, nota, escuta, ouve, liga, quer, repara, pergunta, ama, brinca, senta, escolhe, compreende',
  myGroup:
    'no meu grupo, na minha equipe, na minha equipa, ficar comigo, sentar comigo, trabalhar comigo, ser meu amigo',
  everyone: 'todos, todas, todo mundo, toda a gente, os outros, a turma toda, meus amigos, as pessoas',
  rejects:
    'ignoram, ignora, evitam, evita, esquecem, esquece, odeiam, odeia, deixam de lado, excluem, abandonam, rejeitam',
  unlikedMe:
    'ninguém gosta de mim, ninguem gosta de mim, ninguém fala comigo, ninguem fala comigo, ngm fala comigo, ninguém me entende, ninguem me entende, ninguém me ouve, ninguém me escuta, ninguém me convida, ninguém liga pra mim, ninguém quer ficar comigo, ninguém brinca comigo, todos me ignoram, todo mundo me ignora, todo mundo me odeia, me deixam de lado, nunca me chamam, nunca me convidam, nunca sou convidada, nunca sou convidado, menos eu',
  only: 'o único, a única, único, única, só',
  talk: 'com quem posso falar, com quem consigo falar, com quem eu falo, com quem posso conversar, que tenho, que eu tenho, posso contar',
  listen: 'que me ouve, que me escuta, que me entende, que me responde, que fala comigo',
  friend: 'amigo, amiga, melhor amigo',
  onlyYouHave:
    'você é meu único amigo, vc é meu único amigo, és o meu único amigo, meu único amigo, minha única amiga, só tenho você, só te tenho a ti, só consigo falar com você, só falo com você, só com você',
  deepLow:
    'deprimida, deprimido, depressiva, depressivo, desesperada, desesperado, vazia, vazio, vazia por dentro, vazio por dentro, inútil, não valho nada, quebrada por dentro, muito triste, tão triste, super triste, muito mal, tão mal, péssima, péssimo, não estou bem, não tô bem, nao to bem, n to bem, infeliz, um fracasso, um fardo, arrasada, arrasado, acabada por dentro, muito pra baixo, pra baixo, em baixo, muito em baixo, não sou suficiente, nunca sou suficiente, não sou boa o suficiente, não sou bom o suficiente, baixa autoestima, autoestima baixa, vergonha de mim, decepcionada comigo, decepcionado comigo, esgotada mentalmente, esgotado mentalmente, uma decepção',
  low: 'triste, mal, desanimada, desanimado, angustiada, angustiado, perdida, perdido, abatida, abatido, horrível, down, estressada, estressado, stressada, stressado, preocupada, preocupado, nervosa, nervoso, esgotada, esgotado, pesadelos, insegura, inseguro, medo das pessoas, medo de ir pra escola, medo de ir à escola',
  cry: 'choro, chorar, chorando, chorado, chorei, lágrimas, a chorar',
  criesMe:
    'não consigo parar de chorar, não paro de chorar, choro todas as noites, choro toda noite, durmo chorando, vontade de chorar, choro todo dia, choro todos os dias, choro por tudo, só choro',
  noJoy:
    'vontade de nada, não tenho vontade de nada, não tenho vontade de fazer nada, não me apetece nada, não me apetece fazer nada, não quero fazer nada, não quero ver ninguém, não quero falar com ninguém, não quero sair da cama, não consigo sair da cama, sair do quarto, nada me faz feliz, nada me importa, tanto faz tudo, não sinto nada, não sinto mais nada, sem vontade de nada, sem forças, sem energia pra nada, perdi o interesse',
  joylessMe:
    'nada me faz feliz, nada me anima, nada me importa, nada tem graça, nada mais tem graça, tudo é cinza, tudo é demais, tudo é demais pra mim, não aguento tudo isso, minha vida é uma merda, minha vida é horrível, o que há de errado comigo, tem algo errado comigo, o que se passa comigo, não consigo dormir por causa dos pensamentos, não consigo parar de pensar em coisas ruins, por que estou sempre triste, por que eu sou assim, só quero ser feliz, medo de tudo',
  suffer:
    'sofro, sofro de, diagnosticado, diagnosticada, diagnosticaram, diagnóstico, tratamento para, remédio para, remédio pra, remédios pra, terapia por causa, acho que tenho, disse que tenho, dizem que tenho',
  ihave:
    'tenho, tive, tinha, me dá, me deu, tô com, to com, estou com, sofro, sofri, me diagnosticaram, fui diagnosticado com, fui diagnosticada com',
  have: 'tenho, tive, tinha, me dá, me deu, estou com, to com, tô com, com',
  illness:
    'depressão, ansiedade, transtorno de ansiedade, ansiedade social, fobia social, ataque de pânico, ataques de pânico, crise de pânico, crises de pânico, crise de ansiedade, crises de ansiedade, ataque de ansiedade, ataques de ansiedade, bipolar, psicose, esquizofrenia, estresse pós traumático, toc, borderline, alucinações, paranoia, transtorno mental, problemas mentais, problemas psicológicos, burnout, insônia, insónia, fobia, ansiedade generalizada',
  hear: 'ouço, escuto, ouvia, escutava, ouvindo, escutando, ouvir',
  voice: 'vozes, vozes na minha cabeça, uma voz na minha cabeça, vozes na cabeça',
  seesThings:
    'vejo coisas que não existem, vejo coisas que não estão, ouço coisas que não existem, escuto coisas que não existem, todos me vigiam, alguém me segue, alguém está me seguindo, leem meus pensamentos, lêem meus pensamentos',
  treatment:
    'vou ao psicólogo, vou na psicóloga, vou no psicólogo, vou ao psiquiatra, vou à terapia, faço terapia, estou em terapia, tomo antidepressivos, tomo antidepressivo, tomando antidepressivo',
  myTreatment:
    'meu psicólogo, minha psicóloga, meu psiquiatra, minha psiquiatra, minha terapeuta, meu terapeuta, meus antidepressivos, minha terapia',
  kin: 'pais, pai, mãe, papai, mamãe, padrasto, madrasta, irmão, irmã, família, avó, avô, vó, vô, tio, tia',
  kinOfMine: 'papai e mamãe, pai e mãe',
  trouble:
    'brigam, briga, brigando, brigaram, brigas, discutem, discutindo, gritam, grita, gritos, divórcio, divorciando, divorciar, divorciaram, se separam, se separando, separaram, separar, saiu de casa, foi embora de casa, nos deixou, nos abandonou, perdeu o emprego, perdeu o trabalho, desempregado, desempregada, bebe, bêbado, bêbada, no hospital, na prisão, preso, muito doente, câncer, cancro, está morrendo, não fala comigo, não liga pra mim, me expulsou de casa',
  gone: 'morreu, faleceu, está morto, está morta, enterro, funeral, velório',
  hardship:
    'não temos dinheiro, não tem dinheiro, sem dinheiro, não consegue pagar o aluguel, não conseguimos pagar, ser despejados, despejo, vão nos despejar, moramos na rua, na rua, num abrigo, não tem comida, não temos comida, falta comida, dormimos no carro',
  leave: 'vá, vai, vás, deixe, deixes, pare',
  stay: 'fica, fique, continua',
  with: 'comigo, com',
  keepTalking:
    'podemos continuar falando, podemos continuar a falar, podemos conversar mais, continua falando comigo, continua a falar comigo, não quero parar de falar, não quero parar de conversar, não quero ir embora, você ainda está aí, ainda estás aí, você tá aí, vc ta ai, tá aí, sou eu de novo, voltei de novo, mais 5 minutos, não quero desligar, não vá embora, não vai embora, não me deixe, não me deixa, fica comigo, fique comigo',
  talkToMe:
    'fala comigo, conversa comigo, fale comigo, só quero conversar, só quero falar, quero conversar com você, podemos conversar, vamos conversar, seja meu amigo, sê meu amigo, sentiu minha falta, sentiste a minha falta, você gosta de mim',
  greeting:
    'oi, oie, oii, olá, ola, eai, e aí, bom dia, boa tarde, boa noite, hey, tudo bem, tudo bom, td bem, como vai, como você está, como vc ta, como estás, o que está fazendo, oq vc ta fazendo, fazendo o que, estou entediado, estou entediada, to entediado, tédio, que tédio, oi de novo, olá de novo',
  filler: 'tutor, bot, ia, de novo, outra vez, hoje, por favor, pfv, e, você, vc, aí, eu, sou, amigo, tá, ta',
  idiom:
    'só quero, só preciso, só uma, só um, só o, só a, só os, só as, não só, só que, só para, só pra, só falta, só com, só entendi, só sei, só me, um só, uma só, resolver sozinho, resolver sozinha, fazer sozinho, fazer sozinha, conjunto vazio, lista vazia, string vazia, mal escrito, mal feito, está errado, grande depressão, a depressão de, depressão econômica, voz passiva, voz ativa, bebe água, de nada, nada mais, perdido em, estou perdido, estou perdida, tô perdido, tô perdida, brigam por, na rua há, chorar de rir, chorando de rir',
  text: 'história, conto, romance, personagem, personagens, protagonista, narrador, narradora, capítulo, cena, poema, poeta, poesia, canção, música, letra da, filme, livro, obra, teatro, tragédia, autor, autora, diálogo, monólogo, diário de, jogo de papéis, machado de assis, capitu, bentinho, pessoa, hamlet, disse o, disse ela, diz o, imagine, texto, lenda, fábula, canta, verso, eu lírico, definição, defina, definir, traduza, traduzir, tradução, como se diz, em inglês, em alemão, em francês, em espanhol, gramática, verbo, adjetivo, sinônimo, metáfora, figura de linguagem, figura de estilo, frase, frases, vocabulário, conjugue, redação, cartaz, sintomas, enem, alternativa, significa, significado',
  lesson:
    'biologia, psicologia, química, física, apresentação, projeto, resumo, resuma, causas, consequências, tratamento de, efeitos, estatística, pesquisa, porcentagem, gráfico, século, guerra, economia, 1929, o que é, o que são, quais são, por que as pessoas, exemplos de, trabalho sobre',
  joke: 'kkk, kkkk, kkkkk, haha, hahaha, rsrs, xd, brincadeira, tô brincando, lol',
  light:
    'meu time, nosso time, a minha equipa, o jogo, jogo, fortnite, minecraft, roblox, fifa, nível, meu celular, pizza, exercício, tarefa, dever de casa, matemática, frações, equação, minha nota, a nota, tempo lá fora, chuva, flamengo, benfica',
};
