import { describe, expect, it } from 'vitest';
import { plainText } from '../../canonical/canonical.ts';
import { workOut } from './worked-out.ts';

const answersOf = (exercise: string): readonly string[] => workOut(plainText(exercise), exercise);

describe('An exercise that arithmetic can answer is worked out', () => {
  it.each([
    // Percentages
    ['A coat costs 120 euros. In the sale it is reduced by 30 %. What does it cost now?', '84 €'],
    ['Ein Fahrrad kostet 450 €. Der Preis steigt um 8 %. Wie hoch ist der neue Preis?', '486 €'],
    ['Un vélo coûte 300 euros. Son prix baisse de 25 %. Quel est le nouveau prix ?', '225 €'],
    ['Un libro cuesta 20 euros. El precio sube un 10 %. ¿Cuál es el nuevo precio?', '22 €'],
    ['After a discount of 20 % a bag costs $60. What was the original price?', '75 $'],
    // Clock times
    ['A train leaves at 7:50 and takes 85 minutes. When does it arrive?', '9:15'],
    ['Die Schule beginnt um 7.45 Uhr und dauert 6 h. Wann ist sie zu Ende?', '13:45'],
    ['A class ends at 10:20 after 45 minutes. When did it begin?', '9:35'],
    ['A show runs from 19:30 to 22:05. How long is it?', '155 min'],
    ['A party lasts from 11:30 pm to 12:15 am. How long is it?', '45 min'],
    ['The shop opens at 9:15 am and a tour takes 2 hours and 30 minutes. What time is it over?', '11:45'],
    // Symbols
    ['Solve the system x + y = 10 and 2x - y = 2.', 'x = 4 and y = 6'],
    ['Balance: N2 + H2 -> NH3', 'N2 + 3 H2 -> 2 NH3'],
  ])('%s [spec 10.136]', (exercise, answer) => {
    expect(answersOf(exercise)).toContain(answer);
  });

  it.each([
    'Write an essay of 300 words about the year 1848. What changed in Europe?',
    'Read pages 12 and 15. Which of the two poets do you prefer?',
    'Explain why 7 is a prime number.',
    'Lena has half as many cards as Tim, who has 24, and gives away 3. How many has she left?',
    'In 1914 the war began. In which year did it end?',
  ])('leaves alone: %s', (exercise) => {
    expect(answersOf(exercise)).toEqual([]);
  });

  it('in a time that does not grow faster than the text', () => {
    for (const piece of ['1 ', 'x + y = 1, ', 'Fe + O2 -> ', '(x+1)', '12:30 ', '5 % of 3 km? '])
      answersOf(piece.repeat(100_000 / piece.length));
  }, 30_000);
});
