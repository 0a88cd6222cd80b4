import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * Spanish, as students write it. Each key is a meaning that rules.ts, ../distress.ts or the lexicon uses.
 * ../grammar/vocabulary.ts explains the notation of the words.
 */
export const spanish: Vocabulary = {
  i: 'yo, estoy, tengo, soy, me siento, he, ando, llevo, he estado, no tengo, vivo, me, ya no, como, paso, paso el recreo, me quedo, me siento en',
  me: 'me, mí, conmigo, a mí',
  my: 'mi, mis, nuestro, nuestra',
  we: 'nosotros, nos, mi familia, no tenemos, en casa',
  you: 'tú, eres, te, contigo, vos',
  not: 'no, nunca',
  feel: 'me siento, me sentía, me he sentido, me sentí, sentirme, me estoy sintiendo',
  often:
    'siempre, todo el tiempo, todos los días, todas las noches, cada día, cada noche, a todas horas, últimamente, estos días, desde hace semanas, desde hace meses, desde hace días, hace semanas, hace meses, constantemente, a menudo, muchas veces, por la noche, por las noches, anoche, no sé por qué, no se porque, sin razón, sin motivo, desde que, en el colegio, en la escuela, en el recreo, en el insti, en clase, otra vez',
  lonely:
    'muy sola, muy solo, tan sola, tan solo, completamente sola, completamente solo, sola en el mundo, solo en el mundo, soledad, aislada, aislado, excluida, excluido, invisible, rechazada, rechazado, apartada, apartado, de lado, no encajo, no encajo en ningún sitio, no pertenezco, no le importo a nadie',
  alone: 'sola, solo, solito, solita',
  noFriends:
    'no tengo amigos, no tengo amigas, no tengo ningún amigo, ningún amigo, ninguna amiga, sin amigos, sin amigas, amigos no tengo, no tengo a nadie, nadie con quien hablar, nadie con quien jugar, nadie con quien estar, con quien hablar, perdido a mis amigos, perdí a mis amigos, como sola, como solo, recreo sola, recreo solo, recreos sola, recreos solo',
  nobody: 'nadie, ninguno, ninguna, casi nadie',
  befriends:
    'quiere, habla, entiende, importa, invita, nota, escucha, mira, escribe, pregunta, busca, ama, juega, hace caso, sienta, elige',
  myGroup:
    'en mi grupo, en mi equipo, estar conmigo, sentarse conmigo, trabajar conmigo, ser mi amigo, ser mi amiga',
  everyone: 'todos, todas, todo el mundo, los demás, toda la clase, mis amigos, mis amigas, la gente',
  rejects:
    'ignoran, ignora, evitan, evita, olvidan, odian, odia, dejan de lado, dejan fuera, rechazan, abandonan, dejan',
  unlikedMe:
    'nadie me quiere, nadie me habla, nadie me entiende, nadie me hace caso, nadie me escucha, nadie me invita, nadie me elige, nadie habla conmigo, nadie quiere estar conmigo, nadie juega conmigo, a nadie le importo, no le importo a nadie, no le caigo bien a nadie, le caigo mal a todos, todos me ignoran, todos me odian, me dejan de lado, me dejan fuera, nunca me invitan, menos a mí, todos menos yo',
  only: 'el único, la única, único, única, lo único, solo',
  talk: 'con quien puedo hablar, con el que puedo hablar, con la que puedo hablar, puedo contar, puedo hablar, que tengo, a quien puedo',
  listen: 'que me escucha, que me entiende, que me responde, que me hace caso, que me contesta',
  friend: 'amigo, amiga, mejor amigo',
  onlyYouHave:
    'eres mi único amigo, eres mi única amiga, mi único amigo, solo te tengo a ti, sólo te tengo a ti, solo puedo hablar contigo, eres el único que me',
  deepLow:
    'deprimida, deprimido, deprimidísima, desesperada, desesperado, vacía, vacío, vacía por dentro, vacío por dentro, inútil, no valgo nada, hundida, hundido, rota por dentro, roto por dentro, muy triste, tan triste, super triste, tristísima, tristísimo, fatal, muy mal, tan mal, super mal, no estoy bien, no me encuentro bien, muy infeliz, infeliz, un fracaso, una carga, destrozada, destrozado, no soy suficiente, nunca soy suficiente, no soy lo bastante buena, no soy lo bastante bueno, autoestima baja, sin autoestima, me avergüenzo de mí, decepcionada de mí, decepcionado de mí, agotada mentalmente, agotado mentalmente, una decepción',
  low: 'triste, mal, decaída, decaído, angustiada, angustiado, perdida, perdido, agobiada, agobiado, horrible, desanimada, desanimado, estresada, estresado, preocupada, preocupado, nerviosa, nervioso, agotada, agotado, pesadillas, insegura, inseguro, miedo a la gente, miedo de ir al colegio, miedo de ir a la escuela',
  cry: 'lloro, llorar, llorando, llorado, lloré, lágrimas',
  criesMe:
    'no puedo parar de llorar, no paro de llorar, lloro todas las noches, lloro por las noches, me duermo llorando, ganas de llorar, lloro todos los días, lloro por todo',
  noJoy:
    'ganas de nada, no me apetece nada, no me apetece hacer nada, no tengo ganas de hacer nada, no quiero hacer nada, no quiero ver a nadie, no quiero hablar con nadie, no quiero salir de la cama, no puedo levantarme de la cama, salir de mi cuarto, no disfruto nada, ya no disfruto, nada me hace feliz, nada me importa, me da igual todo, todo me da igual, no siento nada, sin ganas de nada, sin fuerzas, sin energía',
  joylessMe:
    'nada me hace feliz, nada me importa, nada me hace ilusión, ya nada me gusta, todo me da igual, todo es gris, todo es demasiado, no puedo con todo, ya no puedo con esto, mi vida es una mierda, mi vida es un asco, qué me pasa, algo está mal conmigo, algo malo me pasa, no estoy bien, no puedo dormir por mis pensamientos, no puedo dejar de pensar cosas, por qué estoy triste, por qué siempre estoy triste, solo quiero ser feliz, sólo quiero ser feliz, miedo a todo',
  suffer:
    'sufro, sufro de, padezco, diagnosticado, diagnosticada, diagnosticaron, diagnóstico, tratamiento para, medicación para, pastillas para, terapia por, creo que tengo, dijo que tengo, dice que tengo, dicen que tengo',
  ihave:
    'tengo, tuve, tenía, me dan, me da, me dio, sufro, sufrí, padezco, me diagnosticaron, me han diagnosticado, dice que tengo, dicen que tengo',
  have: 'tengo, tuve, me dan, me dio, sufro, tenía, me da, con',
  illness:
    'depresión, ansiedad, trastorno de ansiedad, ansiedad social, fobia social, ataque de pánico, ataques de pánico, ataque de ansiedad, ataques de ansiedad, crisis de ansiedad, bipolar, psicosis, esquizofrenia, estrés postraumático, toc, borderline, alucinaciones, paranoia, trastorno mental, problemas mentales, problemas de salud mental, insomnio, fobia, ansiedad generalizada',
  hear: 'oigo, escucho, oía, escuchaba, oir',
  voice: 'voces, voces en mi cabeza, una voz en mi cabeza',
  seesThings:
    'veo cosas que no están, veo cosas que no existen, oigo cosas que no están, oigo cosas que no existen, todos me vigilan, alguien me sigue, me leen la mente, leen mis pensamientos',
  treatment:
    'voy al psicólogo, voy a la psicóloga, voy al psiquiatra, voy a terapia, estoy en terapia, tomo antidepresivos, estoy tomando antidepresivos',
  myTreatment: 'mi psicólogo, mi psicóloga, mi psiquiatra, mi terapeuta, mis antidepresivos, mi terapia',
  kin: 'padres, padre, madre, papá, mamá, papi, mami, padrastro, madrastra, hermano, hermana, familia, abuela, abuelo, abuelita, abuelito, tío, tía, papás',
  kinOfMine: 'papá y mamá, mamá y papá',
  trouble:
    'se pelean, pelean, peleando, discuten, discutiendo, gritan, grita, gritos, divorcio, divorciando, divorciar, divorcian, divorciaron, se separan, separando, separaron, separado, se fue de casa, se ha ido de casa, nos dejó, nos abandonó, perdió el trabajo, perdió su trabajo, sin trabajo, en paro, bebe, borracho, borracha, en el hospital, en la cárcel, muy enferma, muy enfermo, cáncer, se está muriendo, no me habla, no me hace caso, me echó de casa',
  gone: 'murió, ha muerto, falleció, ha fallecido, se murió, entierro, funeral, está muerto, está muerta',
  hardship:
    'no tenemos dinero, no hay dinero, no podemos pagar el alquiler, no podemos pagar, nos echan de casa, nos van a echar, nos desahucian, desahucio, vivimos en un albergue, en la calle, no hay comida, no tenemos comida, sin calefacción, dormimos en el coche',
  leave: 'vayas, vas, dejes, marches, pares',
  stay: 'quédate, quedate, sigue',
  with: 'conmigo, con',
  keepTalking:
    'podemos seguir hablando, podemos hablar más, sigue hablando conmigo, sigue hablándome, no quiero dejar de hablar, no quiero parar de hablar, no quiero irme, sigues ahí, sigues ahi, estás ahí, estas ahi, soy yo otra vez, otra vez yo, ya volví, he vuelto, 5 minutos más, no quiero desconectarme, no te vayas, no me dejes, quédate conmigo, quedate conmigo',
  talkToMe:
    'habla conmigo, háblame, hablame, solo quiero hablar, sólo quiero hablar, quiero hablar contigo, podemos hablar, charlemos, sé mi amigo, quieres ser mi amigo, me extrañaste, me echaste de menos, te caigo bien',
  greeting:
    'hola, holaa, holi, buenas, buenos días, buenas tardes, buenas noches, hey, qué tal, que tal, cómo estás, como estas, qué haces, que haces, qué onda, que pasa, qué pasa, estoy aburrido, estoy aburrida, me aburro, aburrido, aburrida, hola otra vez, hola de nuevo',
  filler: 'tutor, bot, ia, otra vez, de nuevo, hoy, por favor, porfa, y, tú, tu, ahí, yo, soy, estas, amigo',
  idiom:
    'solo quiero, solo necesito, solo una, solo un, solo el, solo la, solo los, solo las, tan solo, solo con, no solo, solo me, solo para, solo que, solo falta, solo entiendo, solo tengo, resolver solo, resolver sola, hacerlo solo, hacerlo sola, yo solo, un solo, una sola, conjunto vacío, lista vacía, cadena vacía, mal escrito, mal hecho, me sale mal, está mal, esta mal, sale mal, hice mal, lo hice mal, gran depresión, la depresión de, depresión económica, voz pasiva, voz activa, agua bebe, bebe agua, en la calle hay, perdido en, estoy perdido, estoy perdida, peleó en, pelean por, nada más, de nada, como solo, yo como',
  text: 'historia, cuento, novela, personaje, personajes, protagonista, narrador, narradora, capítulo, escena, poema, poeta, poesía, canción, letra, película, libro, obra, teatro, tragedia, autor, autora, diálogo, monólogo, diario de, juego de rol, macondo, lorca, quijote, garcía márquez, hamlet, dice el, dice ella, dijo, imagina, texto, leyenda, fábula, canta, definición, define, definir, traduce, traducir, traducción, cómo se dice, como se dice, en inglés, en alemán, en francés, gramática, verbo, adjetivo, sinónimo, metáfora, figura literaria, figura retórica, oración, oraciones, frase, frases, vocabulario, conjuga, ensayo, cartel, síntomas, significa, significado',
  lesson:
    'biología, psicología, química, física, exposición, proyecto, resumen, resume, causas, consecuencias, tratamiento de, efectos, estadística, encuesta, porcentaje, gráfico, siglo, guerra, economía, 1929, qué es, que es, cuáles son, cuales son, por qué la gente, ejemplos de, investigación, trabajo sobre',
  joke: 'jaja, jajaja, jajajaja, jeje, xd, es broma, broma, lol',
  light:
    'mi equipo, nuestro equipo, el partido, partido, juego, fortnite, minecraft, roblox, fifa, nivel, mi móvil, mi celular, pizza, ejercicio, tarea, deberes, mates, matemáticas, fracciones, ecuación, mi nota, la nota, el clima, lluvia, barça, madrid',
};
