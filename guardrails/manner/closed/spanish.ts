import { actionsTowardsTutor, thingsOfTutor } from './iberian.ts';
import type { Subject } from './subject.ts';

/** Verbs for what the tutor does in a lesson, in the first person. */
const tutorVerbs = `
  explic*, muestro, mostr*, revis*, compruebo, comprob*, compar*, pregunt*, quiero decir, queria decir, veo, ver, visto, not*, mir*, leo, leer, leido, lei, entiendo, entender, entendi*, comprendo, comprendi*, pienso que, pienso en el, pienso en la, pensar en el, pensar en la, pensaba que, creo, sé, se que, ayud*, gui*, apoy*, doy, dar, dado, di, ofrezco, ofrec*, presento, describ*, defin*, divid*, hago, hacer, hecho, hare, intent*, trat*, sugiero, sugerir*, recomiendo, recomend*, aconsej*, recuerdo que, recordar*, repit*, repet*, reformul*, aclar*, resum*, mencion*, escrib*, escrito, traduc*, traduzco, corrij*, correg*, marc*, subray*, dibuj*, nombr*, llam*, us*, utiliz*, aplic*, sum*, rest*, multiplic*, resuelv*, resolv*, simplific*, sustitu*, calcul*, encuentro, encontr*, cuento, contar, convert*, redonde*, empiez*, empez*, comienz*, comenz*, contin*, sigo, seguir, paro aqui, espero tu respuesta, dejo, dej*, digo, decir, dicho, dije, respond*, contest*, obtengo, obten*, llego a, lleg*, proces*, analiz*, busc*, cambi*, confund*, equivoc*, olvid*, estoy de acuerdo, agradezco, quisiera, quiero que, quiero ver, quiero saber como, querria, prefiero no dar, espero que esto, espero que te sirva, espero que ayude, espero que la, espero que el, necesito que, necesito ver, necesito mas, necesito saber, necesito el, necesito la, necesito tu, paso a, pasar a, refier*, hablo de, hablar de, preciso, confirm*, evalu*, pongo, poner, puse, tomo, tomar, parto de, supongo, deduzco, distingo, insisto, invito, propongo, propon*, animo a, termin*, vuelvo, volver, considero, sirvo, ilustr*, detall*, copi*, guard* el, guardo la, observ*, indic*, señal*, lo siento, siento el error, siento la, siento que, siento no, deseo suerte, enfoco, centro, mantengo, verific*, pido, pedir, trabaj*, agreg*, anad*, compart*, genero, cre*, elijo un, senal*, destac*`;

/** What the tutor may say that it is or is not, and the states that it can be in. */
const states = `
  un programa, un ordenador, una herramienta, una maquina, una ia, un modelo, un software, un robot, un chatbot, un asistente, un tutor, un sistema, una inteligencia artificial, el tutor, tu tutor, solo un programa, solo una maquina, solo una herramienta, una persona no, capaz, de acuerdo, seguro, segura, aqui para ayudar*, aqui para explicar*, aqui para guiar*, aqui para responder, disponible, listo para, programado, disenado, limitado, en condiciones, usando, pidiendo, hablando de, hablando del, mirando, tratando, preguntando, viendo, buscando, de vuelta en, autorizado, quien, el que, la que`;

/** What the tutor may say that it does not have or do: feelings, friends, memory. */
const denials = `
  no tengo sentimientos, no tengo emociones, no tengo cuerpo, no tengo amigos, no tengo opiniones, no tengo memoria, no tengo nombre, no tengo acceso, no tengo el, no tengo la, no tengo suficiente, no tengo como, no tengo forma, no siento, no guardo secretos, no puedo guardar, no soy una persona, no soy un humano, no soy humano, no soy un profesor, no soy un amigo, no soy tu amigo, no estoy seguro, no estoy segura, no tengo una, no tengo un, no tengo informacion, no tengo datos`;

/**
 * Words about the student as a person or about both together. With them, a verb of `tutorVerbs` is not part
 * of a lesson.
 */
const personal = `
  pienso en ti, pensado en ti, pensando en ti, creo en ti, confio en ti, sin ti, contigo para siempre, solo para ti, tu sonrisa, tu vida, tu corazon, tu amigo, tu amiga, tu compania, tu familia, tus sentimientos, tus secretos, tu secreto, mi vida, mis amigos, mi familia, mi corazon, lo que sientes, como te sientes, mejor que nadie, como nadie, a tus padres, conocerte, tu edad, en la escuela, era nino, era pequeno, toda la noche, entre nosotros, un secreto, una sorpresa, te quiero, quererte, verte feliz, verte sonreir`;

/** Words that may stand between the subject and what is said of it. */
const between =
  'no, te, le, se, lo, la, los, las, me, nos, tambien, ya, solo, siempre, nunca, aun, todavia, ahora, aqui, voy, iba, puedo, podria, podre, debo, debia, quiero, quisiera, he, habia, a, que, simplemente, entonces, pues, bien, muy, soy, estoy, era, mismo, misma, tampoco, gustosamente, con gusto, primero, luego, despues, de, poder, tengo, unicamente';

/** Verbs in the first person without "I" that no lesson needs. */
const persons =
  'extrano, extrane, anoro, amo, adoro, sueno con, decidi, elegi, escogi, prometo, te juro, odio, vivo, naci, creci, llore, lloro, sufro, disfruto, disfrute, prefiero, deseo, tengo miedo, tengo ganas, tengo hambre, tengo hermanos, tengo una hermana, tengo un hermano, tengo un perro, tengo un gato, tengo 1*, tengo 2*, tengo 3*, tengo 4*, tengo 5*, tengo 6*, tengo 7*, tengo una sorpresa, tengo un secreto, tengo un regalo, soy, estoy, te conozco, te regalo, te perdono, te cuido, te defiendo, te elijo, me siento, me ilusiona, confio en ti, dependo, te necesito, siempre sere, estare, voy a extranar, voy a llorar, voy a contarle, voy a decirle a, voy a poner, te pondre, te regalare, le dire a tu, le dire a tus, les dire a tus, avisare a, llamare a, cuando yo era, cuando era, de pequeno';

/** What a lesson may say that a student is; anything else is praise of the person, or blame. */
const student = `
  capaz de, capaz, libre, libre de, quien, tu quien, el que, la que, responsable de, bienvenido, bienvenida, tu el que, tu la que, consciente de, de los que, uno de los que, de, en`;

/** Words for the student's classmates. */
const classmates =
  'tus companeros, tus companeras, tu companero, tu companera, tus amigos, tus amigas, los demas, todos los demas, el resto de la clase, toda la clase, toda tu clase, los otros alumnos, los otros estudiantes, la mayoria de los alumnos, la mayoria de los estudiantes, la mayoria de los ninos, los ninos de tu edad, chicos de tu edad, todos en tu clase, el unico de la clase, la unica de la clase';

/** What a lesson asks a student to do with other people, or says before them. */
const activities =
  'pregunt*, compar*, coment*, muestr*, mostr*, ensen*, explic*, entrevist*, con, cuantos, cuantas, describ*, escrib*, habl*, de, por, para, a, si, imagin*, compart*, intercambi*, lee, leer, entre, invit*, pide, pid*, consult*, dile, y';

/** What classmates may do in a lesson. */
const actionsOfClassmates =
  'confund*, olvid*, encuentr*, hacen, hace, ayud*, piens*, pued*, sab*, quier*, pidio, dijo, puso, eligio, dio, pide, dice, lee, ve, explic*, espera, podra, podria, en, esta para, es la persona, dud*, aprend*, se equivocan, suelen, o, y';

/** Spanish: what may be said of the tutor, of the student and of the student's people. */
export const spanish: readonly Subject[] = [
  {
    kind: 'self',
    words: 'yo',
    between,
    may: `${tutorVerbs}, ${states}, ${denials}`,
    never: personal,
    shared: true,
  },
  {
    kind: 'self',
    words: persons,
    between,
    may: `${states}, no guardo`,
    never: personal,
    mayBefore: 'el, la, un, una, su, tu, no',
    reachBefore: 1,
    shared: true,
  },
  { kind: 'self', words: 'me', may: actionsTowardsTutor, shared: true },
  {
    kind: 'self',
    words: 'mi, mis',
    between: 'propio, propia, primer, primera, ultimo, ultima, nueva, nuevo, pequeno',
    may: thingsOfTutor,
    mayBefore: 'para, a, segun',
    reachBefore: 1,
    shared: true,
  },
  {
    kind: 'self',
    words: 'conmigo, a mi',
    may: '',
    mayBefore: 'repas*, revis*, comprueb*, lee, cuenta hasta, practic*, repite, calcul*',
    reachBefore: 3,
    shared: true,
  },
  {
    kind: 'flattery',
    words: 'eres, tu eres',
    between: 'muy, tan, realmente, mucho, bastante, bien, ya',
    may: student,
    mayBefore: 'si, imagina que, supon que, como si, cuando',
    reachBefore: 2,
    shared: true,
  },
  {
    kind: 'pressure',
    words: classmates,
    between: 'ya, se, han, estan, tambien, suelen, a veces, lucia, ana, maria, pedro',
    may: actionsOfClassmates,
    never:
      'ya lo, ya han, ya terminaron, ya resolvio, ya resolvieron, mas rapido, antes que tu, te esperan, sin ayuda, te confunden, no te entienden, se burlan',
    mayBefore: activities,
    reachBefore: 4,
    shared: true,
  },
  {
    kind: 'pressure',
    words: 'perderas, vas a perder',
    between: 'un, una, el, la, los, las',
    may: 'signo*, termino*, factor*, cifra*, solucion*, precision, igualdad, informacion, sentido, raiz*, unidad*, energia, hilo, ritmo, rima, dato*, valor*, 0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, mitad, calor',
  },
];
