import { expect, it } from 'vitest';
import { baseUrlOf, problemOfAddress } from './address.ts';

it.each([
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/', 'http://127.0.0.1:11434/v1'],
  ['https://models.example/v1/', 'https://models.example/v1'],
  ['https://models.example/api/openai', 'https://models.example/api/openai'],
])('%s is called at %s', (typed, called) => {
  expect(baseUrlOf(typed)).toBe(called);
});

it.each([
  'http://127.0.0.1:11434/v1',
  'http://localhost:8080/v1',
  'http://192.168.1.20:8000/v1',
  'http://[::1]:8080/v1',
  'https://93.184.216.34/v1',
])('a model server at %s can be connected', async (address) => {
  expect(await problemOfAddress(address)).toBeNull();
});

// 2852039166, ::ffff:169.254.169.254 and 64:ff9b::a9fe:a9fe stand for 169.254.169.254.
it.each([
  'http://169.254.169.254/latest',
  'https://169.254.169.254/latest',
  'http://[::ffff:169.254.169.254]/latest',
  'http://2852039166/latest',
  'http://[fe80::1]/v1',
  'http://[fd00:ec2::254]/v1',
  'http://0.0.0.0:3000/v1',
  'http://[64:ff9b::a9fe:a9fe]/v1',
  'http://224.0.0.1/v1',
])('a model server at %s cannot be connected [spec 10.159]', async (address) => {
  expect(await problemOfAddress(address)).toBe('address-not-allowed');
});

it('a model outside of the school is reached by HTTPS only', async () => {
  expect(await problemOfAddress('http://93.184.216.34/v1')).toBe('https-only');
});

it('a name that cannot be resolved is refused', async () => {
  expect(await problemOfAddress('http://no-such-host.invalid/v1')).toBe('address-unknown');
});
