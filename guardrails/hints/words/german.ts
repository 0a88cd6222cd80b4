import type { HintWords } from './words.ts';

/** The texts of hints in German. */
export const german: HintWords = {
  assessed: {
    right: [
      'Ja, das stimmt. Wie würdest du jemanden überzeugen, der es nicht glaubt?',
      'Richtig, du hast es gefunden. Wie kannst du es auf einem anderen Weg prüfen?',
    ],
    part: [
      'Das passt zu dem, was gefragt ist. Ist es alles, was gefragt ist, und woher weißt du das?',
      'Das gehört zur Antwort. Was fragt die Aufgabe noch, wenn überhaupt?',
    ],
    step: [
      'Das ist ein richtiger Schritt auf dem Weg. Was weißt du jetzt, was du vorher nicht wusstest?',
      'Das stimmt so weit. Was fehlt noch bis zu dem, was gefragt ist?',
    ],
    holds: [
      'Diese Rechnung geht auf. Wofür steht ihr Ergebnis in der Aufgabe?',
      'Ja, das ist ohne Fehler gerechnet. Ist es das, was die Aufgabe verlangt, und woran siehst du das?',
    ],
    slip: [
      'Sieh dir diese Rechnung noch einmal an: Die beiden Seiten sind nicht gleich. Wo ist etwas verrutscht?',
      'Die beiden Seiten deiner Zeile sind nicht gleich. Welcher traust du, und warum?',
    ],
    asAnswer: [
      'Wenn das deine Antwort auf die Aufgabe ist, dann stimmt sie. Wie würdest du sie jemandem erklären?',
    ],
    wrong: [
      'Deine Antwort passt noch nicht. Setz sie in die Aufgabe ein: Was passt nicht zusammen?',
      'Deine Antwort passt noch nicht ganz. Wie bist du darauf gekommen, Schritt für Schritt?',
      'Deine Antwort passt noch nicht. Welcher Schritt führte dahin? Schreib ihn auf, dann sehen wir ihn uns an.',
    ],
    guessing: [
      'Zu geratenen Antworten gibt es kein Ja oder Nein, aber zu deinem Weg. Was hast du zuerst getan?',
      'Lassen wir das Raten. Welche Zeile oder welcher Grund steht dahinter? Schreib sie auf.',
      'Was in der Aufgabe bringt dich darauf? Schreib einen Schritt auf, und wir gehen von dort weiter.',
    ],
  },
  continued: [
    'Was sagt dir das über das, was gefragt ist?',
    'Wie würdest du das jemandem aus der Klasse Schritt für Schritt erklären?',
    'Was würdest du damit als Nächstes tun, und warum?',
    'Was macht dich dabei sicher, und was nicht?',
  ],
  points: {
    exercise: {
      says: 'Gefragt ist: …',
      asks: [
        'Was müsstest du wissen, um das zu beantworten?',
        'Welche Wörter darin sagen dir, was für eine Antwort gesucht ist?',
        'Welchen Teil davon kannst du schon beantworten?',
        'Wie sagst du diese Frage in deinen eigenen Worten?',
      ],
    },
    given: {
      says: 'In der Aufgabe steht: …',
      asks: [
        'Was sagt dir dieser Satz über das, was gefragt ist?',
        'Welches Bild gibt dir dieser Satz?',
        'Was kannst du allein aus diesem Satz herausfinden?',
        'Welches Wort darin ist für die Frage am wichtigsten?',
      ],
    },
    asked: {
      says: 'Du hast gefragt: …',
      asks: [
        'Was weißt du darüber schon?',
        'Welches Wort davon sehen wir uns zuerst an?',
        'Was müsste eine Antwort darauf enthalten?',
        'Was hast du bisher versucht?',
      ],
    },
    own: {
      says: 'Bleiben wir bei …',
      asks: [
        'Was in der Aufgabe hat dich darauf gebracht?',
        'Wie hängt das mit dem zusammen, was in der Aufgabe steht?',
        'Was würdest du von dort aus tun, und warum?',
        'Was folgt daraus für das, was gefragt ist?',
      ],
    },
    wonders: {
      says: 'Sehen wir uns deine Frage an: …',
      asks: [
        'Was in der Aufgabe könnte das entscheiden?',
        'Was denkst du selbst, und warum?',
        'Wie könntest du das herausfinden?',
        'Probier es mit einem kleinen eigenen Beispiel: Was siehst du?',
      ],
    },
    meaning: {
      says: 'Sehen wir uns deine Frage an: …',
      asks: [
        'Wo ist dir das Wort schon begegnet, und worum ging es dort?',
        'Was vermutest du aus dem Satz, in dem es steht?',
        'Schlag es in deinem Buch oder Heft nach: Was findest du, in deinen eigenen Worten?',
      ],
    },
    form: {
      says: 'Sieh dir … in deinem Satz an.',
      asks: [
        'Warum hast du dieses Wort gewählt?',
        'Welche Regel entscheidet, wie dieses Wort dort aussieht?',
        'Was würde sich mit einer anderen Form ändern?',
      ],
    },
    part: { says: 'Nimm nur diesen Teil: …', asks: [] },
    line: { says: 'Deine letzte Zeile ist …', asks: [] },
  },
  chosenByTeacher:
    'Deine Lehrkraft hat hier Hinweise gewählt, also sind die Schritte klein. Wenn es unklar bleibt, frag jemanden aus der Klasse oder deine Lehrkraft.',
  leftOut: 'Ein Teil der Antwort wurde weggelassen: Er gehört nicht in den Unterricht.',
  ending: 'Du kannst hier aufhören; das Gespräch bleibt erhalten.',
  smallSteps: {
    list: 'Nur das: In der Aufgabe stehen …. Was zählt oder misst jede dieser Zahlen?',
    replace: 'Mach es winzig: Lies die Aufgabe mit … statt …. Was tust du dann, und was kommt heraus?',
    pair: ' und ',
  },
  smallWords: [
    'Nur dieser Satz: … Welches Wort darin ist am wichtigsten, und was weißt du über dieses Wort?',
    'Nur das: … Sag es dir in einfacheren Worten. Was schreibst du?',
    'Fang irgendwo an: … Schreib eine Sache auf, bei der du sicher bist, auch eine kleine. Welche ist es?',
  ],
  calm: {
    holds: ['Diese Rechnung geht auf. Wofür steht ihr Ergebnis in der Aufgabe?'],
    right: ['Ja, das stimmt. Wie kannst du es auf einem anderen Weg prüfen?'],
    step: ['Ja, das stimmt. Was weißt du jetzt, was du vorher nicht wusstest?'],
  },
};
