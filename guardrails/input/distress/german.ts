import type { Vocabulary } from '../grammar/vocabulary.ts';

/**
 * German, as students write it. Each key is a meaning that rules.ts, ../distress.ts or the lexicon uses.
 * ../grammar/vocabulary.ts explains the notation of the words.
 */
export const german: Vocabulary = {
  i: 'ich, ichs, hab ich, bin, mir gehts, mir geht es, mir geht',
  me: 'mich, mir, mit mir',
  my: 'mein, meine, meinen, meiner, meinem, meines, unser, unsere',
  we: 'wir, meine familie, meine eltern',
  you: 'du, bist du',
  not: 'nicht, nie, bitte nicht',
  feel: 'fühle mich, fühl mich, fühle ich mich, fühl ich mich, komme mir, komm mir, mich fühle, fühle',
  often:
    'immer, ständig, dauernd, jeden tag, jede nacht, jeden abend, die ganze zeit, seit wochen, seit monaten, seit tagen, in letzter zeit, zurzeit, momentan, gerade oft, oft, so oft, andauernd, wieder, abends, nachts, weiß nicht warum, keine ahnung warum, ohne grund, grundlos, nur noch, seit dem umzug, in der schule, in der pause, in jeder pause, gestern nacht, letzte nacht',
  lonely:
    'einsam, so allein, so alleine, ganz allein, ganz alleine, völlig allein, total allein, allein gelassen, alleingelassen, ausgeschlossen, unsichtbar, ungeliebt, unerwünscht, nicht dazu, isoliert, wie luft, überflüssig, außenseiter, außenseiterin',
  alone: 'allein, alleine',
  noFriends:
    'keine freunde, keinen freund, keine freundin, keine freundinnen, keine echten freunde, niemanden zum reden, keinen zum reden, niemand zum reden, niemanden mit dem ich, keinen mit dem ich, niemanden zum spielen, keinen zum spielen, niemanden mehr, alleine in der pause, allein in der pause, sitze alleine, sitze allein, sitz immer alleine, esse alleine, esse allein, freunde verloren',
  nobody: 'keiner, niemand, kein mensch, niemanden, keinen, kaum jemand',
  befriends:
    'mag, mögen, redet, reden, spricht, will, versteht, interessiert, kümmert, lädt, eingeladen, bemerkt, schreibt, setzt, spielt, liebt, braucht, hört, fragt, sieht, beachtet, zuhört, zu tun haben',
  myGroup:
    'in meiner gruppe, in meine gruppe, in meinem team, neben mir sitzen, mein partner, mit mir arbeiten',
  everyone: 'alle, jeder, die anderen, die ganze klasse, meine freunde, die leute',
  rejects: 'ignorieren, ignoriert, meiden, meidet, vergessen, vergisst, gehen mir aus dem weg, schließen aus',
  unlikedMe:
    'keiner mag mich, niemand mag mich, mich mag keiner, mich mag niemand, keiner versteht mich, niemand versteht mich, mich versteht keiner, mich versteht niemand, niemand redet mit mir, keiner redet mit mir, mit mir redet keiner, mit mir redet niemand, mit mir spricht keiner, nie eingeladen, werde nie gefragt, nicht eingeladen worden, alle außer mir, werde ignoriert, werde immer ignoriert',
  only: 'der einzige, die einzige, das einzige, der einzige der, einziger',
  talk: 'reden kann, sprechen kann, erzählen kann, mit dem ich, dem ich, ich habe, ich hab, ich noch habe',
  listen: 'mir zuhört, zuhört, mich versteht, mir antwortet, nett zu mir, da ist, für mich da',
  friend: 'freund, freundin, bester freund, beste freundin',
  onlyYouHave:
    'du bist mein einziger freund, mein einziger freund, meine einzige freundin, nur dich, nur mit dir reden, nur du verstehst',
  deepLow:
    'depressiv, deprimiert, hoffnungslos, wertlos, innerlich leer, leer, am ende, kaputt innerlich, verzweifelt, todunglücklich, sehr unglücklich, so unglücklich, so traurig, sehr traurig, total traurig, richtig traurig, echt schlecht, richtig schlecht, gar nicht gut, nicht gut in letzter, sehr schlecht, total schlecht, mies, so mies, beschissen, zum heulen, zum weinen, nutzlos, wie ein versager, als versager, überfordert mit allem, nicht mehr mit dem leben, nicht gut genug, nie gut genug, kein selbstwertgefühl, kein selbstvertrauen, selbstzweifel, erschöpft von allem, ausgebrannt, schäme mich für mich, gefangen in meinem kopf',
  low: 'traurig, unglücklich, schlecht, niedergeschlagen, down, mies, ängstlich, verloren, elend, bedrückt, gestresst, besorgt, nervös, erschöpft, fertig mit den nerven, unsicher, alpträume, angst vor menschen, angst vor der schule, sorgen',
  cry: 'weine, weinen, geweint, heule, heulen, geheult, heul',
  criesMe:
    'weine mich in den schlaf, heule mich in den schlaf, kann nicht aufhören zu weinen, muss ständig weinen, muss immer weinen, muss oft weinen, muss nur noch weinen, könnte nur heulen, könnte nur noch heulen, weine nur noch, heule nur noch',
  noJoy:
    'keine freude mehr, keine lust mehr auf gar nichts, auf nichts mehr lust, zu nichts mehr lust, keine energie mehr, keine kraft für irgendwas, keine kraft für nichts, will niemanden sehen, will mit niemandem reden, nicht mehr aus dem bett, nicht aus dem bett, nichts macht mir mehr spaß, mir macht nichts mehr spaß, mir ist alles egal, ist mir alles egal, fühle nichts mehr, spüre nichts mehr, freue mich auf nichts, freue mich auf nichts mehr, kann mich über nichts freuen, zieht mich runter',
  joylessMe:
    'nichts macht mehr spaß, nichts macht mir mehr spaß, macht mir nichts mehr spaß, macht mir gar nichts mehr spaß, alles ist grau, alles ist zu viel, mir wird alles zu viel, mir ist alles zu viel, wird mir alles zu viel, ist mir alles egal, mein leben ist scheiße, mein leben ist blöd, mit mir stimmt was nicht, mit mir stimmt etwas nicht, stimmt nicht mit mir, mir geht es nicht gut, mir gehts nicht gut, mir geht es schlecht, mir gehts schlecht, mir geht es beschissen, mir gehts scheiße, mir gehts richtig schlecht, mir geht es richtig schlecht, mir geht es sehr schlecht, mir geht es momentan nicht gut, kann nicht schlafen weil ich nachdenke, kann nicht schlafen wegen meiner gedanken, kann nicht aufhören zu grübeln, grüble die ganze nacht, warum bin ich so traurig, warum bin ich immer traurig, will einfach nur glücklich sein, angst vor allem',
  suffer:
    'leide, leide an, leide unter, diagnostiziert, diagnose, diagnostizierte, behandlung wegen, medikamente gegen, tabletten gegen, kämpfe mit, in therapie wegen, klinik wegen, glaube ich habe, glaub ich hab',
  ihave: 'hab, habe, hatte, bekam, kriege, krieg',
  have: 'habe, hab, hatte, bekomme, krieg, kriege, bekam, gehabt, mit',
  illness:
    'depression, depressionen, angststörung, angststörungen, angstzustände, panikattacke, panikattacken, panik attacken, soziale phobie, sozialphobie, psychose, psychosen, schizophrenie, bipolare, bipolar, borderline, posttraumatische, ptbs, zwangsstörung, zwangsgedanken, halluzinationen, wahnvorstellungen, verfolgungswahn, burnout, nervenzusammenbruch, psychische probleme, psychisch krank, flashbacks, schlafstörungen, schlafstörung, angsterkrankung, sozialer phobie',
  hear: 'höre, hör, hört, gehört, hören',
  voice: 'stimmen, stimmen im kopf, eine stimme im kopf, eine stimme in meinem',
  seesThings:
    'sehe sachen die nicht da sind, sehe dinge die nicht da sind, höre sachen die nicht da sind, höre dinge die nicht da sind, alle beobachten mich, jemand beobachtet mich, werde verfolgt, werde beobachtet, lesen meine gedanken, liest meine gedanken',
  treatment:
    'gehe zum therapeuten, gehe zur therapeutin, bin in therapie, mache eine therapie, war beim psychologen, gehe zum psychologen, gehe zur psychologin, beim psychiater, nehme antidepressiva, in der psychiatrie, in der tagesklinik, in therapie',
  myTreatment:
    'meine therapeutin, mein therapeut, mein psychologe, meine psychologin, mein psychiater, meine antidepressiva, meine therapie, meiner therapeutin, meinem therapeuten',
  kin: 'eltern, mama, mutter, mami, papa, vater, papi, stiefvater, stiefmutter, bruder, schwester, oma, opa, großmutter, großvater, onkel, tante, familie',
  kinOfMine: 'mama und papa',
  trouble:
    'streiten, streitet, gestritten, streit, schreien, schreit, angeschrien, scheidung, scheiden, lassen sich scheiden, getrennt, trennen sich, trennung, ausgezogen, zieht aus, verlassen, job verloren, arbeit verloren, arbeitslos, trinkt, betrunken, säuft, im krankenhaus, im gefängnis, sehr krank, schwer krank, krebs, liegt im sterben, redet nicht mit mir, rausgeworfen, rausgeschmissen',
  gone: 'gestorben, verstorben, ist tot, beerdigung, tot ist, starb',
  hardship:
    'kein geld, haben kein geld, können die miete nicht, miete nicht zahlen, aus der wohnung, wohnung verloren, kein essen mehr, keine heizung, obdachlos, ins frauenhaus, in einer unterkunft',
  leave: 'geh, gehen, gehst, aufhören, weg, verlass, verlassen',
  stay: 'bleib, bleibst, bleib noch',
  with: 'bei, mit',
  keepTalking:
    'können wir weiter reden, können wir weiterreden, können wir noch reden, rede weiter mit mir, will nicht aufhören mit dir, möchte nicht aufhören mit dir, will noch nicht gehen, will noch nicht weg, bist du noch da, bist du da, ich bins wieder, bin wieder da, nur noch 5 minuten, lass uns weiter reden, will nicht offline, geh nicht weg',
  talkToMe:
    'rede mit mir, red mit mir, sprich mit mir, will nur reden, will einfach nur reden, können wir reden, können wir einfach reden, sei mein freund, magst du mich, hast du mich vermisst, vermisst du mich',
  greeting:
    'hallo, hi, hey, moin, servus, na, guten morgen, guten abend, guten tag, gute nacht, wie gehts, wie geht es dir, wie gehts dir, was geht, was machst du, was machst du so, mir ist langweilig, langweilig, bist du da, hallo nochmal, grüß dich',
  filler: 'tutor, bot, ki, wieder, heute, bitte, und, du, da, mir, ich, nochmal, so, mal, dir',
  idiom:
    'allein schon, allein der, allein die, allein das, schon allein, alleine lösen, allein lösen, alleine machen, allein machen, alleine rechnen, allein rechnen, alleine schaffen, alleine schreiben, leere menge, leere zeile, leere liste, schlecht in, schlecht erklärt, nicht alleine hin, alleine nicht hin, allein nicht hin, schlecht geschrieben, krieg der, im krieg, leere seite, leer lassen, depression von, große depression, wirtschaftliche depression, höre auf, stimmen ab, stimmen für, stimmen die, wie viele stimmen, stimmen nicht überein, streiten über, komme mir nicht, weg von, geht weg, weg zum',
  text: 'geschichte, geschichten, roman, figur, figuren, charakter, hauptfigur, protagonist, protagonistin, erzähler, kapitel, szene, gedicht, lied, liedtext, songtext, song, film, buch, drama, märchen, sage, autor, autorin, dialog, monolog, tagebucheintrag, rollenspiel, werther, faust, gretchen, hamlet, effi briest, gregor samsa, woyzeck, kafka, er sagt, sie sagt, sagte er, sagte sie, ballade, stell dir vor, akt, definition, definiere, definieren, heißt auf, übersetze, übersetz, übersetzung, übersetzen, wie sagt man, auf englisch, auf französisch, auf spanisch, auf latein, grammatik, verb, adjektiv, synonym, metapher, stilmittel, satz, sätze, vokabel, vokabeln, interpretation, analysiere, analyse, erörterung, aufsatz, plakat, symptome',
  lesson:
    'biologie, psychologie, chemie, physik, geschichtsunterricht, referat, vortrag, präsentation, projekt, bedeutet, bedeutung, zusammenfassung, ursachen, ursache von, folgen von, behandlung von, statistik, umfrage, prozent, diagramm, jahrhundert, krieg, weimarer, wirtschaft, was ist, was sind, warum haben menschen, beispiele für',
  joke: 'lol, haha, hahaha, hihi, spaß, nur spaß, xd, scherz',
  light:
    'mein team, unser team, das spiel, spiel, fortnite, minecraft, roblox, fifa, level, mein handy, pizza, aufgabe, hausaufgaben, hausaufgabe, mathe, brüche, gleichung, note, wetter, regen, verein, bayern',
};
