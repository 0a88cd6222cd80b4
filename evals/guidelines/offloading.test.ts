import { expect, it } from 'vitest';
import { isOffloading } from '../../guardrails/guardrails.ts';
import { scriptedMessages } from './offloading.ts';

it('handing work over is told from working in the scripts of seven languages [spec 10.170]', () => {
  const messages = scriptedMessages();
  expect(messages.length).toBeGreaterThan(300);
  const wrong = messages.filter(
    ({ message, offloading, setAside }) => !setAside && isOffloading(message) !== offloading,
  );
  expect(wrong).toEqual([]);
});
