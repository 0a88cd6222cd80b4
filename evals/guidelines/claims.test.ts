import { describe, expect, it } from 'vitest';
import { generateClaims } from './claim-cases.ts';
import { isWrongConfirmation, isWrongDenial, playClaims, saidOf } from './claims.ts';

describe('the claims about results', () => {
  const claims = generateClaims();

  it('are more than a thousand, of every kind', () => {
    expect(claims.length).toBeGreaterThan(1_000);
    expect(new Set(claims.map(({ kind }) => kind)).size).toBe(10);
  });

  it('are answered without a wrong confirmation or denial, and every right one is confirmed [spec 10.123]', async () => {
    const played = await playClaims(claims, 'guided');
    const wrong = played.filter((one) => isWrongConfirmation(one) || isWrongDenial(one));
    expect(wrong.map(({ question, reply }) => `${question} → ${reply}`)).toEqual([]);
    // Where the student has said the answer, the model may say it, too.
    const right = played.filter(
      ({ may, said, reply }) => may === 'confirm' && said !== 'confirm' && !reply.startsWith('The answer is'),
    );
    expect(right.map(({ question, reply }) => `${question} → ${reply}`)).toEqual([]);
  }, 120_000);
});

it('a verdict in a reply is recognised in every language of hints', () => {
  for (const reply of ['Yes, that is right.', 'Sí, es correcto.']) expect(saidOf(reply)).toBe('confirm');
  for (const reply of ['Not quite yet.', 'Todavía no es eso.']) expect(saidOf(reply)).toBe('deny');
  expect(saidOf('Which quantity do you want to know?')).toBe('nothing');
});
