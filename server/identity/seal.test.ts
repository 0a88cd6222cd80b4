import { expect, it } from 'vitest';
import { Seal } from './seal.ts';

it('a sealed secret opens with the same key and for the same owner only', () => {
  const seal = new Seal('the secret of the server', 'tests');
  const sealed = seal.seal('a secret', 'ADA');
  expect(sealed).not.toContain('a secret');
  expect(seal.seal('a secret', 'ADA')).not.toBe(sealed);
  expect(seal.open(sealed, 'ADA')).toBe('a secret');
  expect(seal.open(sealed, 'BEN')).toBeNull();
  expect(new Seal('another secret', 'tests').open(sealed, 'ADA')).toBeNull();
  expect(new Seal('the secret of the server', 'another purpose').open(sealed, 'ADA')).toBeNull();
  expect(seal.open('', 'ADA')).toBeNull();
});
