import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * German, as students write it. Each key is a meaning that rules.ts, danger-by-meanings.ts or the lexicon
 * uses. ../grammar/vocabulary.ts explains the notation of the words.
 */
export const german: Vocabulary = {
  i: 'ich, ichs, hab',
  we: 'wir, lasst uns, lass uns',
  me: 'mich, mir, uns',
  my: 'mein, meine, meinen, meiner, meinem, meines, unser, unsere, unserem, unseren',
  the: 'die, den, der',
  self: 'mich selbst, mir selbst, mich selber',
  not: 'nicht, nie, kein, keine, keinen, nimmer, ned, nich, net, nie mehr, ohne',
  want: 'will, wollte, mochte, moechte, wurde gern, wurde am liebsten, lust, wunsche, wunschte, wunsch, uberlege, denke daran, denk daran, dran gedacht, denke uber, denke manchmal an, denke oft an, gedanken, versucht, vorgenommen, am liebsten, traume davon, hoffe, konnte, sollte, gedanke, denke an, denke ans, gedacht, denke manchmal uber',
  wish: 'am liebsten, will, mochte, wollte, ware gern, ware gerne, hatte gern, wunschte, wunsche mir',
  notWish:
    'will nicht mehr, mag nicht mehr, mochte nicht mehr, keine lust mehr, kein bock mehr, will nimmer, keine kraft mehr, will nie mehr, wollte nicht mehr, hab keine lust mehr, keine lust',
  die: 'sterben, tot sein, tot, tod, verrecken, verschwinden, fur immer verschwinden, nicht mehr aufwachen, nie mehr aufwachen, nie wieder aufwachen, nicht mehr da sein, nicht mehr da, nicht mehr existieren, einschlafen und nicht mehr, fur immer schlafen, fur immer einschlafen, weg sein, umbringen, nie geboren, nicht mehr leben, nicht mehr hier sein, vor den zug, vom dach springen, von der brucke springen, aus dem fenster springen, ende setzen, schluss machen mit allem, alles beenden, selbstmord, suizid',
  dead: 'tot ware, nicht geboren, nie geboren, nicht mehr da ware, nicht mehr aufwache, nicht mehr lebe, weg ware, nicht da ware',
  dieWish:
    'will sterben, mochte sterben, will nicht mehr leben, mag nicht mehr leben, mochte nicht mehr leben, lieber tot, am liebsten tot, ware gern tot, ware lieber tot, ware ich tot, hasse mein leben, mein leben hat keinen sinn, leben hat keinen sinn, leben macht keinen sinn, leben sinnlos, sinn des lebens verloren, keinen sinn mehr im leben, keinen sinn mehr, kein sinn mehr im leben, kein bock mehr auf leben, keine lust mehr zu leben, keine lust mehr auf leben, lebensmude, nicht mehr leben wollen, kann nicht mehr leben, leben nicht mehr lebenswert, satt zu leben, leben satt, will nicht mehr da sein, will nicht mehr hier sein, will nicht mehr aufwachen, will nie wieder aufwachen, will einfach weg sein, wenn ich weg ware, wenn ich nicht mehr da ware, wenn ich tot ware, wenn ich nicht mehr da bin, vermissen wenn ich, abschiedsbrief, kein grund mehr zu leben, nicht mehr lange da, leben keinen sinn und, leben fehlt, wenn ich morgen nicht mehr da',
  live: 'leben, existieren, aufwachen, da sein, weiterleben, weitermachen, am leben, hier sein',
  point: 'sinn im, sinn des, sinn in, grund zu, grund zum',
  existence: 'leben, lebens, mein leben, des lebens',
  suicide: 'suizid*, selbstmord*, selbstverletz*, selbst verletz*, umbringen, svv',
  selfKill:
    'bring mich um, bringe mich um, mich umbringen, mich umzubringen, mich umgebracht, mir das leben nehmen, mich erhangen, mich aufhangen, mich tote, mich toten, mich zu toten, mir was antun, mir etwas antun, nehme mir das leben, mich vor den zug, mich vor einen zug, mich erschiessen, das leben nehmen, mich selbst toten, mich selbst umbringen, suizidgedanken, selbstmordgedanken',
  hurtSelf:
    'ritze mich, ritz mich, mich ritzen, mich ritze, mich geritzt, verletze mich selbst, mich selbst verletz*, mir selbst weh, tu mir weh, tue mir weh, schneide mich, schneid mich, mich geschnitten weil, mich zu ritzen, ritzen angefangen, mit ritzen, mit dem ritzen, verbrenne mich, mich schneide, kratze mich blutig, ritz mir, ritze mir, mir die arme, mir den arm auf, schlage mich selbst, hasse mich, bestrafe mich',
  without:
    'ohne mich besser, besser ohne mich, glucklicher ohne mich, ohne mich glucklicher, ohne mich gluecklicher, ohne mich leichter, ohne mich besser dran, besser dran ohne mich, niemand wurde merken, keiner wurde merken, merkt eh keiner, wurde mich vermissen, niemand wurde mich, keiner wurde mich, keiner vermisst mich, niemand vermisst mich, bin nur eine last, falle allen zur last, bin allen eine last, eine last fur, niemanden interessieren, keinen interessieren, nur allen zur last, interessiert eh keinen ob ich',
  cut: 'schneide, geschnitten, schneiden, ritze, ritzen, geritzt, ritz, verbrenne, aufgeschnitten',
  body: 'arme, arm, beine, oberschenkel, handgelenk, handgelenke, haut, pulsadern, unterarm, unterarme',
  wound: 'schnitte, narben, ritzer, wunden, schnittwunden',
  blade: 'klinge, klingen, rasierklinge, rasierklingen, messer, cutter, zirkel, spitzerklinge',
  again:
    'wieder, gestern, jeden abend, jeden tag, seit, nachts, damit ich, um was zu spuren, heimlich, wenn ich',
  means:
    'tabletten, pillen, schlaftabletten, schlafmittel, medikamente, strick, seil, bleiche, paracetamol, ibuprofen, gift',
  hoard:
    'gesammelt, sammle, sammel, gehortet, versteckt, geklaut, geschluckt, schlucken, schlucke, genommen, alle, nehmen, ganze packung, gekauft, packung, besorgt, zu viele',
  eat: 'essen, esse, gegessen, ess, mahlzeit, mahlzeiten, abendessen, fruhstuck, kalorien, mittagessen, was, nichts',
  vomit:
    'kotze, kotzen, gekotzt, erbreche, erbrechen, erbrochen, ubergebe mich, ubergeben, finger in den hals, abfuhrmittel, brechen, auskotzen',
  fat: 'fett, dick, dunn, dunner, abnehmen, gewicht, kilo, kg, zunehmen, eklig, hasslich, wiege, fetter, hungern, figur',
  starve:
    'esse nichts, nichts gegessen, esse kaum, nichts mehr gegessen, hungere, aufgehort zu essen, nicht mehr essen, nichts essen, nichts mehr essen, lasse mahlzeiten aus, esse nicht mehr, faste, ess nichts, hore auf zu essen, seit tagen nichts, verweigere essen',
  days: 'tagen, tage, seit, wochen, woche, montag, sonntag, tag, drei',
  eatingDisorder:
    'magersucht, magersuchtig, bulimie, bulimisch, essstorung, ess storung, anorexie, fressattacken, fressanfalle, pro ana',
  kin: 'vater, mutter, papa, mama, mami, papi, eltern, stiefvater, stiefmutter, onkel, tante, bruder, schwester, stiefbruder, cousin, cousine, opa, oma, grossvater, grossmutter, freund, freundin, ex, familie, alter, vadder, dad, mom, halbbruder, pflegevater, pflegemutter, pflegeeltern, mann',
  adult:
    'trainer, lehrer, lehrerin, nachbar, pfarrer, chef, betreuer, coach, erzieher, arzt, bekannter, freund von meinem vater, freund meiner mutter, freund von mama, freund von meiner mutter, busfahrer',
  peer: 'mitschuler, klassenkameraden, klassenkamerad, jungs, jungen, madchen, madels, die anderen, anderen, klasse, alle, leute, grossen, typen, schuler, paar, gruppe, freunde, freundinnen, gleichaltrigen, gleichaltrige, kinder, alteren, meisten',
  they: 'er, sie, jemand, einer, der, die, alle, keiner, niemand, ein mann, ein typ, ein alterer, man, ein fremder, jeder, ein junge, ein erwachsener, dieser',
  hurt: 'schlagt, schlagen, schlug, geschlagen, schlagt, haut, hauen, gehauen, verprugelt, verprugeln, prugelt, prugeln, tritt, treten, getreten, misshandelt, misshandeln, missbraucht, vergewaltigt, vergewaltigen, wurgt, gewurgt, schubst, schubsen, geschubst, bedroht, bedrohen, sperrt, sperren, eingesperrt, verpruegelt, schlaegt, beschimpft, beschimpfen, bespuckt, bespucken, anspucken, qualt, qualen, gequalt, boxt, boxen, ohrfeigt, verkloppt, kloppt, zusammenschlagen, verprugelte, schlugen, beleidigt, beleidigen, begrapscht, zieht an den haaren, gefoltert',
  hurtsMe:
    'schlagt mich, schlaegt mich, haut mich, verprugelt mich, verpruegelt mich, tritt mich, schlagen mich, hauen mich, verprugeln mich, misshandelt mich, missbraucht mich, hat mich missbraucht, hat mich vergewaltigt, hat mich geschlagen, haben mich geschlagen, hat mich verprugelt, haben mich verprugelt, wurgt mich, hat mich gewurgt, sperrt mich ein, schlagt meine mutter, schlagt mama, schlagt meine mama, schlagt meinen bruder, schlagt meine schwester, schlagt uns, wieder schlagen, mich immer schlagt, mich schlagt, mich haut, mir eine rein, mir eine geknallt, mich verprugelt, mich jeden tag schlagt, schlaegt meine, tut mir weh, tun mir weh, tut mir immer weh, hat mir wehgetan, mit dem gurtel, verdrischt mich, prugelt mich, prugelt auf mich, kloppt mich',
  beatenOne:
    'werde gemobbt, wurde gemobbt, werd gemobbt, gemobbt werde, gemobbt worden, gemobbt wurde, wurde missbraucht, wurde vergewaltigt, wurde misshandelt, werde geschlagen, wurde geschlagen, werde verprugelt, werde missbraucht, wurde sexuell, werde sexuell, sexuell missbraucht, sexuell belastigt, sexuell genotigt, werde bedroht, werde erpresst, werde zuhause geschlagen, werde ausgegrenzt, wurde ausgegrenzt, wurde gehanselt, werde gehanselt, wurde schikaniert, werde schikaniert, werde gehasst, opfer von mobbing, gemobt, mobbing opfer, wurde gefoltert, wurde verprugelt, illegal festgehalten, wurde eingeschuchtert, werde diskriminiert, wurde belastigt, werde belastigt, immer gemobbt, gemobbt von',
  touch:
    'fasst, fassen, fasste, angefasst, begrapscht, beruhrt, beruhren, beruhrte, kusst, gekusst, streichelt, betatscht, grapscht, antatscht, anfasst',
  touchesMe:
    'fasst mich an, fasst mich immer an, fasst mich immer, fasst mich, fasste mich an, mich angefasst, mich anfasst, begrapscht mich, hat mich begrapscht, kommt nachts in mein zimmer, kommt in mein bett, legt sich zu mir ins bett, beruhrt mich, betatscht mich, kusst mich gegen, grapscht mich an, kommt nachts zu mir, guckt mir beim duschen, beobachtet mich beim duschen',
  private:
    'unten, nackt, intim*, zwischen den beinen, brust, po, nachts, ausziehen, will das nicht, mag das nicht, unangenehm, allein, korper',
  force: 'zwingt, zwang, gezwungen, muss, musste, zwingen, drangt',
  sexual:
    'sex, sexuell*, nackt, nackte, ausziehen, nacktbilder, nacktfotos, sachen die ich nicht will, sachen die ich nicht wollte, dinge die ich nicht will, dinge die ich nicht wollte, nudes, obwohl ich nein, intim*, ohne klamotten, unterwasche, schlafen',
  pictures: 'foto, fotos, bilder, bild, video, videos, nudes, selfies',
  ask: 'will, fragt, verlangt, schick, schicke, schickt, schicken, sagt, meinte, fordert, wollte, bittet, geschickt, gefragt',
  online:
    'discord, snap, snapchat, insta, instagram, internet, whatsapp, tiktok, roblox, chat, online, fortnite, minecraft, kennengelernt',
  secret:
    'nicht sagen, niemandem sagen, niemandem erzahlen, keinem sagen, keinem erzahlen, nichts sagen, unser geheimnis, geheim halten, geheimnis, wenn ich was sage, wenn ich es sage, wenn ich es erzahle, wenn ich was erzahle, darf es niemand, niemand wissen, nicht erzahlen, eltern nichts',
  meet: 'treffen, zu ihm, bei ihm, besuchen, abholen',
  alone: 'allein, alleine, heimlich, geheim',
  share:
    'posten, veroffentlichen, verschicken, rumschicken, herumschicken, weiterschicken, zeigen, gepostet, verschickt, leaken',
  fear: 'angst, angst vor, fursch, furchte, traue mich nicht, trau mich nicht, will nicht, angst davor',
  home: 'nach hause, heim, zuhause, zu hause, hause',
  neglect:
    'nichts zu essen zuhause, nichts zu essen daheim, zuhause nichts zu essen, nichts zu essen zu hause, zu hause nichts zu essen, kein essen zuhause, kein essen zu hause, gibt mir nichts zu essen, geben mir nichts zu essen, lasst mich allein zuhause, lasst uns allein, lassen mich allein zuhause, lassen uns allein, hat mich rausgeschmissen, rausgeworfen zuhause, aus dem haus geworfen, zuhause rausgeflogen, schlafe draussen, auf der strasse schlafen, abgehauen von zuhause, von zuhause abgehauen, von zu hause weggelaufen, weggelaufen von, niemand kummert sich um uns, keiner kummert sich um uns, keiner kummert sich um mich, seit tagen nicht zuhause, seit tagen nicht nach hause, seit tagen nicht mehr nach hause, sperrt mich, sperren mich, nicht mehr nach hause gekommen, darf nichts essen, schliesst mich ein',
  bruise: 'blaue flecken, blauer fleck, blut, blaues auge, narben, blute, bluterguss',
  bully:
    'mobben, mobbt, gemobbt, mobbing, mobbe, lachen, lacht, auslachen, auslacht, verarschen, verarscht, hanseln, hanselt, argern, argert, beleidigen, beleidigt, ausgrenzen, ausgegrenzt, ignorieren, schikanieren, schikaniert, fertigmachen, machen fertig, demutigen, demutigt, hassen, hasst, bedrohen, bedroht, verspotten, verspottet, erpressen, erpresst, klauen, nennen',
  bullyMe:
    'lachen mich aus, lachen uber mich, lacht mich aus, lacht uber mich, mobben mich, mobbt mich, beleidigen mich, machen sich uber mich lustig, macht sich uber mich lustig, mich auslachen, machen mich fertig, nennen mich fett, nennen mich hasslich, grenzen mich aus, schubsen mich, bespucken mich, sagen ich soll mich umbringen, sagt ich soll mich umbringen, ich soll sterben, klauen mir, nehmen mir mein, keiner will neben mir sitzen, niemand will neben mir sitzen, sperren mich im klo, sperren mich aufs klo, gruppe gegen mich, bilder von mir, videos von mir, hassen mich alle, alle hassen mich, mich alle mobben, mich mobben, schliessen mich aus, schlagen mich in der pause',
  suffered: 'werde, wurde, worden, bin, war, werd, werden',
  abusedWord:
    'gemobbt, missbraucht, vergewaltigt, misshandelt, geschlagen, verprugelt, bedroht, erpresst, schikaniert, ausgegrenzt, gedemutigt, belastigt, eingeschuchtert, diskriminiert, gefoltert, gehanselt',
  intention:
    'werde, will, mochte, wurde gern, hab vor, habe vor, konnte, sollten, mussen, sollte, werden, wollen, uberlege ernsthaft, denke ernsthaft, bock, lust, schwore, plane, geh und, muss man, hatte lust',
  lead: 'lasst uns, sollten, mussen, wir, lass, man sollte, mussten, werden, werde',
  will: 'werde, will, werden, wollen, geh, gehe, mach, mache, morgen',
  attack:
    'umbringen, toten, abstechen, stechen, erstechen, erschiessen, abknallen, knallen, verprugeln, schlagen, zusammenschlagen, anzunden, verbrennen, vergiften, sprengen, erwurgen, wurgen, ermorden, ausloschen, ausrotten, vernichten, foltern, hinrichten, eliminieren, aufschlitzen, fertigmachen, kaltmachen, kalt machen, beseitigen, loswerden, qualen, vergasen, erhangen, abschlachten, messern, platt machen, plattmachen, umlegen, verletzen, das genick brechen, einschlagen, ein ende setzen, uberfahren, schlitz, angreifen, hauen, auf die fresse, in die luft jagen, abschiessen',
  attackSomeone:
    'stech ihn ab, stech sie ab, stech den ab, stech die ab, ich stech, ich steche, stech dich ab, bring ihn um, bringe ihn um, bring sie um, bringe sie um, bring die um, bring den um, bring euch um, bring dich um, bringe dich um, bring sie alle um, bring alle um, bringe alle um, mach ihn kalt, mach sie kalt, mach dich kalt, mach ihn fertig, knall ihn ab, knall sie ab, knall alle ab, knalle alle ab, knall sie alle, knall die alle, knall dich ab, schlag ihn tot, schlag ihm den, schlage ihm, schlag dir, hau ihm aufs maul, hau ihm eine rein, hau ihm die, schlag ihm die, schlag ihr die, auf die fresse, zund die schule, zunde die schule, jage die schule, jag die schule, schule in die luft, erschiess ihn, erschiesse sie, erschiesse ihn, erschiess euch, rotten wir, ich tote, brich ihm, brech ihm, breche dir, amoklauf, amok lauf, amok, ich zund, ich messer, stech ich, steche ich',
  erase:
    'ausrott*, vernicht*, ausgeloscht, ausloschen, hinricht*, loswerden, loszuwerden, eliminier*, beseitig*, getotet, toten, vergas*, erschiessen, verbrennen, abschieb*, foltern, qualen',
  kill: 'umbringen, abstechen, erstechen, toten, abknallen, verprugeln, erschiessen, kaltmachen, zusammenschlagen, aufschlitzen, umlegen, erwurgen, abschlachten, vergiften, anzunden',
  pronoun: 'die, den, der, diese, diesen, einen, dem, den da',
  stem: 'stech, steche, knall, knalle, bring, bringe, schlag, schlage, mach, mache, hau, haue, jag, jage, stechen, bringen, knallen',
  particle: 'ab, um, tot, zusammen, kalt, platt, in die luft, fertig',
  bullying: 'mobbing, cybermobbing',
  other:
    'ihn, sie, ihm, ihr, dich, dir, euch, jemanden, denen, lehrer, lehrerin, mitschuler, den lehrer, die lehrerin, klasse, schulleiter, direktor, rektor, leute, menschen, mensch, den typ, den jungen, den da, den typen, die alle, diesen typ, euch alle, sie alle, ihr alle, alle hier, allen hier, alle anderen, sie allen',
  group:
    'schwule, schwulen, schwuler, homosexuelle, homosexuellen, schwarze, schwarzen, juden, jude, muslime, muslimen, muslim, moslems, auslander, auslandern, fluchtlinge, fluchtlingen, fluchtling, behinderte, behinderten, frauen, frau, transen, trans, transmenschen, transpersonen, migranten, einwanderer, kanaken, zigeuner, lesben, turken, araber',
  place:
    'schule, die schule, der schule, klasse, haus, das haus, klassenzimmer, aula, sein haus, ihr haus, auto, bude',
  hitParts: 'kopf, schadel, gesicht, fresse, hals, genick, zahne, beine, kehle, maul',
  weapon:
    'messer, pistole, waffe, waffen, knarre, gewehr, bombe, schlagring, baseballschlager, axt, sprengstoff, klappmesser',
  bring:
    'bringe, bring, mitbringen, nehme, nehm, mitnehmen, mit, habe, hab, hole, hol, komme mit, komm mit, dabei, besorge, besorg, versteckt',
  revenge:
    'werden es bereuen, wird es bereuen, werden das bereuen, wird das bereuen, du wirst es bereuen, werden dafur bezahlen, wird dafur bezahlen, werden bezahlen, wird bussen, werden bussen, kommt morgen nicht in die schule, komm morgen nicht in die schule, geht morgen nicht in die schule, du bist tot, er ist tot, die ist tot, ihr seid tot, ihr werdet alle sterben, werden alle sterben, werdet sterben, wird sterben, weiss wo er wohnt, weiss wo sie wohnt, weiss wo du wohnst, todesliste, abschussliste, wird er sehen was, die werden schon sehen, amoklauf machen, blutbad',
  suffer: 'leiden, sterben, bluten, bezahlen, brennen, bussen, verschwinden, leiden lassen, leid',
  make: 'lassen, lasse',
  execution:
    'tod den, tod allen, tod aller, hinrichtung ist die einzige, hinrichtung, exekution, todesstrafe fur, tod fur',
  deathTo:
    'sollen sterben, sollten sterben, sollen alle sterben, sollten alle sterben, mussen sterben, muss sterben, soll sterben, soll verrecken, sollen verrecken, verdienen den tod, verdient den tod, verdienen es zu sterben, verdient zu sterben, verdienen zu sterben, gehoren vergast, gehoren erschossen, gehort erschossen, gehoren getotet, sollten hingerichtet, sollten ausgerottet, gehoren ausgerottet, mussen ausgerottet, sollten getotet, gehoren hingerichtet, verdienen nicht zu leben, sollten brennen, sollte man erschiessen, sollte man alle, gehort abgestochen, ausgerottet werden, getotet werden, hingerichtet werden, erschossen werden',
  howTo:
    'wie kann ich, wie kann man, wie, sag mir wie, erklar mir wie, anleitung, anleitung zum, beste methode, wo kann ich, schritte, wie ich',
  crime:
    'ohne erwischt zu werden, ohne dass es jemand merkt, ohne spuren, bombe bauen, eine bombe bauen, waffe besorgen, eine waffe kaufen, an eine waffe, leiche verstecken, leiche loswerden, jemanden umbringen, jemanden toten, sprengstoff herstellen, nicht erwischt',
  friend:
    'meine freundin, mein freund, beste freundin, bester freund, meine schwester, mein bruder, mitschulerin, kumpel',
  selfHarmOfFriend:
    'ritzt sich, will sich umbringen, sich umbringen, verletzt sich selbst, will sterben, sich ritzt, schneidet sich die arme, sich was antun, sich etwas antun',
  by: 'von, vom',
  idiom:
    'totlachen, lache mich tot, lach mich tot, todmude, tod mude, zum sterben langweilig, sterben vor, sterbe vor, sterb vor, totale, tote hosen, die deadline, zeit totschlagen, tot gelangweilt, hasse mathe, toter punkt, wenn ich noch eine, wenn ich noch ein, abstechen plätzchen, schlag mich nicht, schlagen sie vor, ich schlage vor, schlagt vor, schlage vor, vorschlagen, nachschlagen, schlag nach, sahne schlagen, totes meer, schneide papier, schneiden sich, schneiden sich die geraden, schnittpunkt, trifft sich, tod gottes, todesstrafe, knallen sehr, haut ab, haut hin, die haut, meine haut juckt, sitzen bleiben, brechen den strahl, bruch brechen, fett gedruckt, fettgedruckt, die klasse, losung einschlagen, gewicht von, gewicht der, masse von, loschen, satz beenden, verrecken dran, ich hab die, aufgabe beenden',
  game: 'spiel, spiele, spielen, fortnite, minecraft, roblox, runde, match, schach, fussball, level, boss, fifa, basketball, zombies, turnier, mannschaft, valorant, zocken, quest',
  fiction:
    'roman, novelle, figur, figuren, geschichte, szene, gedicht, drama, film, buch, autor, lied, traum, marchen, dichter, hauptfigur, protagonist, kapitel, theaterstuck, werther, faust, gretchen, kabale, serie, text, ballade, krimi, aufsatz, erzahlung, zitat',
  lesson:
    'krieg, weltkrieg, jahrhundert, aufsatz, biologie, chemie, aufgabe, prufung, ubersetze, ubersetzen, ubersetzung, grammatik, verb, statistik, referat, artikel, hitler, stalin, napoleon, revolution, reich, konig, kaiser, zelle, zellen, bakterien, virus, prozess, programm, code, gleichung, gesetz, prasident, symptome, wirkung, ursachen, insekten, konjugier, attentat, satz, absatz, islam, vortrag, prasentation, thema, definition',
  joke: 'haha, hahaha, lol, xd, spass, scherz, hahah, hehe',
  accident:
    'beim sport, im sportunterricht, beim spielen, aus versehen, beim training, beim fussball, beim kochen, beim skaten',
};
