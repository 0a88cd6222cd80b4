import type { Vocabulary } from '../../input/grammar/vocabulary.ts';

/**
 * Spanish words and phrases for each meaning that ../rules.ts uses. ../../input/grammar/vocabulary.ts
 * explains the notation.
 */
export const spanish: Vocabulary = {
  how: 'como hago para, como, instrucciones, receta, paso a paso, trucos, consejos, manera de, forma de, formas de',
  want: 'quiero, necesito, ayudame a, ayudame, busco, voy a',
  give: 'dame, dime, muestrame, ensename, mandame, enviame, pasame, explicame como',
  write: 'escrib*, inventa, cuenta*, crea, redacta, haz un, haz una, hazme, describ*',
  where: 'donde, en que pagina, que pagina, que app, que sitio',
  get: 'comprar, compro, conseguir, consigo, vender, vendo, pedir, obtener, comprarme',
  make: 'hacer, hago, fabricar, fabrico, construir, construyo, preparar, cocinar, cultivar, armar, se hace, elaborar',
  use: 'fumar, fumo, tomar, consumir, probar, vapear, inhalar, beber, drogarme, emborracharme',
  hide: 'esconder, escondo, ocultar, sin que me vean, sin que me pillen, sin que mis padres, sin que se enteren, sin que me descubran, que no me pillen, a escondidas',
  explosive: 'bomba, bombas, explosivo*, granada, molotov, dinamita, bomba casera, polvora',
  weapon: 'pistola, arma, armas, rifle, escopeta, municion, navaja, cuchillo a la escuela, silenciador',
  toxin: 'veneno, ricina, cianuro, gas toxico, gas venenoso, sarin',
  hardDrug:
    'cocaina, coca, heroina, metanfetamina, cristal, mdma, extasis, lsd, ketamina, drogas, droga, fentanilo, tusi, crack',
  cannabis: 'marihuana, maria, hierba, mota, porro, porros, cannabis, hachis, weed, hash',
  nicotine: 'vaper, vapers, vape, vapes, vapeador, cigarro*, cigarrillo*, tabaco, snus',
  alcohol: 'alcohol, cerveza, vodka, ron, tequila, borracho, borracha',
  porn: 'porno, pornografia, video* porno, nudes, fotos desnud*, desnuda, desnudas, desnudos, erotico, erotica, relato erotico, pack, cachond*, tetas, pene duro, masturb*, mamada, follar, coger con, xxx, hentai, sexting',
  obscene: 'porno, pornografia, nudes, tetas, mamada, follar, cachond*, relato erotico',
  sex: 'sexo, desnudo, follar, tener sexo, relaciones sexuales',
  rape: 'violar, violacion*, abusar sexualmente, abuso sexual, acoso sexual',
  unwilling: 'borracha, dormida, a la fuerza, obligar*, convencer, forzar',
  minor: 'nina, nino, ninas, ninos, menor, menores, chica',
  shoplift:
    'robar, robo en, robarle, falsific*, estafar, estaf*, entrar a robar, forzar la cerradura, abrir una cerradura, lavar dinero, incendiar, quemar la, dinero falso, identificacion falsa, carnet falso',
  hack: 'hackear, hackeo, hackea, jaquear, contrasena de, robar la contrasena, espiar el, ddos, phishing, descifrar la contrasena',
  crimeTarget:
    'cuenta, contrasena, wifi, instagram, whatsapp, facebook, celular, movil, telefono, coche, carro, casa, tienda, dinero, ex, profesor*, notas, vecino, novia, novio, supermercado',
  personalData: 'direccion de, telefono de, donde vive, numero de telefono de, ip de, datos personales de',
  group:
    'judios, judio, musulman*, negros, negras, gitanos, gitano, gays, homosexuales, lesbianas, mujeres, inmigrantes, moros, arabes, chinos, indios, discapacitados, mexicanos, sudamericanos, gordos, refugiados',
  slur: 'maricon*, sudaca*, panchito*, negrata*, marica, retrasado, retrasados, subnormal, mongolo, puta, putas, zorra',
  degrade:
    'tontos, estupidos, inferiores, sucios, vagos, asquerosos, ladrones, terroristas, odio, racista, racistas, chiste sobre, chistes de, chistes sobre, burl*, basura, insult*, apestan',
  despised:
    'inferiores, estupidos, terroristas, basura, parasitos, criminales, ladrones, escoria, ratas, deberian morir, ser deportados, asquerosos, sucios, vagos',
  joke: 'chiste, chistes, poema, cancion, rap, texto, mensaje, meme, discurso, cuento, historia',
  mean: 'insult*, humill*, burl*, cruel, malo, molestar, acosar, rumor, rumores, mentira sobre, feo',
  targetPerson: 'chica, chico, nina, nino, profesor*, companero*, ella, el, alguien, persona, amiga, amigo',
  insultWord:
    'idiota*, imbecil*, estupid*, gilipollas, perra, pendejo, hijo de puta, fracasado, inutil, gorda asquerosa, tonto, tonta',
  youAre: 'eres, tu eres, tu',
  violentAct:
    'matar, asesinar, apunalar, envenenar, golpear, torturar, disparar, estrangular, pegarle, lastimar, ahorcar',
  victim: 'alguien, persona, gente, profesor*, companero*, el, ella, perro, gato, padres, mi mama, mi papa',
  detail: 'con detalle, en detalle, sangriento, sangrienta, muy violento, gore',
  gore: 'gore, sangriento posible, sangrienta posible, tripas, decapit*',
  gambling: 'apostar, apuestas, apuesta, casino, tragaperras, ruleta, casas de apuestas, apuestas deportivas',
  win: 'ganar, dinero, menor de edad, siendo menor, sin dni, pagina, paginas, app, sitio',
  extremist:
    'isis, nazis, nazi, hitler, al qaeda, terrorista, terroristas, kkk, holocausto, supremac*, franco',
  promote:
    'unirme, unirse, me uno, tenia razon, tenian razon, bueno, heroe, nunca ocurrio, mentira, propaganda, reclutar, apoyar, alab*',
  wereRight: 'tenia razon, tenian razon, heroe, heroes, nunca ocurrio, es mentira, es una mentira, sieg heil',
  selfHarmMethod:
    'suicidarme, suicidarse, matarme, cortarme, pastillas para morir, morir sin dolor, vomitar despues, dejar de comer, suicidio, autolesion*',
  toldSelf: 'matate, suicidate, cortate, cuelgate, toma todas las pastillas, mejor muerto',
  challenge:
    'reto del desmayo, reto del apagon, blackout challenge, reto viral peligroso, ballena azul, juego de la asfixia, reto del clonazepam',
  protect:
    'dejar de, prevenir, proteger*, evitar, peligros, peligroso, riesgos, efectos, por que, consecuencias, ley, ayudar a, denunciar, adiccion, contra el, funciona, funciono',
  refuse: 'nunca, no, peligroso, ilegal, prohibido, cuidado, toxico',
  report:
    'decian, creian, propaganda, prejuicio*, afirmaban, consideraban, novela, personaje, ideologia, racismo',
  lesson:
    'historia, guerra, biologia, quimica, fisica, siglo, novela, capitulo, personaje, reproduccion, reproduc*, preservativo, condon, vih, pubertad, fermentacion, higado, cerebro, ana frank, hiroshima, nagasaki, bomba atomica, probabilidad, franquismo, inquisicion',
  game: 'minecraft, roblox, fortnite, gta, videojuego, free fire, en el juego',
  fiction: 'novela, cuento, personaje, pelicula',
  instruct: 'puedes, primero, luego, despues, compra, mezcla, toma, usa, ve a, solo, tienes que',
  doIt: 'mezcla, llena, calienta, anade, enciende',
  precursor: 'polvora, mecha, nitrato de amonio, gasolina, acetona',
  idiom:
    'matar un proceso, matar el proceso, matar el tiempo, bomba de agua, bomba de sodio, bomba sodio, bombas de agua, bomba hidraulica, arma una, dispara una foto, hierba buena, hierbas, coca cola',
  crimeStep:
    'sin pagar, etiqueta de seguridad, quitar la alarma, romper la ventana, rompe la ventana, forzar la cerradura, pagina falsa, adivina su contrasena, adivina la contrasena, roba su contrasena, roba la clave, falsifica*, carnet falso, tarjeta robada, sin dejar huellas, cambia tus notas, cambiar las notas, cambia las notas, entra de noche, billetes falsos, asalta*',
  revealed:
    'su direccion es, su telefono es, su numero es, vive en la calle, ella vive en, el vive en, su contrasena es, la contrasena de, contrasena de tu profe, contrasena de tu maestra, numero privado',
  gloat:
    'es divertido, se siente genial, se siente bien, es hermoso, se lo merece*, merecen morir, merece morir, darle una leccion, que paguen, hazles pagar, te hace fuerte, disfruta*, y se reia, riendo',
  splatter:
    'sangre salpic*, sangre brot*, sangre chorr*, cortaba la garganta, cortar la garganta, degoll*, arrancaba los ojos, arranco los ojos, corto los dedos, tripas, intestinos, decapit*, mutil*, desoll*, destrip*, craneo, gritos de agonia, charco de sangre, descuartiz*',
  prose:
    'gimio, gemia, gemido*, jadeo, jadeaba, penetraba, la penetro, desnudaba, desnudo, desnuda, sus pechos, sus tetas, entre sus piernas, muslos, excitado, excitada, cachondo, caliente, orgasmo, sujetador, bajo la falda, debajo de la falda, lamio, pezon*, mojada',
  stakes:
    'apuesta, apostar, juega, ruleta, casino, poker, tragaperras, tragamonedas, apuestas deportivas, al rojo, al negro',
  stakesWin:
    'vas a ganar, ganar, no puedes perder, rico, forrarte, tu dinero, todo tu dinero, tu paga, duplicar, bono, premio gordo, dinero facil, edad falsa',
  doesIt:
    'aguanta la respiracion, contener la respiracion hasta, aprietate el cuello, apriete el cuello, hasta que te desmayes, hasta desmayarte, hasta que veas negro, ahogate, inhala el gas, desodorante en la boca, traga detergente, salta del tejado, encima del tren, en las vias, cruza la autopista',
};
