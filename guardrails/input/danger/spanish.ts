import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * Spanish, as students write it. Each key is a meaning that rules.ts, danger-by-meanings.ts or the lexicon
 * uses. ../grammar/vocabulary.ts explains the notation of the words.
 */
export const spanish: Vocabulary = {
  i: 'yo, estoy, soy, tengo, he, llevo, me siento, siento, pienso, creo, hago, sigo',
  me: 'me, nos, mi, conmigo',
  my: 'mi, mis',
  the: 'los, las, el, la',
  not: 'no, ya no, nunca, sin',
  want: 'ganas de, deseos de, quise, pensado en, pensando en, pienso en, intentado, intente, tratado de, pensamientos de, ideas de',
  wish: 'quiero, queria, quisiera, gustaria, ojala, deseo, ganas de, pienso en, pensando en, prefiero, preferiria, mejor, voy a, intente, trate de, pense en, he pensado en, considero, considerando',
  notWish:
    'no quiero, ya no quiero, no quisiera, no tengo ganas de, sin ganas de, no deseo, no queria, ya no tengo ganas de, no aguanto',
  die: 'morir, morirme, muerto, muerta, estar muerto, estar muerta, desaparecer, desaparecer para siempre, dejar de existir, no despertar, no despertarme, no volver a despertar, no haber nacido, dormir para siempre, dormirme y no despertar, suicidarme, quitarme la vida, acabar con mi vida, acabar con todo, terminar con mi vida, terminar con todo, no existir, irme para siempre, tirarme de, lanzarme de, saltar de un puente, que me atropelle, que me atropellen, matarme',
  dead: 'no haber nacido, no despertar mas',
  dieWish:
    'quiero morir, quiero morirme, me quiero morir, me kiero morir, kiero morir, kiero morirme, me quiero matar, quiero matarme, ojala no despertara, ojala me muera, ojala estuviera muerto, ojala estuviera muerta, ojala no hubiera nacido, ojala no despertar, no quiero vivir, ya no quiero vivir, no quiero seguir viviendo, no kiero vivir, no quiero despertar, ya no quiero estar aqui, no quiero existir, ya no quiero existir, no quiero seguir aqui, estoy harto de vivir, estoy harta de vivir, cansado de vivir, cansada de vivir, la vida no tiene sentido, mi vida no tiene sentido, vivir no tiene sentido, no tiene sentido vivir, no vale la pena vivir, no le veo sentido a la vida, no encuentro sentido a la vida, odio mi vida, odio vivir, mejor muerto, mejor muerta, la vida no vale la pena, mi vida carece de sentido, vida carece de sentido, si yo no estuviera, si no estuviera aqui, si desaparezco, si me muero nadie',
  live: 'vivir, seguir viviendo, existir, seguir aqui, estar aqui, despertar, despertarme, seguir adelante, la vida, seguir con vida',
  point: 'sentido de, razon para, motivo para',
  existence: 'vivir, la vida, mi vida, existir',
  suicide: 'suicid*, suicidio, autolesion*, autolesionarme, autolesiono, matarme, quitarme la vida',
  selfKill:
    'suicidarme, me voy a matar, me voy a suicidar, me mato hoy, quitarme la vida, me quiero suicidar, quiero suicidarme, voy a suicidarme, pensamientos suicidas, ideas suicidas, me quitare la vida, acabar con mi vida, terminar con mi vida, carta de despedida, intente matarme, pense en matarme',
  hurtSelf:
    'me corto, me hago dano, hacerme dano, me autolesiono, autolesionarme, cortarme, me corte, me rasguno, me quemo, lastimarme, me lastimo, me hice cortes, me hago cortes, me golpeo, me odio a mi mismo, me odio a mi misma, me corto los brazos, cortarme las venas, me corto las venas',
  without:
    'mejor sin mi, mejores sin mi, felices sin mi, feliz sin mi, nadie me extranaria, nadie me va a extranar, nadie se daria cuenta, nadie notaria, a nadie le importaria, a nadie le importo, nadie me echaria de menos, soy una carga, solo soy una carga, soy un estorbo, nadie lloraria, ya no puedo mas con mi vida',
  cut: 'corto, corte, cortar, cortando, quemo, quemar, rasguno, cortado',
  body: 'brazos, brazo, munecas, muneca, piernas, muslos, venas, piel, antebrazo',
  wound: 'cortes, cicatrices, heridas, marcas',
  blade: 'navaja, cuchilla, cuchillas, hoja de afeitar, tijeras',
  again: 'otra vez, anoche, cada noche, todos los dias, de nuevo, ayer, para sentir, cuando',
  means: 'pastillas, pastilla, medicamentos, pildoras, lejia, soga, veneno, paracetamol, cloro',
  hoard:
    'guardando, guarde, junte, juntando, robe, tome, tomar, tomarme, me tome, tragar, todas las, escondi, frasco de, compre, muchas',
  eat: 'comer, como, comido, comida, cena, almuerzo, desayuno, calorias, comi, ceno, desayuno',
  vomit:
    'vomito, vomitar, vomite, provoco el vomito, provocarme el vomito, provocarme vomito, laxantes, me provoco, devuelvo, vomitando',
  fat: 'gorda, gordo, flaca, flaco, delgada, delgado, adelgazar, peso, kilos, engordar, asco, bajar de peso',
  starve:
    'no como, dejo de comer, deje de comer, no he comido, sin comer, salto las comidas, me salto, no ceno, dejar de comer, llevo sin comer, no comer, no quiero comer',
  days: 'dias, dia, desde, semanas, semana, lunes, martes, domingo, sabado',
  eatingDisorder:
    'anorexia, anorexica, anorexico, bulimia, bulimica, bulimico, trastorno alimenticio, trastorno alimentario, atracones',
  kin: 'padre, madre, papa, mama, papi, mami, viejo, vieja, padres, papas, padrastro, madrastra, tio, tia, hermano, hermana, hermanastro, primo, prima, abuelo, abuela, novio, novia, ex, familia, abuelos, esposo, marido',
  adult:
    'entrenador, profesor, profe, maestro, profesora, vecino, cura, padrino, jefe, doctor, cuidador, amigo de mi papa, amigo de mi padre',
  peer: 'companeros, companero, companeras, compas, chicos, chicas, ninos, ninas, unos, algunos, grupo, todos, clase, los demas, los mayores, amigos, amigas, gente, compis, pares, mis pares, salon',
  they: 'el, ella, ellos, ellas, alguien, un hombre, un senor, un tipo, nadie, todos, un chico, un adulto, siempre, desconocido',
  hurt: 'pega, pegan, pego, pegaba, pegaron, pegado, pegar, golpea, golpean, golpeo, golpeaba, golpear, golpearon, golpeado, maltrata, maltratan, maltrato, maltrataba, viola, violo, violaron, violado, abusa, abuso, abusaba, abusaron, empuja, empujan, empujaron, patea, patean, patearon, amenaza, amenazan, amenazo, amenazaron, encierra, encierran, encerraron, encerro, jala, ahorca, ahorco, abofetea, agrede, agreden, agredio, agredieron, castiga, quema, quemo, lastima, lastiman, lastimo, escupen, escupe, tira, tiran, insulta, insultan, insultaron, humilla, humillan, tortura, torturaron, acosa, acosan, acosaron, acoso, hace dano, hacen dano, hizo dano',
  hurtsMe:
    'me pega, me pegan, me pego, me pegaba, me pegaron, nos pega, me golpea, me golpean, me golpeo mi, me golpearon, me maltrata, me maltratan, me va a pegar, me va a golpear, me van a pegar, me van a golpear, me violo, me violaron, me viola, abuso de mi, abusa de mi, abusaron de mi, abusaba de mi, me hace dano, me hacen dano, me da palizas, me da con el cinturon, me dio una paliza, me encierra, me encierran, le pega a mi mama, golpea a mi mama, le pega a mi madre, golpea a mi madre, le pega a mi hermano, le pega a mi hermana, pega a mi hermano, pega a mi madre, maltrata a mi mama, me quiere pegar, sigue pegandome, me anda pegando, pegarme, golpearme, nos golpea',
  beatenOne:
    'fui abusada, fui abusado, fui violada, fui violado, he sido abusada, he sido abusado, he sido acosada, he sido acosado, fui acosada, fui acosado, sufro acoso, sufro bullying, sufri acoso, sufri bullying, sufri abuso, sufri abusos, sufro abusos, sufro maltrato, victima de acoso, victima de bullying, victima de abuso, he sido victima, fui victima, he sido intimidado, he sido intimidada, he sido torturado, fui torturado, fui intimidado, fui intimidada, agresion sexual, abuso sexual, abusada sexualmente, abusado sexualmente, agredida sexualmente, agredido sexualmente, detenido ilegalmente',
  touch: 'toca, toco, tocaba, tocan, tocaron, manosea, manoseo, besa, beso, tocado, acaricia',
  touchesMe:
    'me toca, me toco, me tocaba, me manosea, me manoseo, me toca cuando, me besa a la fuerza, entra en mi cuarto, entra a mi cuarto, se mete en mi cama, entra en mi habitacion, se mete a mi cama, me mira cuando me cambio',
  private:
    'partes intimas, partes privadas, desnuda, desnudo, abajo, ropa, noche, incomoda, sin ropa, no me gusta, pecho, cuerpo',
  force:
    'obliga, obligo, obligaron, fuerza, forzo, me obliga, me hace hacer, me hizo hacer, me obligo, hace hacer',
  sexual:
    'sexo, desnuda, desnudo, desnudarme, quitarme la ropa, sin ropa, cosas que no quiero, cosas que no queria, sexuales, tocarlo, besarlo, intimas, desnudos, nudes, aunque dije que no, relaciones',
  pictures: 'foto, fotos, video, videos, pack, imagenes, nudes, selfies',
  ask: 'pide, pidio, piden, quiere, manda, mando, enviar, envia, dice, dijo, pidiendo',
  online:
    'discord, instagram, internet, whatsapp, snapchat, tiktok, roblox, juego, en linea, chat, facebook, free fire, online',
  secret:
    'no le diga, no le digas, que no diga, no se lo diga, nuestro secreto, es un secreto, no diga nada, no digas nada, si digo algo, si le digo a alguien, si cuento, no se lo cuente, no contarle, no contar, guardar el secreto',
  meet: 'vernos, verme, quedar, encontrarnos, su casa, juntarnos, conocerme, ir a su casa',
  alone: 'sola, solo, a solas, secreto, casa',
  share: 'publica, publicar, subir, compartir, difundir, pasar, mostrar, difundio, compartio',
  fear: 'miedo de, miedo a, miedo, temo, no quiero, terror, aterra, odio',
  home: 'volver a casa, ir a casa, llegar a casa, regresar a casa, mi casa, estar en casa, volver a mi casa',
  neglect:
    'no hay comida en casa, no hay nada de comer en casa, no hay nada de comer en mi casa, no hay comida en mi casa, me dejan solo, me dejan sola, me deja sola en casa, me deja solo en casa, nos deja solos, nos dejan solos, me echaron de casa, me echo de casa, me corrieron de la casa, no me dan de comer, no me da de comer, dormir en la calle, duermo en la calle, me escape de casa, no me dejan comer, no me deja comer, nadie me cuida, no nos da de comer, hace dias que no viene mi mama, hace dias que no vuelve, me encierra en',
  bruise: 'moretones, moreton, sangre, marcas, golpes',
  bully:
    'acosa, acosan, burla, burlan, se burla, se burlan, burlan de, rie, rien, insulta, insultan, humilla, humillan, molesta, molestan, amenaza, amenazan, excluyen, desprecia, desprecian, discrimina, discriminan, acosado, acosada, intimidado, intimidada, discriminado, discriminada, intimida, intimidan, odian, joden, roban, quitan, hacen bullying, hace bullying, llaman, me hacen la vida imposible',
  bullyMe:
    'se burlan de mi, se rien de mi, se burla de mi, se rie de mi, me hacen bullying, me hace bullying, me acosan, me insultan, me humillan, me dicen gorda, me dicen gordo, me llaman gorda, me llaman gordo, me dicen que me mate, me molestan todos, me hacen la vida imposible, me discriminan, me dicen fea, me dicen cosas feas, me escupen, me tiran, me quitan el almuerzo, me quitan mi, me roban el, me excluyen, grupo para burlarse, nadie se sienta conmigo, fotos mias, me empujan, me patean, me encierran en el bano',
  suffered: 'sido, fui, soy, era, fue, estoy siendo, senti',
  abusedWord:
    'acosado, acosada, abusado, abusada, violado, violada, maltratado, maltratada, golpeado, golpeada, intimidado, intimidada, agredido, agredida, discriminada, discriminado, torturado',
  intention:
    'voy a, vamos a, va a, quiero, pienso, tengo ganas de, planeo, me gustaria, juro que, deberiamos, hay que, tenemos que, estoy considerando, considerando, quisiera, habria que, debemos, queremos, podria, me dan ganas de, voi a, estoy pensando en, planeando, pensando en',
  lead: 'vamos a, hay que, deberiamos, hagamos que, haremos, hare, hacer, debemos, ojala, que',
  will: 'va a, van a',
  attack:
    'matar, apunalar, disparar, estrangular, golpear, partir, romper, quemar, degollar, envenenar, bombardear, ejecutar, torturar, exterminar, erradicar, eliminar, aniquilar, asesinar, reventar, acuchillar, volar, ahorcar, destruir, acabar con, terminar con, pegar, lastimar, deshacernos de, deshacerse de, acabar con la vida de, atropellar, incendiar, matarlos, quemar vivos, linchar, machacar, pegarle, pegarles, atacar',
  attackSomeone:
    'matarlo, matarla, matarlos, matarlas, apunalarlo, apunalarla, le voy a partir la cara, le parto la cara, te voy a matar, te mato, los mato, lo mato, la mato, lo voy a matar, la voy a matar, los voy a matar, los mato a todos, le voy a pegar un tiro, le voy a disparar, le rompo la cara, te voy a romper, le voy a romper, los voy a matar a todos, la voy a apunalar, lo voy a apunalar, le clavo, los quemo, lo voy a reventar, matare, mataremos, torturaremos, eliminemos, erradiquemos, exterminemos, quemare, te matare, lo matare, los matare, golpearlo, golpearla, le voy a pegar, te voy a pegar, les disparo, le meto una bala, meterle un tiro, lo apunalo, la apunalo, lo quemo vivo, lo voy a golpear',
  erase:
    'elimin*, erradic*, extermin*, aniquil*, deshac*, desaparec*, ejecut*, tortur*, matar*, mat*n, quem*, acab* con, deport*',
  kill: 'matar, apunalar, acuchillar, golpear, disparar, reventar, estrangular, degollar, quemar vivo, matarlo',
  pronoun: 'lo, la, los, las, le, les, te',
  bullying: 'acoso escolar, bullying, acosador, acosadores, ciberacoso',
  other:
    'le, les, te, alguien, a todos, a todas, profesor, profesora, profe, maestro, maestra, companeros, companero, director, la gente, gente, a ese, ese chico, esa chica, ellos, personas, persona, a el, a ella, estos tipos, a todos, a todos ellos, todos ustedes, todos vosotros, a esos, a ese, a esa, a estos, a todas',
  group:
    'gays, gay, homosexuales, negros, negro, judios, judio, musulmanes, musulman, inmigrantes, inmigrante, discapacitados, discapacitado, mujeres, mujer, trans, transexuales, moros, gitanos, refugiados, extranjeros, extranjero, maricones, maricas, latinos, indios, lesbianas, chinos',
  place:
    'escuela, la escuela, el colegio, colegio, instituto, el instituto, clase, la casa, salon, liceo, secundaria, casa, su casa, coche, auto',
  hitParts: 'cara, cabeza, cuello, garganta, huesos, dientes, piernas',
  weapon: 'pistola, arma, armas, cuchillo, navaja, bomba, rifle, machete, escopeta, la pistola',
  bring:
    'llevar, llevo, llevare, traer, traigo, traere, tengo, voy a llevar, voy a traer, consegui, conseguir, meter, agarrar',
  revenge:
    'se van a arrepentir, se va a arrepentir, me las van a pagar, me las va a pagar, me la va a pagar, me la van a pagar, te vas a arrepentir, no vengan a la escuela manana, no vayan a la escuela manana, estas muerto, estan muertos, esta muerto, van a morir todos, todos van a morir, va a morir, tiroteo en la escuela, se donde vive, se donde vives, va a correr sangre, lista de muerte',
  suffer:
    'sufrir, morir, pagar, sangrar, arder, desaparecer, sufran, sufra, mueran, paguen, sangren, ardan, sufriran',
  make: 'hacer, hacerlos, hacerla, hacerlo, haremos, hare',
  execution:
    'la ejecucion es la unica, ejecucion es la unica, muerte a, pena de muerte para, la ejecucion, muerte para',
  deathTo:
    'merecen morir, merece morir, deberian morir, deben morir, deberia morir, debe morir, tienen que morir, tiene que morir, que se mueran, que se muera, deberian ser ejecutados, deberian ser exterminados, deben ser exterminados, deberian ser asesinados, no merecen vivir, no merece vivir, merecen la muerte, deberian arder, deberian matarlos, hay que matarlos, hay que matar',
  howTo:
    'como puedo, como se, como, dime como, ensename a, explicame como, instrucciones para, donde puedo, mejor manera de, pasos para, forma de, manera de',
  crime:
    'sin que me atrapen, sin que me descubran, sin ser atrapado, sin que nadie se entere, hacer una bomba, fabricar una bomba, conseguir un arma, conseguir una pistola, comprar un arma, esconder un cuerpo, esconder el cuerpo, matar a alguien, hacer explosivos, sin ser descubierto, matar al mayor numero',
  friend:
    'mi amiga, mi amigo, mi mejor amiga, mi mejor amigo, mi hermana, mi hermano, mi novia, mi novio, mi prima, mi compañera',
  selfHarmOfFriend:
    'se quiere matar, quiere matarse, quiere suicidarse, se quiere suicidar, se corta los brazos, se corta las venas, se autolesiona, quiere morir',
  idiom:
    'me muero de, muero de, muerto de, muerta de, morir de, me mata de, me esta matando, matando, matar el tiempo, matar dos, me muero por, morirse de, golpe de estado, partir de, a partir, corto circuito, corto plazo, corto y, romper el hielo, pegar la foto, pegar el texto, copiar y pegar, cortar y pegar, eliminar la, eliminar el, eliminar los, eliminar x, romper la simetria, disparar una foto, matar bacterias, matar las bacterias, le pego al, pega la imagen, la clase, pego el',
  game: 'juego, juegos, videojuego, fortnite, minecraft, roblox, partida, partido, ajedrez, futbol, nivel, jefe, fifa, baloncesto, zombis, free fire, torneo, equipo',
  fiction:
    'cuento, novela, personaje, personajes, historia, escena, poema, obra, pelicula, libro, autor, cancion, villano, sueno, relato, poeta, protagonista, capitulo, lorca, quijote, serie',
  lesson:
    'guerra, siglo, ensayo, biologia, quimica, ejercicio, examen, traducir, traduce, traduccion, gramatica, verbo, estadistica, presentacion, trabajo sobre, articulo, hitler, franco, revolucion, imperio, rey, celula, celulas, bacteria, virus, proceso, programa, codigo, ecuacion, tasa, ley, colombia, presidente, conquista, aztecas, incas, sintomas, efectos, causas, insectos',
  joke: 'jaja, jajaja, jajajaja, jeje, xd, es broma, broma, jaj',
  accident: 'jugando, sin querer, entrenamiento, educacion fisica, en el partido, cocinando, por accidente',
};
