import { describe, expect, it } from 'vitest';
import { rootsInHand } from './equation-in-hand.ts';

describe('the equation in hand', () => {
  it.each([
    ['is asked for', ['how do I solve 3x + 8 = 29'], [7]],
    ['is only named', ['I need help with 4x + 5 = 33'], [7]],
    ['stands alone', ['4x+5=33'], [7]],
    ['has the unknown on both sides', ['stuck on 5y - 3 = 2y + 12'], [5]],
    ['has brackets', ['i have to do 2(x + 3) = 20 for homework'], [7]],
    ['has a fraction', ['x/4 + 2 = 5 ??'], [12]],
    ['is quadratic', ['x^2 - 5x + 6 = 0 please'], [2, 3]],
    ['stays after a wrong step', ['3x+8=29 help', '3x+8=29 so 11x=29'], [7]],
    ['stays after a wrong step and its wrong result', ['3x+8=29', 'so 11x=29', 'x=29/11?'], [7]],
    ['stays after a right step', ['solve 3x + 8 = 29', 'i took 8 away, 3x = 21'], [7]],
    ['stays after a step with other signs', ['solve 3x + 8 = 29', '3x = 29 + 8?', '3x = 37'], [7]],
    ['stays after a step on both sides', ['6x - 4 = 2x + 20', '4x - 4 = 20?', 'so 4x = 24'], [6]],
    ['stays after a result', ['2x + 1 = 9', 'x = 5?'], [4]],
    ['stays after a calculation on the way', ['2x + 1 = 9', 'is 9 - 1 = 8?', 'what is 8/2'], [4]],
    ['stays after talk', ['2x + 1 = 9', 'i dont get it', 'what is a variable'], [4]],
    ['stands before a step in the same message', ['3x+8=29 so 11x=29', 'x=29/11?'], [7]],
    ['is the next exercise', ['3x + 8 = 29', 'x = 7!', 'next one is 5x - 4 = 11'], [3]],
    ['is the next exercise with the same first number', ['3x + 8 = 29', 'x = 7', '3x + 5 = 20'], [5]],
    ['is the next exercise in another letter', ['3x + 8 = 29', 'ok and 4n = 12'], [3]],
    ['comes after talk', ['hi', 'can you help me', 'its 10 - 2x = 4'], [3]],
  ])('%s', (_, questions, roots) => expect(rootsInHand(questions)).toEqual(roots));

  it.each([
    ['with a value only', ['x = 7']],
    ['with two unknowns', ['2x + 3y = 12']],
    ['with a formula', ['F = m * a', 'what is E = mc^2']],
    ['with a function', ['what does f(x) = 2x + 1 look like', 'y = 2x + 1']],
    ['with a calculation', ['is 3 + 4 = 7?']],
    ['with the program of a class', ['why does x = x + 1 work in python']],
    ['with a conversion', ['5m = 500 cm', 'how is 2l = 2000 ml']],
    ['with an identity', ['2(x + 1) = 2x + 2']],
  ])('is none %s', (_, questions) => expect(rootsInHand(questions)).toEqual([]));
});
