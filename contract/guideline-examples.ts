import type { GuidelineFamily } from './guidelines.ts';

/**
 * One student's question, answered at every level of a family: a teacher chooses by example, not by a term.
 */
interface GuidelineExample {
  /** The exercise that the student works on. */
  readonly task: string;
  /** Its answer, which the stricter levels do not give. */
  readonly key: string;
  readonly question: string;
  /** What the tutor answers, by level, the strictest first. */
  readonly answers: Readonly<Record<string, string>>;
}

/**
 * The examples of the guideline picker. They are test vectors as well: each passes the checks of its own
 * level and of looser ones, and the strictest level stops the example of the loosest one
 * (checks/families/examples.test.ts).
 */
export const guidelineExamples: Readonly<Record<GuidelineFamily, GuidelineExample>> = {
  directness: {
    task: 'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?',
    key: '68',
    question: 'I took 15 away from 80 and got 65. Is that right?',
    answers: {
      restrictive: 'You took away 15 euros. What does the 15 stand for in the exercise, and 15 of what?',
      guided:
        'You took away 15 euros, but the exercise says per cent: a part of the price. First find how much that part ' +
        'is, one tenth and then half of a tenth, and take that away. What do you get for the part?',
      collaborative:
        'The 15 is a share of the price, not an amount in euros. With other numbers: 20 per cent off 50 euros. One ' +
        'tenth of 50 is 5, so 20 per cent is 10, and 50 less 10 leaves 40. Now do the same with your jacket: what is ' +
        'its share?',
      permissive:
        '15 per cent of 80 euros is 12 euros: 8 for one tenth and 4 for half of it. 80 less 12 is 68, so the jacket ' +
        'now costs 68 euros.',
    },
  },
  mathSupport: {
    task: 'A rectangle is 12 cm long and 5 cm wide. How long is its diagonal?',
    key: '13 cm',
    question: 'How do I get the diagonal?',
    answers: {
      no_formulas:
        'The diagonal cuts the rectangle into two triangles with a right angle. Which theorem tells you about the ' +
        'sides of such a triangle, in words?',
      formulas_allowed:
        'The diagonal is the longest side of a right triangle. For that one, $c^2 = a^2 + b^2$. Which of your ' +
        'lengths are $a$ and $b$?',
      step_by_step:
        'The diagonal is the longest side of a right triangle. Begin with one side: $12^2 = 144$. What is the ' +
        'square of the other one, and what do you do with the two?',
      full_calculations:
        'With Pythagoras: $12^2 + 5^2 = 144 + 25 = 169$. The diagonal squared is that sum. Which number times ' +
        'itself gives it?',
    },
  },
  citations: {
    task:
      'Read the start of the speech: “Four score and seven years ago our fathers brought forth, upon this continent, ' +
      'a new nation, conceived in liberty.” What does Lincoln want his listeners to feel?',
    key: '',
    question: 'How can I show that he wants them to feel proud?',
    answers: {
      no_quotes:
        'Look at how he speaks of the founders: he makes them family, and the country something that was born. What ' +
        'does that do to a listener?',
      paraphrase_only:
        'He reaches back almost ninety years and calls the founders family. Retell that in a sentence of your own: ' +
        'why would it make people proud?',
      short_quotes:
        'Lincoln calls the founders “our fathers” and the country “a new nation, conceived in liberty” (Gettysburg ' +
        'Address). Which of the two makes a listener part of the family?',
      full_citations:
        'You could cite the whole opening: “Four score and seven years ago our fathers brought forth, upon this ' +
        'continent, a new nation, conceived in liberty, and dedicated to the proposition that all men are created ' +
        'equal” (Lincoln, Gettysburg Address, 1863). “Our fathers” makes the listeners heirs, and heirs are proud.',
    },
  },
  programmingSupport: {
    task: 'Write a Python program that prints the sum of the numbers from 1 to 10.',
    key: '',
    question:
      'It prints nothing. My code:\n```python\ntotal = 0\nfor n in range(1, 11)\n    total = total + n\n```',
    answers: {
      syntax_checking:
        'Python stops at your second line: something is missing at its end, where the block of the loop begins. ' +
        'What do such lines end with?',
      autocomplete_lines:
        'Your second line needs its colon:\n```python\nfor n in range(1, 11):\n```\nAnd what has to happen after the ' +
        'loop so that you see the sum?',
      debug_assistance:
        'Two things: the colon is missing, and nothing shows the sum.\n```python\nfor n in range(1, 11):\n    total = ' +
        'total + n\nprint(total)\n```\nWhy does the last line stand outside the loop?',
      show_full_code:
        'Here is the whole program:\n```python\ndef sum_to(last):\n    total = 0\n    for n in range(1, last + 1):\n' +
        '        total = total + n\n    return total\n\nprint(sum_to(10))\n```\nThe function can now add up to any number.',
    },
  },
  translationSupport: {
    task: 'Translate into French: “I would like a coffee and the newspaper, please.”',
    key: '',
    question: 'How do I start?',
    answers: {
      show_definitions:
        'Two words to begin with: coffee is “café”, newspaper is “journal”. Which verb do you need?',
      grammar_explanations:
        'For a polite wish French uses the conditional of vouloir, as English does with would. Newspaper is ' +
        '“journal”. Which ending does the conditional have for “je”?',
      cultural_context:
        'In a French café people greet first, then ask in the conditional; the bare present would sound like an ' +
        'order. Which form of vouloir is the polite one?',
      full_translations:
        'A natural way to say it: « Je voudrais un café et le journal, s’il vous plaît. » The conditional makes it ' +
        'polite. Which word would you change to order two coffees?',
    },
  },
};
