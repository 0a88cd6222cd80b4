import { beforeEach, describe, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { Presence } from './presence.ts';

let clock: HeldClock;
let presence: Presence;
let told: string[];

beforeEach(() => {
  clock = new HeldClock();
  told = [];
  presence = new Presence(clock, (sessionId, studentUid, status) => {
    told.push(`${sessionId} ${studentUid} ${status}`);
  });
});

const wait = (seconds: number) => {
  clock.advance(seconds * 1_000);
  presence.lapse();
};

describe('a sign of life', () => {
  it('is told when it changes the status, and only then', () => {
    for (const status of ['active', 'active', 'typing', 'typing', 'active'] as const) {
      presence.sign('S', 'mei', status);
    }
    expect(told).toEqual(['S mei active', 'S mei typing', 'S mei active']);
  });

  it('is one of its session and student', () => {
    presence.sign('S', 'mei', 'typing');
    expect(presence.of('S', 'mei')).toBe('typing');
    expect(presence.of('S', 'leo')).toBe('away');
    expect(presence.of('T', 'mei')).toBe('away');
  });
});

describe('without a sign', () => {
  it('a student is idle after 60 seconds and away after 120, each told once', () => {
    presence.sign('S', 'mei', 'typing');
    wait(59.999);
    expect(presence.of('S', 'mei')).toBe('typing');
    wait(0.001);
    expect(presence.of('S', 'mei')).toBe('idle');
    wait(30);
    wait(29.999);
    expect(presence.of('S', 'mei')).toBe('idle');
    wait(0.001);
    wait(1_000);
    expect(told).toEqual(['S mei typing', 'S mei idle', 'S mei away']);
  });

  it('a student is away even where nobody looked for long', () => {
    presence.sign('S', 'mei', 'active');
    wait(500);
    expect(told).toEqual(['S mei active', 'S mei away']);
  });

  it('a new sign starts the time anew', () => {
    presence.sign('S', 'mei', 'active');
    wait(59);
    presence.sign('S', 'mei', 'active');
    wait(59);
    expect(presence.of('S', 'mei')).toBe('active');
    wait(100);
    presence.sign('S', 'mei', 'active');
    expect(told).toEqual(['S mei active', 'S mei away', 'S mei active']);
  });
});

describe('a connection', () => {
  it('that was the last one takes the student away at once, from every session', () => {
    const closeTab = presence.connect('mei');
    const closeOtherTab = presence.connect('mei');
    presence.connect('leo');
    for (const session of ['S', 'T']) presence.sign(session, 'mei', 'active');
    presence.sign('S', 'leo', 'active');
    closeTab();
    expect(presence.of('S', 'mei')).toBe('active');
    closeOtherTab();
    expect([presence.of('S', 'mei'), presence.of('T', 'mei')]).toEqual(['away', 'away']);
    expect(presence.of('S', 'leo')).toBe('active');
  });

  it('says nothing of a student who was in no session', () => {
    presence.connect('mei')();
    expect(told).toEqual([]);
  });
});

describe('a student who is in the session no longer', () => {
  it('is away at once, in that session alone, and forgotten', () => {
    for (const session of ['S', 'T']) presence.sign(session, 'mei', 'active');
    presence.leave('S', 'mei');
    presence.leave('S', 'mei');
    presence.leave('S', 'leo');
    expect([presence.of('S', 'mei'), presence.of('T', 'mei')]).toEqual(['away', 'active']);
    presence.sign('S', 'mei', 'active');
    expect(told).toEqual(['S mei active', 'T mei active', 'S mei away', 'S mei active']);
  });
});

describe('a session that closed', () => {
  it('is forgotten without a word', () => {
    presence.sign('S', 'mei', 'active');
    presence.forget('S');
    wait(1_000);
    expect(presence.of('S', 'mei')).toBe('away');
    expect(told).toEqual(['S mei active']);
  });
});
