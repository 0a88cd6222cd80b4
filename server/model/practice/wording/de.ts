import type { Wording } from './wording.ts';

export const de: Wording = {
  introduction:
    'Hier ist kein Sprachmodell verbunden: Du sprichst mit dem Übungstutor, einem Programm, das Rechnungen, Brüche, Prozente, Gleichungen und Einheiten prüft.',
  percentOf: 'von',
  solved: ['Richtig: …. Damit ist es gelöst.', 'Ja, … ist das Ergebnis.', 'Das ist es: ….'],
  oneOfTwo: 'Richtig, … ist eine Lösung. Es gibt noch eine: Welche?',
  right: ['Richtig: ….', 'Ja: ….', '… stimmt.'],
  plan: ['… kann hier helfen. Was bekommst du?', 'Du kannst … verwenden. Was ergibt es?'],
  wrong: ['Noch nicht: ….', '… stimmt noch nicht.', 'In … steckt ein Fehler.'],
  asksFor: [
    'Als Rechnung stimmt das. Die Aufgabe fragt: „…“ Beantwortet es das?',
    'Das ist richtig gerechnet. Die Aufgabe fragt: „…“ Fehlt noch etwas?',
    'Die Rechnung ist richtig. Die Aufgabe fragt: „…“ Wie passt beides zusammen?',
  ],
  next: 'Als Nächstes in deiner Aufgabe: …',
  offerAnother: [
    'Möchtest du noch eine dieser Art?',
    'Noch eine, gleich schwer oder schwerer?',
    'Du kannst „noch eine“ sagen oder eine eigene eingeben. Was möchtest du?',
  ],
  offerNext: ['Was möchtest du als Nächstes rechnen?', 'Welche Rechnung kommt als Nächstes?'],
  exercise: [
    'Ein anderes Beispiel für dich: …',
    'Hier ist ein anderes Beispiel: …',
    'Eine mit anderen Zahlen: …',
  ],
  solve: 'Was bekommst du?',
  which: 'Für welches # stimmt das?',
  signs: { plus: 'plus', minus: 'minus', times: 'mal', over: 'geteilt durch' },
  answer: 'Das Ergebnis ist ….',
  likely:
    'Diese Zahlen ergeben …. Hier werden nur Zahlen verknüpft, also prüfe, ob danach gefragt ist. Passt es?',
  key: {
    right: ['Ja, das ist die Antwort.', 'Richtig, danach fragt die Aufgabe.'],
    part: ['Das ist ein Teil der Antwort. Wonach ist noch gefragt?'],
    step: ['Richtig, das ist ein Schritt auf dem Weg. Was folgt daraus?'],
    wrong: [
      'Das ist es noch nicht. Wie bist du darauf gekommen?',
      'Noch nicht. Welche Rechnung hat dahin geführt?',
    ],
    guessing: ['Schreib statt noch eines Versuchs die Rechnung, die dahin führt. Welche ist es?'],
    asAnswer: ['Wenn du es als Antwort meinst, stimmt es. Wie hast du es gefunden?'],
  },
  unknownNumber: [
    'Eine Zahl lässt sich mit der Rechnung prüfen, aus der sie kommt. Welche Rechnung ergibt sie?',
    'Schreib die ganze Zeile mit Gleichheitszeichen, dann wird sie geprüft. Welche Zahlen hast du verwendet?',
    'Welche Zahlen der Aufgabe führen dahin, und mit welchem Zeichen dazwischen?',
  ],
  look: {
    across: 'Hast du auch mit den unteren Zahlen gerechnet? Schau, was sie bedeuten.',
    sameSize: 'Schau auf oben und unten: Ist mit beiden dasselbe geschehen?',
    sign: 'Schau auf das Zeichen zwischen den Zahlen: Welche Rechnung ist verlangt?',
    minus: 'Schau auf das Minuszeichen: Auf welcher Seite der Null muss das Ergebnis liegen?',
    zeros: 'Die Ziffern passen. Wie groß muss das Ergebnis ungefähr sein?',
    order: 'Schau auf die Reihenfolge: Welches Zeichen kommt zuerst?',
    ones: 'Schau auf die letzte Ziffer: Aus welchen Ziffern entsteht sie?',
    percent: 'Schau, was Prozent bedeutet: von jedem Hundert.',
    bracket: 'Schau auf die Klammer: Was multipliziert die Zahl davor?',
    moved:
      'Schau auf das Glied, das die Seite gewechselt hat: Was ist auf der anderen Seite damit geschehen?',
    bothSides: 'Schau auf beide Seiten: Ist mit ihnen dasselbe geschehen?',
    notSolution: 'Setz deinen Wert für # ein: Kommt auf beiden Seiten dasselbe heraus?',
    unit: 'Schau auf die Einheiten: Wie viele der kleinen ergeben eine der großen?',
    again: 'Mach es rückgängig, vom Ergebnis bis zum Anfang: Kommst du dort an, wo du begonnen hast?',
  },
  rule: {
    across: 'Die untere Zahl sagt nur, wie groß die Stücke sind; gezählt werden die Stücke oben.',
    sameSize: 'Ein Bruch bleibt nur gleich groß, wenn oben und unten mit derselben Zahl multipliziert wird.',
    sign: 'Dein Ergebnis gehört zu einem anderen Zeichen als dem, das da steht.',
    minus: 'Die Größe passt; nur die Seite der Null stimmt nicht.',
    zeros: 'Ein Überschlag mit runden Zahlen zeigt, wie viele Stellen das Ergebnis hat.',
    order: 'Mal und geteilt kommen vor plus und minus, wenn keine Klammer etwas anderes sagt.',
    ones: 'Die letzten Ziffern der beiden Zahlen bestimmen die letzte Ziffer des Ergebnisses, und hier ergeben sie eine andere.',
    percent: 'Prozente sind Teile von jedem Hundert, also hängen sie davon ab, wovon sie genommen werden.',
    bracket: 'Die Zahl vor einer Klammer multipliziert jedes Glied darin, nicht nur das erste.',
    moved:
      'Ein Glied verschwindet, indem man auf beiden Seiten das Gegenteil tut; drüben kommt es mit dem anderen Vorzeichen an.',
    bothSides: 'Eine Gleichung bleibt nur wahr, wenn auf beiden Seiten genau dasselbe geschieht.',
    notSolution: 'Eine Lösung macht beide Seiten gleich, und dieser Wert tut es nicht.',
    unit: 'Eine kleinere Einheit braucht für dieselbe Menge eine größere Zahl.',
    again:
      'Addieren wird durch Subtrahieren rückgängig, Multiplizieren durch Dividieren; so kommt man hier nicht zum Anfang.',
  },
  hints: {
    add: [
      'Was ergeben die Einer zusammen, und dann die Zehner?',
      'Welche runde Zahl liegt nahe bei einer von ihnen, und wie weit weg?',
    ],
    subtract: [
      'Wie weit ist es von der kleineren Zahl bis zum nächsten Zehner, und von dort weiter?',
      'Was bleibt, wenn du zuerst die Zehner wegnimmst?',
    ],
    multiply: [
      'Zerlege eine der Zahlen in zwei leichte Teile. Was ergibt jeder Teil?',
      'Welches benachbarte Produkt kannst du auswendig, und wie weit ist dieses davon weg?',
    ],
    divide: [
      'Welches Vielfache der zweiten Zahl liegt nahe bei der ersten?',
      'Nimm zehnmal die zweite Zahl weg, wenn es geht. Wie viel bleibt?',
    ],
    unlike: [
      'Welche Zahl kommt in den Reihen beider unteren Zahlen vor?',
      'Die Stücke sind verschieden groß. In welche gleichen Stücke lassen sich beide schneiden?',
    ],
    rewrite: [
      'Wie schreibst du den ersten Bruch mit dieser unteren Zahl?',
      'Womit muss jede obere Zahl multipliziert werden, damit unten diese Zahl steht?',
    ],
    oneDenominator: [
      'Jetzt der andere Bruch: Wie schreibst du ihn mit derselben unteren Zahl?',
      'Womit müssen beim anderen Bruch oben und unten multipliziert werden?',
    ],
    bothDenominators: [
      'Beide haben jetzt dieselbe untere Zahl. Was geschieht mit den oberen?',
      'Die Stücke sind jetzt gleich groß. Wie viele sind es am Ende?',
    ],
    like: [
      'Die Stücke sind schon gleich groß. Wie viele sind es am Ende?',
      'Was geschieht oben, und was bleibt, wie es ist?',
    ],
    timesFraction: [
      'Welche zwei Produkte bekommst du, oben und unten?',
      'Kannst du vor dem Multiplizieren etwas kürzen?',
    ],
    overFraction: [
      'Durch einen Bruch teilen heißt mit dem umgedrehten Bruch malnehmen. Wie sieht das aus?',
      'Wie oft passt der zweite Bruch in den ersten?',
    ],
    percent: [
      'Wie viel ist ein Prozent, oder zehn Prozent, vom Ganzen?',
      'Welche leichten Prozentsätze ergeben zusammen den gesuchten?',
    ],
    percentParts: [
      'Welche leichten Prozentsätze ergeben zusammen den gesuchten?',
      'Was ergeben die Teile, die du hast, zusammen, und was fehlt noch?',
    ],
    power: [
      'Wie oft steht die Zahl da, wenn du die Multiplikation ausschreibst?',
      'Was ist das erste Produkt, und womit geht es weiter?',
    ],
    root: [
      'Welche Zahl mal sich selbst kommt nahe heran?',
      'Zwischen welchen zwei ganzen Zahlen muss sie liegen?',
    ],
    several: [
      'Welcher Teil muss zuerst gerechnet werden?',
      'Schreib die Zeile noch einmal mit dem Ergebnis des ersten Teils. Wie sieht sie aus?',
    ],
    units: [
      'Wie viele der kleineren Einheit ergeben eine der größeren?',
      'Muss die Zahl größer oder kleiner werden?',
    ],
    bracket: [
      'Was bekommst du, wenn die Zahl davor jedes Glied der Klammer multipliziert?',
      'Wie sieht die Zeile ohne die Klammer aus?',
    ],
    unknownOnBothSides: [
      'Auf beiden Seiten steht #. Wie bringst du es auf eine Seite?',
      'Was kannst du auf beiden Seiten wegnehmen, damit # nur auf einer bleibt?',
    ],
    constant: [
      'Was steht neben dem Glied mit #, und wie verschwindet es auf beiden Seiten?',
      'Was ist das Gegenteil von dem, was mit dem Glied mit # geschieht?',
    ],
    factor: [
      'Wie viele # sind es, und wodurch teilst du beide Seiten?',
      'Was muss auf beiden Seiten geschehen, damit ein einziges # übrig bleibt?',
    ],
    square: [
      'Welche Zahlen ergeben das, wenn man sie mit sich selbst multipliziert? Es können zwei sein.',
      'Wie sieht die Zeile aus, wenn das Quadrat allein steht?',
    ],
    factorise: [
      'Welche zwei Zahlen ergeben als Produkt das letzte Glied und als Summe das mittlere?',
      'Bring alles auf eine Seite. Aus welchen zwei Klammern könnte es entstanden sein?',
    ],
  },
  examples: {
    add: 'Mit anderen Zahlen: Bei 47 und 38 ergeben die Zehner 70 und die Einer 15, zusammen also 85.',
    subtract: 'Mit anderen Zahlen: Von 58 bis 93 sind es 2 bis 60, dann 30 bis 90, dann 3, also 35.',
    multiply: 'Mit anderen Zahlen: Bei 14 mal 8 sind zehn Achter 80 und vier Achter 32, zusammen also 112.',
    divide:
      'Mit anderen Zahlen: Bei 91 geteilt durch 7 sind zehn Siebener 70, die übrigen 21 sind drei Siebener, also 13.',
    fractions:
      'Mit anderen Zahlen: Zu 1/2 und 2/5 passen Zehntel. Ein Halbes sind 5 Zehntel, zwei Fünftel sind 4 Zehntel, zusammen also 9 Zehntel.',
    percent:
      'Mit anderen Zahlen: Bei 30 Prozent von 70 ist ein Zehntel von 70 gleich 7, und drei davon sind 21.',
    equation:
      'Mit anderen Zahlen: In 4y + 7 = 31 verschwindet die 7 auf beiden Seiten, es bleiben 24 für vier y, also ist jedes y 6.',
    units: 'Mit anderen Zahlen: Ein Kilogramm sind 1000 Gramm, also sind 2.7 Kilogramm 2700 Gramm.',
  },
  yourTurn: 'Welcher dieser Schritte kommt bei dir zuerst?',
  checks: {
    calculation: [
      'Zur Probe mach es rückgängig: Welche Rechnung führt von deinem Ergebnis zum Anfang?',
      'Eine andere Probe ist ein Überschlag mit runden Zahlen. Liegt deines nahe dabei?',
    ],
    equation: [
      'Zur Probe setz deinen Wert auf beiden Seiten für # ein. Kommt dasselbe heraus?',
      'Jede Seite wird für sich mit deinem Wert gerechnet. Was ergibt jede?',
    ],
    conversion: [
      'Zur Probe geh zur ersten Einheit zurück. Kommst du am Anfang an?',
      'Ist die Zahl bei der kleineren Einheit größer?',
    ],
  },
  onlyCalculations: [
    'Solange kein Sprachmodell verbunden ist, werden nur Rechnungen geprüft, das hier nicht.',
    'Das ist zu viel für ein Programm, das nur rechnet.',
    'Das lässt sich ohne Sprachmodell nicht beurteilen.',
    'Dafür braucht es jemanden, der liest, und hier werden nur Rechnungen geprüft.',
  ],
  writeIt: [
    'Mit Zahlen geht es besser als mit Worten: Schreib deinen Schritt als Rechnung.',
    'Geprüft wird nur, was als Rechnung dasteht.',
    'In Worten lässt sich das nicht prüfen.',
  ],
  assignmentSays: 'In der Aufgabe steht: „…“ Welcher Teil kommt zuerst?',
  assignmentNames: 'Die Aufgabe nennt das: …. Hast du es schon?',
  offers: {
    writingPlan:
      'Ein Plan zum Ausfüllen: 1. worum es geht, 2. dein erster Punkt mit Beispiel, 3. dein zweiter Punkt mit Beispiel, 4. was jemand dagegen sagen könnte, 5. was daraus folgt. Welche Zeile kannst du zuerst füllen?',
    writingBegin:
      'Drei Arten anzufangen: mit einer Frage, mit einer kurzen Szene oder mit deiner Meinung in einem Satz. Welche nimmst du?',
    writingReasons:
      'Ein Grund überzeugt mit drei Teilen: was du sagst, warum es so ist, und ein Beispiel, das man sich vorstellen kann. Was davon fehlt bei dir?',
    writingEnd:
      'Ein Schluss bringt nichts Neues: Er sagt mit anderen Worten, was du gezeigt hast und warum es wichtig ist. Wie klingt das in einem Satz?',
    writingCheck:
      'Eine Checkliste: Jeder Teil der Aufgabe ist da; jeder Absatz hat einen Gedanken; bei jedem Punkt steht ein Beispiel; laut gelesen stolperst du nicht; das Wörterbuch bestätigt unsichere Wörter. Was davon ist noch offen?',
    codePlan:
      'Ein Plan zum Ausfüllen: 1. was hineingeht, 2. was herauskommt, 3. die Schritte von Hand an einem winzigen Beispiel, 4. welche sich wiederholen, 5. welche von einer Bedingung abhängen. Welche Zeile kannst du zuerst füllen?',
    codeError:
      'Nach einer Fehlermeldung: Lies, welche Zeile sie nennt. Prüfe dort und in der Zeile darüber, ob Klammern und Anführungszeichen paarweise sind, ob ein Blockanfang richtig endet, ob Namen überall gleich geschrieben und Zeilen gleich eingerückt sind. Was findest du?',
    codeTrace:
      'Spiel Computer: Nimm eine winzige Eingabe und schreib Zeile für Zeile auf, welchen Wert jede Variable hat. Wo überrascht dich der erste?',
    codeCheck:
      'Eine Checkliste: Probier eine gewöhnliche Eingabe, die kleinste, eine leere und eine, die scheitern soll; schreib vorher auf, was du erwartest. Welche überrascht dich?',
    translationPlan:
      'Ein Plan: 1. finde das Verb und wer es tut, 2. notiere die Zeit, 3. schlag unbekannte Wörter nach, 4. bring sie in die Reihenfolge der anderen Sprache. Wie weit kommst du?',
    translationCheck:
      'Eine Checkliste: Verbendungen passen zur Person; Nomen haben den richtigen Artikel; Adjektive passen; die Wortstellung stimmt; Akzente sind da. Was davon hast du geprüft?',
    factsPlan:
      'Ein Plan zum Ausfüllen: 1. was am Anfang da ist, 2. was damit geschieht, 3. was herauskommt, 4. warum, in einem Satz mit „weil“. Welche Zeile kannst du zuerst füllen?',
    factsCheck:
      'Eine Checkliste: Jedes verlangte Wort ist da; jeder Satz sagt, was was tut; jemand, der nicht im Unterricht war, würde es verstehen. Was davon ist noch offen?',
    factsBook:
      'Dein Buch hat hinten ein Register: Schlag das wichtigste Wort der Aufgabe nach und lies nur diese Seite. Was steht da, in deinen Worten?',
    storyPlan:
      'Ein Plan zum Ausfüllen: 1. was gegeben ist, mit Einheiten, 2. was gefragt ist, 3. eine Skizze, 4. die Rechnung. Schreib die Rechnung, dann wird sie geprüft. Was ist gegeben?',
    storyNumbers:
      'Geh die Zahlen der Aufgabe einzeln durch und sag, was jede zählt. Welche zwei gehören zusammen?',
    storyCheck:
      'Eine Checkliste: Jede Zahl hat ihre Einheit; das Ergebnis beantwortet die Frage; ein Überschlag liegt nahe. Was davon hast du getan?',
    freeCalculation:
      'Gib eine Rechnung mit Gleichheitszeichen ein oder bitte um eine Aufgabe: Brüche, Prozent, Gleichungen, Einheiten, Einmaleins. Welche?',
    freeExercise: 'Für eine Aufgabe sag „noch eine“ oder nenne eine Art. Welche Art?',
    freePerson:
      'Für alles andere ist jemand aus der Klasse oder deine Lehrkraft die bessere Wahl. Gibt es eine Rechnung zu prüfen?',
    person:
      'Lies es jemandem aus der Klasse vor oder zeig es deiner Lehrkraft: Beim Erzählen zeigt sich oft, was fehlt. Wen könntest du fragen?',
  },
  demand: [
    'Das bleibt deine eigene Arbeit; der Schritt wird kleiner.',
    'Deine Lehrkraft hat hier Hinweise gewählt. Ein kleiner Schritt:',
    'Fertig gibt es das hier nicht, aber das zeigt, wo es langgeht:',
    'Es bleibt deine Sache. Ein anderer Zugang:',
  ],
  stuck: [
    'Das kommt vor. Ein kleiner Schritt:',
    'Dann ein kleinerer Schritt.',
    'Eine andere Art, es anzusehen:',
  ],
  sadness: [
    'Das ist traurig und wichtiger als eine Aufgabe. Das hier ist nur ein Programm, also ist jemand in deiner Nähe besser: Freunde, Familie, deine Lehrkraft. Möchtest du es jemandem erzählen?',
    'Es ist verständlich, dass Schule heute schwerfällt. Die Aufgabe kann warten. Wer könnte einen Moment bei dir sein?',
    'Nimm dir die Zeit, die du brauchst. Auch deine Lehrkraft kann dieses Gespräch lesen. Hilft eine kurze Pause oder eine kleine Rechnung?',
  ],
  discouraged: [
    'Wer stecken bleibt, ist deshalb nicht weniger klug; der Schritt ist zu groß.',
    'Eine schwere Aufgabe ist kein Maß für einen Menschen.',
    'Es ist kein Rennen, und ein kleiner Schritt genügt.',
  ],
  rude: [
    'In Ordnung. Eine kurze Pause ist auch gut.',
    'Notiert. Dann direkt zur Sache.',
    'Machen wir es kurz.',
  ],
  greeting: ['Hallo. Woran arbeitest du?', 'Hallo noch einmal. Welche Rechnung sehen wir an?'],
  thanks: ['Bitte. Was kommt als Nächstes?', 'Gern. Gibt es noch etwas zu prüfen?'],
  goodbye: [
    'Tschüss. Das Gespräch bleibt hier, falls du wiederkommst.',
    'Bis zum nächsten Mal. Das Gespräch bleibt gespeichert.',
  ],
  who: [
    'Das hier ist ein Programm ohne Sprachmodell: Es prüft Rechnungen und stellt Aufgaben, sonst nichts.',
    'Ein Programm, kein Mensch; mitlesen kann deine Lehrkraft.',
  ],
};
