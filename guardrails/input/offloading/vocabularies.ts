import { Lexicon } from '../grammar/lexicon.ts';
import type { Vocabulary } from '../grammar/vocabulary.ts';

// The words with which students hand their work over, by language; `rules.ts` says what each group is for.
// They are plain words (plain-words.ts), without accents and apostrophes.

const english: Vocabulary = {
  alone:
    'do it myself, dont tell me, dont give me the, without telling me, without giving, on my own, by myself, do not tell me, dont want the answer, dont just give, dont just tell',
  own: 'i, we, to, should, did, does, let me, lemme, he, she, they, who, people, wants to, trying, when, if, cant, i can, i will, ill',
  you: 'can you, could you, will you, would you, can u, could u, will u, would u, you to, u to, please, pls, plz, why dont you, would you mind, are you able to, you should just, you must, you could, want you, need you, cant you, ai to',
  lead: 'and, so, now, then, just, please, pls, plz, ok, okay, yes, yeah, yep, hey, bro, great, good, thanks, cool, hi, hello, alright, also, go, ahead, quickly, simply, instead, tutor, bot, ai, dude, lol, well, next, finally, right, kindly, u, you, gonna, but, or, yo, man, btw, first, sure, perfect, nice, no, cmon, come on, straight, directly, be a good bot',
  asksHow:
    'how, why, how to, what happens when, is it ok to, is it okay to, when, where, which, do i, can i, could i, may i, should i',
  howYou:
    'how do you, how would you, how can you, how did you, how do u, why do you, why did you, do you, did you, would you ever, when do you, how you',
  make: 'do, solve, write, finish, complete, answer, translate, make, type, type out, draft, code, generate, create, calculate, compute, fill in, fill out, rewrite, work out, compose, produce, prepare, redo, rephrase, paraphrase, summarise, summarize, reword, crack out, put together, design, doing, program, build, provide, extend, handle',
  done: 'completed, prepared, produced, answered, provided, handled, translated, calculated, finished, finishing, completing, writing, solving, generated, created, solved, composed, drafted',
  product:
    'homework, hw, assignment, assignments, worksheet, exercise, exercises, question, questions, problem, problems, essay, essays, paragraph, paragraphs, summary, report, speech, conclusion, introduction, intro, poem, powerpoint, presentation, slides, program, code, function, script, text, translation, sentence, sentences, blanks, blank, gaps, table, story, letter, project, poster, article, thesis, review, lab report, number, numbers, maths, math, quiz, test, task, tasks, work, equation, equations, part, dialogue, blog post, diary entry, draft, discussion post, app, website, class, proof, chapter, page',
  rest: 'rest, the rest, remaining, next one, next paragraph, body paragraphs, other ones, others, ending, everything, all of it, all of them, all of these, all this, whole thing, entire thing, the lot, next part, second half, the next, all',
  answers:
    'answers, answer only, only the answer, just the answer, solutions, all the answers, the full solution, full solution, complete solution, whole solution, final answer, the solution, answer key, solution',
  answer: 'answer, solution, result, ans',
  of: 'to, for, of, number, here',
  asksWhat: 'what is, whats, what are, wats, whats the',
  give: 'give, send, show, tell, hand, gimme, paste, lemme have, can i have, can i get, drop, share',
  need: 'i need, i want, need, we need, id like, i would like, im looking for, gotta have, teacher wants',
  some: 'a, an, the, some, all, my, 500, full',
  whole: 'whole, entire, full, complete, all, finished, ready, final, working',
  it: 'it, this, that, them, these, those, both, all',
  forMe: 'for me, 4 me, for us, instead of me, on my behalf, me the, in my place',
  copies:
    'so i can copy, so i can hand, so i can submit, so i can turn, to copy, to hand in, copy paste, so i can paste, i can copy, i can hand in, i can submit',
  continue: 'continue, keep, extend, go on with, carry on with, finish off',
  accepts:
    'ill use your, ill use ur, i will use your, ill hand that in, i will hand that in, ill hand it in, ill hand this in, ill submit, i will submit, ill copy, i will copy, im copying, ill turn it in, ill just use, i will just use, use your version, use ur version, ill take that as, ill paste, copying that, ill put my name, im handing that in, gonna hand that in, gonna copy, gonna submit, going to submit that, going to copy',
  lazy: 'you do it, u do it, you write it, u write it, you solve it, too lazy, dont want to do this, dont want to do it, dont wanna do this, dont wanna do it, cant be bothered, dont feel like doing, dont feel like it, let you do, help me cheat, so i dont have to, do it yourself, you finish it, your turn to do',
  continues:
    'next, next one, next please, continue, go on, keep going, and the rest, yes, yes please, yep, ok next, and then, more, and the next, yes do it, yes write it, go ahead, and number, the next one, second part, now the, and the second, and the last, next step, ok do it, ok now',
  before:
    'help me, help with, explain, check, tell me if, tell me whether, tell me why, tell me how, tell me where, tell me what i, understand, without telling, dont give, dont tell, dont do, dont write, dont solve, not the answer, please dont, is it ok, is it okay, should i, do i, did i, am i, is that, is this, is my, my friend wants, correct my, am i supposed, teach, guide, walk me, before you, i already, what does, what is the difference, im doing, im supposed, learn',
  around:
    'example, examples, hint, hints, practice, practise, flashcards, quiz me, feedback, similar, mistake, mistakes, error, bug, first step, tip, tips, explain why, meaning, definition, study guide, study plan, plan with, revision, mnemonic, practice problems, other numbers, different numbers, new problem, new problems, outline with me, myself, on my own, by myself, word for, mean',
  asksHelp:
    'how do i, how should i, how can i, how would i, how do you, how to, can you explain, could you explain, explain to me, help me, can you help, i dont understand, i dont get, dont know how, dont know where, what does, where do i, what do i do, what should i, hint, stuck, confused, where is my mistake, which formula, am i right, is this right, is that right, is it right, is it correct, is that correct, is this correct, right so far, am i on, check my, what is meant, what do they mean, where to start, how to start, is that so, can you check, look at my, on the right track, could you tell me whether, what am i doing, first step, what did i do wrong, tip, what now, better with',
  work: 'i think, i got, i get, i did, i tried, i wrote, i have, ive got, ive done, my answer, my solution, my first, my idea, my guess, i calculated, i solved, i found, i used, i multiplied, i divided, i added, i subtracted, here is my, heres my, my attempt, my code, my try, i would say, i believe, i started, im at, i came up, so i, i put, i said, i guess, first i, my work, my introduction, my sentence, i know that, my draft, my version, so its, so far, so its because',
  idiom:
    'here is my assignment, here is my homework, my homework is, heres my homework, heres my assignment, my assignment is, my exercise is, i have the worksheet, i have the homework, i have this exercise, do you, do i, do we, do they, do plants, does it, make sure, make sense, makes sense, answer my question, the answer in the book, the answer in, write down, number line, word problem, whole number, whole numbers, work out why, in my own words, do with, do next, have to do, what do, to do, do well, how to do, read the text, show my work, done with, do not, test on, test tomorrow, homework is, at number, on number, with number, stuck on, answer is, make up my mind, in code, not write',
};

const german: Vocabulary = {
  alone: 'selbst machen, selber machen, nicht die losung, nicht verraten, ohne die losung, selbst versuchen',
  own: 'ich, wir, zu, man, soll, muss, darf, er, sie, wenn',
  you: 'kannst du, konntest du, konnen sie, kannst, bitte, sollst du, willst du, wurdest du, dass du, musst du',
  lead: 'und, jetzt, dann, bitte, einfach, also, ok, ja, hey, hallo, nun, mal, danke, super, gut, aber, komm, los, doch, noch, schnell',
  asksHow: 'wie, warum, wieso, wann, wo, welche, was',
  howYou: 'wie kannst du, wie wurdest du, wie machst du',
  make: 'mach, mache, machst, machen, lose, los, losen, lost, schreib, schreibe, schreiben, schreibst, beantworte, beantworten, ubersetze, ubersetz, ubersetzen, vervollstandige, erganze, erganzen, fertig, rechne, rechnen, berechne, ausrechnen, erstelle, erstell, erstellen, verfasse, formuliere, formulier, fulle, full, erledige, erledigen, bearbeite, programmier, programmiere, zusammenfassen',
  product:
    'hausaufgabe, hausaufgaben, aufgabe, aufgaben, aufsatz, ubung, ubungen, code, programm, text, referat, zusammenfassung, einleitung, schluss, absatz, satz, satze, lucken, luckentext, arbeitsblatt, tabelle, gedicht, geschichte, brief, gleichung, nummer, prasentation, vortrag, funktion, bericht, erorterung, analyse, inhaltsangabe, hausi, frage, fragen, seite, ubersetzung',
  rest: 'rest, den rest, alles, nachste, nachsten, das ganze, alle',
  answers: 'antworten, losungen, komplette losung, ganze losung, losung, die losung, endergebnis',
  answer: 'antwort, losung, ergebnis',
  of: 'auf, von, zu, fur, bei',
  asksWhat: 'was ist, wie lautet, was sind, wie lauten, wie ist',
  give: 'gib, gibst, schick, sag, nenn, nenne, zeig, zeige, schreib',
  need: 'brauche, brauch, will, mochte, hatte gern',
  some: 'ein, eine, einen, den, die, das, alle',
  whole: 'ganze, ganzen, kompletten, komplette, vollstandigen, vollstandige, gesamten, fertigen, alle',
  it: 'es, das, dies, die, alles, sie',
  forMe: 'fur mich, an meiner stelle, statt mir, mir',
  copies: 'zum abschreiben, zum abgeben, damit ich es abgeben, damit ich es abschreiben, zum kopieren',
  continue: 'weiter, schreib weiter, mach weiter mit',
  accepts:
    'ich nehme deine, ich gebe das ab, ich gebe es ab, das gebe ich so ab, das schreibe ich ab, ich schreibe das ab, ich kopiere',
  lazy: 'mach du, mach du das, keine lust, zu faul, schreib du, los du',
  continues: 'weiter, nachste, und der rest, ja, ja bitte, mach weiter, und dann, und die nachste, jetzt die',
  before:
    'hilf, helfen, erklar, erklare, erklaren, prufe, verstehe, verstehen, nicht losen, nicht die losung, nicht verraten, sag mir ob, ist das, stimmt, kontrollier',
  around:
    'beispiel, beispiele, tipp, hinweis, uben, ubungsaufgaben, karteikarten, fehler, ahnliche, selbst, selber, mit anderen zahlen, bedeutet, quiz',
  asksHelp:
    'wie fange ich, wie fang ich, wie lose ich, wie geht, wie mache ich, wie rechne ich, wie kann ich, wie soll ich, erklar, erklare, erklaren, hilf mir, verstehe nicht, verstehe ich nicht, versteh nicht, weiss nicht wie, tipp, hinweis, stimmt das, ist das richtig, ist richtig, wo ist mein fehler, welche formel, was bedeutet, was heisst, passt das, was muss ich, richtig so, wie gliedere',
  work: 'ich habe, ich hab, ich glaube, ich denke, mein ergebnis, meine losung, meine antwort, mein ansatz, ich komme auf, bei mir kommt, ich wurde, mein versuch, hab ich, habe ich, mein text, mein satz, oder, zuerst',
  idiom: 'wie heisst, antwort als, losung als, was mach ich, was mache ich, noch einmal',
};

const french: Vocabulary = {
  alone: 'moi meme, toute seule, tout seul, ne me donne pas, ne donne pas, sans me donner, sans la reponse',
  own: 'je, j, nous, on, dois, il faut, a, de, pour, d',
  you: 'tu peux, vous pouvez, peux tu, pourrais tu, tu pourrais, s il te plait, stp, svp, que tu, tu dois, il faut que tu',
  lead: 'et, maintenant, alors, juste, stp, svp, ok, oui, salut, bonjour, merci, bon, allez, mais, puis, super, donc, vas y, s il te plait, vite',
  asksHow: 'comment, pourquoi, quand, ou, quelle, quel',
  howYou: 'comment tu, comment fais tu, pourquoi tu',
  make: 'fais, faire, faites, resous, resoudre, ecris, ecrire, redige, rediger, traduis, traduire, complete, completer, termine, terminer, finis, finir, reponds, repondre, calcule, calculer, prepare, cree, creer, remplis, remplir, resume, resumer, genere, code, programme, corrige tout',
  product:
    'devoir, devoirs, exercice, exercices, exo, exos, redaction, dissertation, texte, resume, code, programme, phrase, phrases, paragraphe, introduction, conclusion, intro, expose, poeme, lettre, tableau, question, questions, probleme, probl*, equation, numero, dm, fiche, histoire, fonction, diaporama, traduction, commentaire, travail, page',
  rest: 'reste, le reste, la suite, suite, tout, le suivant, la suivante, l ensemble',
  answers: 'reponses, solutions, solution complete, corrige, solution, resultat final, reponse finale',
  answer: 'reponse, solution, resultat',
  of: 'a, de, pour, du, au',
  asksWhat: 'c est quoi, quelle est, quelles sont, quel est, quels sont',
  give: 'donne, donnez, envoie, dis, montre, file, passe, balance',
  need: 'il me faut, j ai besoin de, j ai besoin d, je veux, je voudrais, besoin des, besoin de',
  some: 'un, une, le, la, les, l, des, tout, tous',
  whole: 'tout, toute, tous, toutes, entier, complet, complete, entiere',
  it: 'le, la, les, ca, cela, ceci, tout',
  forMe: 'pour moi, a ma place, moi',
  copies: 'a copier, pour copier, a rendre, pour que je le rende, pour que je recopie, a recopier',
  continue: 'continue, poursuis',
  accepts:
    'je prends ta, je vais rendre, je le rends, je recopie, je vais recopier, je copie, je vais copier',
  lazy: 'fais le, fais la, fais les, j ai la flemme, flemme, fais tout, a toi de le faire, pas envie de le faire',
  continues:
    'suivant, la suite, continue, et apres, oui, oui vas y, vas y, et la suivante, et le reste, maintenant',
  before:
    'aide, aider, explique, expliquer, verifie, comprends, comprendre, ne donne pas, ne me donne pas, ne dis pas, dis moi si, est ce que, sans me donner',
  around:
    'exemple, exemples, indice, astuce, entrainement, entrainer, erreur, fautes, similaire, moi meme, toute seule, tout seul, d autres nombres, reviser, flashcards, quiz, plan',
  asksHelp:
    'comment je, comment faire, comment on, comment resoudre, par ou, explique, expliquer, aide moi, m aider, je ne comprends pas, comprends pas, je sais pas, je ne sais pas, indice, c est bon, c est juste, est ce que c est, est juste, est correct, ou est mon erreur, quelle formule, que veut dire, ca veut dire, que dois je, je bloque, non',
  work: 'j ai trouve, j ai fait, j ai, je pense, je crois, ma reponse, mon resultat, mon brouillon, je trouve, j obtiens, mon essai, ma premiere, j ecris, mon introduction, d abord j',
  idiom: 'comment on dit, reponse en, tout de suite, tout d abord, en fait, pas du tout, rien du tout',
};

const spanish: Vocabulary = {
  alone: 'yo mismo, yo misma, por mi cuenta, no me des, no me digas, sin darme',
  own: 'yo, tengo que, debo, hay que, para, se, puedo, podemos, de, como, a',
  you: 'puedes, podrias, puede, me puedes, quiero que, por favor, porfa, tienes que, necesito que',
  lead: 'y, ahora, entonces, solo, por favor, porfa, ok, si, hola, gracias, bueno, pero, pues, ya, luego, vale, rapido, anda, oye',
  asksHow: 'como, por que, cuando, donde, cual',
  howYou: 'como puedes, como haces',
  make: 'haz, hazme, hacer, hagas, hacerme, resuelve, resuelveme, resolver, resuelvas, escribe, escribeme, escribir, escribas, completa, completar, termina, terminar, traduce, traduceme, traducir, responde, contesta, contestar, calcula, calcular, redacta, redactar, prepara, crea, crear, llena, rellena, genera, programa, resume, resumir, acaba',
  product:
    'tarea, tareas, deberes, ejercicio, ejercicios, ensayo, redaccion, texto, resumen, codigo, programa, frase, frases, oracion, oraciones, parrafo, introduccion, conclusion, trabajo, exposicion, poema, carta, tabla, pregunta, preguntas, problema, problemas, ecuacion, numero, presentacion, cuento, funcion, traduccion, espacios, huecos, hoja, informe, pagina',
  rest: 'resto, el resto, lo demas, todo, siguiente, el siguiente, lo que falta, los demas',
  answers: 'respuestas, soluciones, solucion completa, la solucion, respuesta final',
  answer: 'respuesta, solucion, resultado',
  of: 'de, a, del, para',
  asksWhat: 'cual es, cuales son, que es',
  give: 'dame, da, dime, pasame, mandame, muestrame, ponme, enviame, ensename',
  need: 'necesito, quiero, me hace falta, ocupo',
  some: 'un, una, el, la, las, los, todas, todos',
  whole: 'todo, toda, entero, entera, completo, completa, todos, todas',
  it: 'lo, esto, eso, todo, la, los, las',
  forMe: 'por mi, en mi lugar',
  copies: 'para copiar, para copiarlo, para entregar, para entregarlo, y lo entrego',
  continue: 'continua, sigue con',
  accepts: 'uso tu, voy a usar tu, lo entrego asi, voy a copiar, lo copio, lo voy a entregar, entrego eso',
  lazy: 'hazlo, hazlo tu, hazme el, hazme la, hazme los, que flojera, me da pereza, no tengo ganas, hazlos, resuelvelo, escribelo, traducelo, terminalo, completalo',
  continues:
    'siguiente, sigue, continua, y el resto, si, si por favor, y la siguiente, y luego, ahora la, ahora el, dale',
  before:
    'ayudame, ayuda, ayudar, explica, explicame, explicar, explicas, revisa, entender, no me des, no me digas, dime si, esta bien, comprueba',
  around:
    'ejemplo, ejemplos, pista, practicar, practica, error, errores, parecido, similares, yo mismo, yo sola, otros numeros, tarjetas, estudiar, significa',
  asksHelp:
    'como empiezo, como se, como hago, como lo, como puedo, explicame, me explicas, me puedes explicar, explicar, ayudame, no entiendo, no comprendo, no se como, pista, esta bien, es correcto, es correcta, donde esta mi error, que formula, que significa, que quiere decir, que hago, me atore, no, verdad',
  work: 'me salio, me sale, me dio, me da, creo que, pienso que, hice, intente, mi respuesta, mi resultado, mi idea, yo puse, puse, obtuve, primero reste, reste, sume, multiplique, dividi, escribi, calcule, encontre, mi primera, me quedo, llevo',
  idiom: 'como se dice, respuesta como, solo una, para que sirve, todo el mundo, sobre todo, que hacer',
};

const portuguese: Vocabulary = {
  alone: 'eu mesmo, eu mesma, sozinho, sozinha, nao me da, nao me diga, sem me dar',
  own: 'eu, tenho que, preciso, devo, a gente, para, como, se, posso, tem que, de',
  you: 'voce pode, vc pode, pode, poderia, voce poderia, quero que, por favor, pfv, preciso que, da pra',
  lead: 'e, agora, entao, so, por favor, pfv, ok, sim, oi, ola, obrigado, obrigada, bom, mas, ja, depois, logo, vai, ai, me',
  asksHow: 'como, por que, quando, onde, qual',
  howYou: 'como voce, como vc',
  make: 'faz, faca, fazer, resolve, resolva, resolver, escreve, escreva, escrever, completa, complete, completar, termina, termine, terminar, traduz, traduza, traduzir, responde, responda, responder, calcula, calcule, cria, crie, prepara, preencha, preenche, gera, resume, resuma, resumir, redija, programa, acaba',
  product:
    'dever, dever de casa, licao, licao de casa, tarefa, tarefas, exercicio, exercicios, redacao, texto, resumo, codigo, programa, frase, frases, paragrafo, introducao, conclusao, trabalho, poema, carta, tabela, questao, questoes, pergunta, perguntas, problema, problemas, equacao, numero, apresentacao, historia, funcao, traducao, lacunas, folha, relatorio, pagina',
  rest: 'resto, o resto, tudo, proximo, proxima, o que falta, os outros',
  answers: 'respostas, solucoes, gabarito, solucao completa, resposta final, a solucao',
  answer: 'resposta, solucao, resultado',
  of: 'de, da, do, para, pra',
  asksWhat: 'qual e, quais sao, qual a, o que e',
  give: 'me da, da, me diz, me passa, manda, me manda, mostra, me mostra, passa, me de, me envia',
  need: 'preciso de, preciso, quero, preciso das, preciso da, preciso do',
  some: 'um, uma, o, a, as, os, todas, todos, das, da, do',
  whole: 'todo, toda, inteiro, inteira, completo, completa, todos, todas, tudo',
  it: 'isso, isto, tudo, ele, ela, esse, essa, o, a',
  forMe: 'pra mim, para mim, por mim, no meu lugar',
  copies: 'pra copiar, para copiar, pra entregar, para entregar, so copiar',
  continue: 'continua, continue, segue',
  accepts: 'vou usar o seu, vou entregar, vou copiar, vou usar sua, entrego assim',
  lazy: 'faz voce, faz tudo, faz ai, preguica, nao to a fim, nao estou a fim, faz isso, faz logo',
  continues:
    'proximo, proxima, continua, e o resto, sim, sim por favor, e a proxima, e depois, agora a, agora o, vai',
  before:
    'me ajuda, ajuda, ajudar, explica, explicar, explique, confere, entender, nao me da, nao me diga, me diz se, esta certo, verifica',
  around:
    'exemplo, exemplos, dica, praticar, treinar, erro, erros, parecido, sozinho, sozinha, outros numeros, estudar, significa',
  asksHelp:
    'como eu, como se, como faco, como posso, como comeco, como organizo, me explica, me explicar, explicar, explica, me ajuda, nao entendi, nao entendo, nao sei como, dica, esta certo, ta certo, esta correto, onde esta meu erro, que formula, o que significa, o que quer dizer, o que eu faco, travei, ne',
  work: 'deu, acho que, penso que, eu fiz, fiz, tentei, minha resposta, meu resultado, minha ideia, eu coloquei, coloquei, obtive, tirei, somei, multipliquei, dividi, escrevi, calculei, encontrei, minha primeira, ficou, cheguei',
  idiom: 'como se diz, resposta como, para que serve, todo mundo, sobretudo, o que fazer',
};

const chinese: Vocabulary = {
  alone: '我自己做, 自己做, 不要告诉, 别告诉, 不要直接',
  own: '我要写, 我应该, 我该, 我自己, 我需要写, 我得',
  you: '你, 请, 帮我, 替我, 给我',
  lead: '请, 快, 直接, 那, 然后, 现在',
  asksHow: '怎么, 如何, 为什么, 怎样',
  howYou: '你怎么',
  make: '做, 写, 解, 翻译, 完成, 算, 回答, 编, 写完, 做完, 解答, 补全, 填, 生成, 改写, 总结, 画, 写出, 算出',
  product:
    '作业, 题, 道题, 习题, 作文, 文章, 代码, 程序, 课文, 句子, 报告, 总结, 段落, 开头, 结尾, 练习, 方程, 表格, 诗, 演讲稿, 论文, 读后感, 日记, 卷子, 试卷, 翻译, 函数',
  rest: '剩下的, 其他的, 后面的, 全部, 下一题, 下一段, 都',
  answers: '答案, 全部答案, 完整解答, 所有答案',
  answer: '答案, 结果, 解答',
  of: '是, 是什么, 是多少',
  asksWhat: '什么是, 题的, 题',
  give: '给我, 告诉我, 把, 发给我, 给出, 直接给',
  need: '我要, 我需要, 我想要, 想要',
  some: '一个, 一篇, 第, 所有, 全部',
  whole: '完整的, 整个, 整篇, 全部, 所有, 整段',
  it: '这个, 它, 这, 完, 一下, 这些',
  forMe: '帮我, 替我, 给我',
  copies: '我好抄, 抄, 交上去, 直接交, 让我抄',
  continue: '继续, 接着',
  accepts: '我就交这个, 我直接交, 我抄下来, 我就抄',
  lazy: '你来做, 你来写, 我不想做, 懒得做, 懒得写, 你做吧, 我不想写',
  continues: '继续, 下一题, 下一个, 好的继续, 然后呢, 接着, 还有呢',
  before: '解释, 检查, 不要告诉, 别告诉, 怎么, 如何, 看看我, 教我, 理解',
  around: '例子, 提示, 练习题, 错在哪, 错误, 类似, 自己, 意思, 思路, 结构',
  asksHelp:
    '怎么, 如何, 解释, 提示, 对吗, 对不对, 不懂, 不会, 不明白, 哪里错, 为什么, 是什么意思, 什么意思, 帮我看看, 举一个, 教我, 对不, 思路',
  work: '我算, 我觉得, 我认为, 我写, 我的答案, 我先, 我得到, 我做, 我试, 我想是, 我用, 我猜',
  idiom: '问题, 做什么, 难题, 写作业的时候, 主题, 标题, 话题',
};

const arabic: Vocabulary = {
  alone: 'بنفسي, لا تعطني, لا تقل, وحدي',
  own: 'علي ان, انا, يجب ان, كنت, ان',
  you: 'ممكن, هل يمكنك, ارجوك, انت, اريدك ان, من فضلك',
  lead: 'ممكن, الان, ثم, من فضلك, لو سمحت, طيب, نعم, فقط',
  asksHow: 'كيف, لماذا, متى, اين',
  howYou: 'كيف يمكنك',
  make: 'حل, تحل, حلي, اكتب, تكتب, اكمل, تكمل, ترجم, تترجم, احسب, تحسب, اجب, تجيب, اعمل, تعمل, سو, لخص, تلخص, انه, حضر, جاوب, املا, اصنع',
  product:
    'واجبي, واجب, واجبات, سؤال, اسئلة, تمرين, تمارين, مقال, مقالا, نص, فقرة, ملخص, كود, برنامج, جملة, جمل, موضوع, تعبير, تقرير, مقدمة, خاتمة, مسالة, معادلة, بحث, رسالة, قصة, ورقة, جدول, وظيفة, وظيفتي, فراغات',
  rest: 'باقي, بقية, كل, كله, كلها, تالي',
  answers: 'اجابات, حلول, اجوبة, حل كامل, جواب نهائي',
  answer: 'جواب, اجابة, حل, نتيجة',
  of: 'سؤال, تمرين, رقم, عن, على',
  asksWhat: 'ما هو, ما هي, ما, شو, ايش',
  give: 'اعطني, اعطيني, ارسل, قل, قل لي, هات, اريني',
  need: 'اريد, احتاج, ابغى, بدي',
  some: 'كل, جميع, مقال, بعض',
  whole: 'كامل, كاملا, كاملة, كله, كلها, جميع, كل',
  it: 'هذا, هذه, ه, ها, هذي',
  forMe: 'لي, بدلا عني, عني, بدلا مني, بدالي, مكاني',
  copies: 'لانسخ, للنسخ, لاسلمه, لكي انسخ',
  continue: 'اكمل, استمر, تابع',
  accepts: 'ساسلم هذا, ساسلمه, سانسخه, سانسخ',
  lazy: 'انت حله, انت اكتبه, حله انت, لا اريد ان احل, كسلان, مالي خلق',
  continues: 'تالي, استمر, اكمل, وبعد, نعم, وباقي, والتالي',
  before: 'ساعدني, اشرح, تشرح, تحقق, لا تعطني, لا تقل, هل, افهم, فهم, كيف',
  around: 'مثال, امثلة, تلميح, تلميحا, خطا, مشابه, بنفسي, معنى, تدريب',
  asksHelp:
    'كيف, اشرح, تشرح, ساعدني, لا افهم, لم افهم, تلميح, تلميحا, صحيح, صحيحة, ما معنى, اين خطئي, لماذا, من اين ابدا, لا اعرف كيف',
  work: 'حصلت, اظن, اعتقد, حاولت, جوابي, اجابتي, حليت, كتبت, حسبت, طرحت, جمعت, ضربت, قسمت, وجدت, نتيجتي, طلع معي',
  idiom: 'كل يوم, كل عام, موضوع الدرس, ما رايك',
};

export const lexicon = new Lexicon({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ar: arabic,
});
