import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../contract/endpoints.ts';

/** Texts as long as a body may be, which take long to bring into the form in which they are stored. */
const hostile = ['\u{e0067}'.repeat(60_000), '\ufdfa'.repeat(80_000), 'e\u0301'.repeat(60_000)];

/** Reads a body whose fields all have this text. @returns the processor time in milliseconds */
function timeOf(body: z.ZodObject, text: string): number {
  const before = process.cpuUsage();
  body.safeParse(Object.fromEntries(Object.keys(body.shape).map((field) => [field, text])));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it('no endpoint reads a text that is too long', () => {
  const bodies = Object.entries(endpoints).flatMap(([name, { body }]) =>
    body instanceof z.ZodObject ? [{ name, body }] : [],
  );
  expect(bodies.length).toBeGreaterThan(30);
  for (const { name, body } of bodies)
    for (const text of hostile) expect(timeOf(body, text), name).toBeLessThan(100);
});
