import { expect, it } from 'vitest';
import { avatarOf } from './monitor.ts';

it('a student has one of eight avatars, chosen by the length of the name [spec 9.18]', () => {
  const avatars = Array.from({ length: 8 }, (_, length) => avatarOf('x'.repeat(length)));
  expect(new Set(avatars).size).toBe(8);
  for (const avatar of avatars) expect(avatar).toMatch(/^\p{Emoji_Presentation}$/u);
  expect(avatarOf('Mei')).toBe(avatarOf('Leo'));
  expect(avatarOf('x'.repeat(8))).toBe(avatars[0]);
  expect(avatarOf('x'.repeat(21))).toBe(avatars[5]);
});
