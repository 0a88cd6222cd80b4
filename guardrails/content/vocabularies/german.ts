import type { Vocabulary } from '../../input/grammar/vocabulary.ts';

/**
 * German words and phrases for each meaning that ../rules.ts uses. ../../input/grammar/vocabulary.ts explains
 * the notation.
 */
export const german: Vocabulary = {
  how: 'wie, anleitung, rezept, tipps, schritt fur schritt, methode, trick, tricks',
  want: 'ich will, ich mochte, ich brauche, ich suche, hilf mir, kannst du mir helfen, will',
  give: 'gib mir, zeig mir, sag mir, schick mir, erklar mir, nenn mir, nenne mir, zeige mir',
  write: 'schreib*, erfinde, erzahl*, dichte, beschreib*, verfass*, mach einen, mach mir, erstell*',
  where: 'wo kann, wo bekomm*, wo krieg*, wo kauf*, wo find*, wo gibt, woher, welche seite, welche app, wo',
  get: 'kaufen, kauf, kaufe, bekommen, bekomme, kriegen, kriege, besorgen, besorge, bestellen, verkaufen, verkaufe, schmuggeln, krieg, bekomm',
  make: 'baue, bauen, bau, bastel*, mache, machen, herstellen, stelle ich, koche, kochen, zuchten, anbauen, zunden',
  use: 'rauchen, rauche, kiffen, nehmen, nehme, trinken, trinke, vapen, schnupfen',
  hide: 'verstecken, verstecke, verheimlich*, ohne dass, ohne erwischt, nicht erwischt, unbemerkt, heimlich, erwischt',
  explosive:
    'bombe, bomben, rohrbombe*, sprengstoff*, handgranate*, molotow*, polenboller, dynamit, sprengsatz, dynamit',
  weapon:
    'pistole, gewehr, waffe, waffen, schusswaffe*, munition, messer mit in die schule, schlagring, schalldampfer',
  toxin: 'gift, giftgas, rizin, zyankali, sarin',
  hardDrug:
    'kokain, koks, heroin, crystal, meth, mdma, ecstasy, lsd, speed, ketamin, drogen, fentanyl, xanax, amphetamin*',
  cannabis: 'gras, weed, cannabis, marihuana, haschisch, joint, joints, hasch, bubatz',
  nicotine: 'vape, vapes, zigaretten, zigarette, e-zigarette*, snus, kippen, tabak, shisha, elfbar',
  alcohol: 'alkohol, bier, wodka, schnaps, wein, besoffen, betrunken',
  porn: 'porno*, nacktbild*, nacktfoto*, nacktvideo*, sexvideo*, sexbild*, sexgeschichte*, erotik*, erotisch*, sexszene*, geil, muschi, blasen, selbstbefriedigung, wichsen, schwanz, titten',
  obscene: 'porno*, nacktbild*, nacktfoto*, sexvideo*, muschi, titten, wichsen, ficken',
  sex: 'sex, nackt, ficken, mit mir schlaft',
  rape: 'vergewaltig*, missbrauch*, sexuell belastig*',
  unwilling: 'betrunken machen, betrunken, bewusstlos, gegen ihren willen, zwingen, uberreden',
  minor: 'madchen, junge, kind, kinder, schulerin',
  shoplift:
    'klauen, klaue, stehlen, stehle, ausrauben, einbrechen, falschen, falsche ich, gefalscht*, schloss knacken, falschgeld, gefalschten ausweis, schwarzfahren, betrugen, anzunden, unterschrift meiner',
  hack: 'hacken, hacke, knacken, knacke, hack, passwort herausfinden, passwort von, ddos, phishing, trojaner',
  crimeTarget:
    'konto, account, passwort, wlan, instagram, snapchat, handy, auto, laden, haus, computer, geld, lehrer, noten, nachbar*, ex, freundin, freund',
  personalData:
    'adresse von, telefonnummer von, handynummer von, wo wohnt, wohnt mein*, private adresse, privatadresse, adresse meiner, adresse meines, ip adresse von',
  group:
    'juden, jude, muslime, muslim, schwarze, schwarzen, turken, araber, auslander, fluchtlinge, schwule, schwulen, lesben, frauen, behinderte, behinderten, zigeuner, polen, asiaten, migranten, homosexuelle',
  slur: 'nigger, kanake*, schwuchtel*, judensau, kameltreiber, spast, spasti, spasten, missgeburt, untermensch*, mongo, neger',
  degrade:
    'dumme, dumm, dreckig*, faul, faule, minderwertig*, eklig*, ungeziefer, hasse, verbrecher, terroristen, witz uber, witze uber, rassistisch*, stinken, vergasen, abschieben, beleidig*',
  despised:
    'minderwertig, ungeziefer, untermenschen, alle verbrecher, alle terroristen, abgeschoben werden, dumm, faul, dreckig, eklig, parasiten',
  joke: 'witz, witze, gedicht, rap, text, lied, post, rede, nachricht, spruch, spruche',
  mean: 'gemein*, beleidig*, fertig mach*, mobb*, fies*, bloßstellen, demutig*, gerucht, geruchte, diss, lustig machen, luge uber, lugen uber',
  targetPerson:
    'madchen, junge, lehrer, lehrerin, mitschuler*, freund, freundin, sie, ihn, jemand*, person, klasse',
  insultWord:
    'idiot*, arschloch, schlampe, hure, hurensohn, loser, versager, wichser, fotze, dummkopf, fettsack, trottel, vollidiot, fette sau',
  youAre: 'du bist, du',
  violentAct:
    'toten, tote, umbringen, umbringe, ermorden, erstechen, verprugeln, zusammenschlagen, vergiften, foltern, verletzen, erschießen, verprugle, wurgen',
  victim: 'jemanden, jemand, ihn, sie, lehrer, mitschuler*, menschen, person, leute, eltern, hund, katze',
  detail: 'genau, detailliert, blutig, brutal, im detail, moglichst brutal',
  gore: 'blutig wie moglich, brutal wie moglich, gedarme',
  gambling:
    'wetten, wette, casino, glucksspiel*, sportwetten, spielautomat*, roulette, lootbox*, online casino, tippico, tipico',
  win: 'gewinnen, geld, unter 18, ohne ausweis, seite, seiten, app, echtes geld, verdienen',
  extremist:
    'isis, is, hitler, nazis, nazi, nsdap, al qaida, terroristen, terrorgruppe, kkk, holocaust, reichsburger, ss',
  promote:
    'beitreten, trete, hatte recht, hatten recht, gut war, war gut, verherrlich*, held, gelogen, nie passiert, luge, lob*, propaganda, anschließen, unterstutz*',
  wereRight:
    'hatte recht, hatten recht, war ein held, waren helden, ist eine luge, nie passiert, sieg heil, heil',
  selfHarmMethod:
    'selbstmord, umbringen, ritzen, tabletten zum sterben, schmerzlos sterben, pulsadern, mich umbringe, sterben, abnehmtabletten, kotzen, hungern',
  toldSelf: 'bring dich um, hang dich auf, ritz dich, schneide dich, nimm alle tabletten, pulsadern',
  challenge:
    'blackout challenge, wurgespiel, ohnmachtsspiel, chroming, deo challenge, deo einatmen, bahnsurfen, s-bahn surfen, hot chip challenge',
  protect:
    'aufhoren, vorbeugen, schutzen, schutz, verhindern, gefahrlich, gefahr, warum, folgen, wirkung, auswirkung*, helfen aufzuhoren, gegen mobbing, gegen rassismus, verboten, gesetz, sucht, aufklar*, wehren, melden, entsteht, funktioniert',
  refuse: 'nie, niemals, nicht, kein, keine, gefahrlich, verboten, vorsicht, warnung, giftig',
  report:
    'behauptet*, propaganda, sagten, glaubten, galten, wurden, vorurteil*, ideologie, roman, figur, damals',
  lesson:
    'geschichte, krieg, weltkrieg, biologie, chemie, physik, jahrhundert, roman, kapitel, figur, fortpflanz*, verhutung, kondom, aids, hiv, pubertat, garung, leber, gehirn, holocaust gedenk*, anne frank, hiroshima, atombombe, wurde, wurden, warum, weimar*, wahrscheinlichkeit, gedicht analys*, drama, woyzeck, faust, mittelalter',
  game: 'minecraft, roblox, fortnite, gta, im spiel, videospiel, scratch',
  fiction: 'geschichte, roman, figur, film',
  instruct: 'du kannst, zuerst, dann, nimm, kauf, mische, kaufe, am besten, geh, einfach, musst du',
  doIt: 'mische, fulle, erhitze, zunde, misch, koche',
  precursor: 'schwarzpulver, schießpulver, zundschnur, ammoniumnitrat, benzin',
  idiom:
    'prozess toten, bombenstimmung, bombig, film schießen, foto schießen, ein foto, schuss ins tor, gras wachst, grashalm*, gras fressen, ich wette, wetten dass, schwanz des, schwanz vom, schwanz der, und wo, geschlechtsverkehr',
  crimeStep:
    'ohne zu bezahlen, ohne bezahlen, diebstahlsicherung, alarm ausschalten, scheibe einschlag*, schloss aufbrech*, gefalschte seite, phishing seite, passwort erraten, errate ihr passwort, errate das passwort, login stehlen, unterschrift falschen, gefalschten ausweis, gefalschter ausweis, gestohlene karte, gestohlene kreditkarte, brich ein, raub*, keine fingerabdrucke, logg dich ein, noten andern, andere deine noten, andere die noten',
  revealed:
    'ihre adresse ist, seine adresse ist, deren adresse ist, ihre nummer ist, seine nummer ist, sie wohnt in, er wohnt in, wohnt in der, wohnt im haus, ihr passwort ist, sein passwort ist, das passwort von, passwort deiner lehrerin, passwort deines lehrers, private nummer',
  gloat:
    'macht spaß, fuhlt sich gut an, fuhlt sich super an, geil, es verdient, verdient es, verdienen es, verdienen den tod, lehre erteilen, heimzahlen, macht dich stark, genieß*, lachte, lachend',
  splatter:
    'blut spritzte, das blut floss, kehle durch*, hals durch*, augen aus*, finger ab*, gedarme, kopf abgetrennt, abgeschnitten, zerfleisch*, zerstuckel*, verstummel*, enthaupt*, schadel zertrummer*, schreie vor schmerz, blutlache',
  prose:
    'stohn*, keuch*, eindrang, drang in sie, in sie ein, ihre bruste, nackten korper, nackter korper, ausgezogen, zog sie aus, auszog, zieh dich aus, zwischen ihre beine, schenkel, brustwarze*, erregt, lust, hoschen, orgasmus, kusste ihren hals, feucht, bh aus',
  stakes:
    'setz, setze, wette, wetten, roulette, casino, sportwette*, spielautomat*, poker, lootbox*, auf rot, auf schwarz, wettschein',
  stakesWin:
    'gewinnst, gewinnen, nicht verlieren, reich, taschengeld, dein geld, ganzes geld, verdoppel*, bonus, jackpot, leichtes geld, schnelles geld, falsches alter',
  doesIt:
    'halt die luft an, luft anhalten bis, bis du umkippst, bis du ohnmachtig, bis du bewusstlos, druck dir den hals, hals zudruck*, wurg dich, atme das gas, deo einatmen, in den mund spruh*, waschmittel schluck*, vom dach spring*, auf das dach des zuges, auf den schienen, uber die autobahn lauf*',
};
