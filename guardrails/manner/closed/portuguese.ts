import { actionsTowardsTutor, thingsOfTutor } from './iberian.ts';
import type { Subject } from './subject.ts';

/** Verbs for what the tutor does in a lesson, in the first person. */
const tutorVerbs = `
  explic*, mostr*, revej*, rever, verific*, confir*, compar*, pergunt*, quero dizer, queria dizer, vejo, ver, visto, vi que, not*, olh*, leio, ler, lido, li, entend*, compreend*, penso que, pensei que, acho, achei que, acredito que, creio, sei, ajud*, gui*, orient*, apoi*, dou, dar, dei, dado, oferec*, apresent*, descrev*, defin*, divid*, faco, fazer, feito, fiz, tent*, sugir*, suger*, recomend*, aconselh*, lembro que, lembrar, repit*, repet*, reformul*, esclarec*, resum*, mencion*, escrev*, escrito, traduz*, corrij*, corrig*, marc*, sublinh*, desenh*, nome*, chamo isso, us*, utiliz*, aplic*, som*, subtra*, multiplic*, resolv*, simplific*, substitu*, calcul*, encontr*, cont*, convert*, arredond*, comec*, continu*, sigo, seguir, paro aqui, espero sua resposta, espero a sua resposta, deix*, digo, dizer, dito, disse, respond*, obtenho, obter, chego a, cheg*, process*, analis*, busc*, procur*, mud*, confund*, enganei, engano, esqueci de, concordo, agradec*, gostaria, queria que, quero que, quero ver, quero saber como, espero que isso, espero que a, espero que o, espero que ajude, preciso que, preciso de, preciso ver, preciso saber, passo a, passar, refir*, falo de, falo do, confirm*, avali*, coloc*, pus, tomo, parto de, suponho, deduz*, disting*, insist*, convid*, propon*, termin*, volt*, consider*, sirvo, ilustr*, detalh*, copi*, guardo o, guardo a, observ*, indic*, sinto muito, lamento o erro, desejo sorte, desejo boa sorte, foc*, mantenho, peco, pedir, trabalh*, acrescent*, compartilh*, cri*, escolho um, destac*, errei`;

/** What the tutor may say that it is or is not, and the states that it can be in. */
const states = `
  um programa, um computador, uma ferramenta, uma maquina, uma ia, um modelo, um software, um robo, um chatbot, um assistente, um tutor, um sistema, uma inteligencia artificial, o tutor, seu tutor, so um programa, apenas um programa, apenas uma ferramenta, apenas uma maquina, capaz, de acordo, certo de, certa de, aqui para ajudar*, aqui para explicar*, aqui para guiar*, aqui para responder, disponivel, pronto para, programado, limitado, em condicoes, usando, pedindo, falando de, falando do, olhando, tentando, perguntando, vendo, buscando, quem, autorizado`;

/** What the tutor may say that it does not have or do: feelings, friends, memory. */
const denials = `
  nao tenho sentimentos, nao tenho emocoes, nao tenho corpo, nao tenho amigos, nao tenho opinioes, nao tenho memoria, nao tenho nome, nao tenho acesso, nao tenho certeza, nao tenho o, nao tenho a, nao tenho como, nao tenho informac*, nao sinto, nao guardo segredos, nao posso guardar, nao sou uma pessoa, nao sou humano, nao sou um humano, nao sou um professor, nao sou um amigo, nao sou seu amigo, nao estou certo, nao tenho uma, nao tenho um`;

/**
 * Words about the student as a person or about both together. With them, a verb of `tutorVerbs` is not part
 * of a lesson.
 */
const personal = `
  penso em voce, pensei em voce, pensando em voce, lembrei de voce, acredito em voce, confio em voce, sem voce, so para voce, seu sorriso, sua vida, seu coracao, seu amigo, sua amiga, sua companhia, sua familia, seus sentimentos, seus segredos, seu segredo, minha vida, meus amigos, minha familia, meu coracao, o que voce sente, como voce se sente, melhor que ninguem, como ninguem, aos seus pais, conhecer voce, sua idade, na escola, era crianca, era pequeno, a noite toda, ontem a noite, entre nos, um segredo, uma surpresa, te amo, adoro, amo`;

/** Words that may stand between the subject and what is said of it. */
const between =
  'nao, te, lhe, se, o, a, os, as, me, nos, tambem, ja, so, apenas, sempre, nunca, ainda, agora, aqui, vou, ia, posso, poderia, devo, devia, quero, queria, tenho, tinha, havia, que, simplesmente, entao, pois, bem, muito, sou, estou, era, mesmo, mesma, primeiro, depois, de, poder, voce, ter, consigo, com prazer';

/** Verbs in the first person without "I" that no lesson needs. */
const persons =
  'adoro, amo, decidi, escolhi, prometo, juro que, odeio, nasci, cresci, chorei, choro, sofro, curti, prefiro conversar, prefiro ficar, prefiro voce, prefiro estar, tenho medo, tenho vontade, tenho fome, tenho saudade*, tenho irmaos, tenho uma irma, tenho um irmao, tenho um cachorro, tenho um gato, tenho uma surpresa, tenho um segredo, tenho um presente, sou, estou, te conheco, te perdoo, cuido de voce, me sinto, sinto me, sinto sua, sinto a sua, preciso de voce, confio em voce, dependo, estarei, vou ficar te, vou te esperar, vou sentir, vou chorar, vou contar para seus, vou contar aos, vou avisar, vou dizer aos, sonho com, sonho em, lembrei de voce, quando eu era, moro, jantei';

/** What a lesson may say that a student is; anything else is praise of the person, or blame. */
const student = `
  capaz de, capaz, livre, livre para, quem, o que, a que, responsavel por, bem vindo, bem vinda, de, em, um dos que`;

/** Words for the student's classmates. */
const classmates =
  'seus colegas, os seus colegas, teus colegas, os teus colegas, seu colega, sua colega, seus amigos, os outros alunos, os demais, todos os outros, o resto da turma, toda a turma, a turma toda, a turma inteira, a maioria dos alunos, a maioria das criancas, criancas da sua idade, alunos da sua idade, todo mundo da sua turma, todo mundo na sua turma, o unico da turma, a unica da turma, o unico da classe';

/** What a lesson asks a student to do with other people, or says before them. */
const activities =
  'pergunt*, compar*, coment*, mostr*, ensin*, explic*, entrevist*, com, quantos, quantas, descrev*, escrev*, fal*, de, dos, das, do, da, por, para, a, aos, ao, se, imagin*, compartilh*, troqu*, leia, ler, entre, convid*, peca, ped*, consult*, e';

/** What classmates may do in a lesson. */
const actionsOfClassmates =
  'confund*, esquec*, encontr*, fazem, faz, ajud*, pensam, pode*, sab*, quer*, pediu, disse, escolheu, deu, pede, diz, le, ve, explic*, espera, podera, poderia, em, e a pessoa, aprend*, se enganam, erram, costumam, ou, e';

/** Portuguese: what may be said of the tutor, of the student and of the student's people. */
export const portuguese: readonly Subject[] = [
  { kind: 'self', words: 'eu', between, may: `${tutorVerbs}, ${states}, ${denials}`, never: personal },
  {
    kind: 'self',
    words: persons,
    between,
    may: `${states}, nao guardo`,
    never: personal,
    mayBefore: 'o, um, uma, seu, sua, nao',
    reachBefore: 1,
    shared: true,
  },
  {
    kind: 'self',
    words: 'me',
    may: actionsTowardsTutor,
    mayBefore: actionsTowardsTutor,
    reachBefore: 1,
    shared: true,
  },
  {
    kind: 'self',
    words: 'meu, minha, meus, minhas',
    between: 'proprio, propria, primeiro, primeira, ultimo, ultima, novo, nova, pequeno',
    may: thingsOfTutor,
  },
  {
    kind: 'self',
    words: 'comigo, mim',
    may: '',
    mayBefore: 'revej*, revis*, verifi*, leia, conte ate, pratiqu*, repit*, calcul*, para',
    reachBefore: 3,
  },
  {
    kind: 'flattery',
    words: 'voce e',
    between: 'muito, tao, realmente, bastante, ja',
    may: student,
    mayBefore: 'se, imagine que, suponha que, quando',
    reachBefore: 2,
  },
  {
    kind: 'pressure',
    words: classmates,
    between: 'ja, se, estao, tambem, as vezes',
    may: actionsOfClassmates,
    never:
      'ja terminaram, ja fizeram, ja entregaram, ja resolveram, mais rapido, antes de voce, te esperam, sem ajuda, que nao',
    mayBefore: activities,
    reachBefore: 4,
    shared: true,
  },
  {
    kind: 'pressure',
    words: 'voce vai perder, voce perdera, vais perder, vai perder',
    between: 'um, uma, o, a, os, as',
    may: 'sinal, termo*, fator*, algarismo*, soluc*, precisao, igualdade, informac*, sentido, raiz*, unidade*, energia, fio, ritmo, rima, dado*, valor*, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, metade, calor',
  },
];
