import { beforeEach, describe, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { Presence } from './presence.ts';

let clock: HeldClock;
let presence: Presence;
let broadcasts: string[];

beforeEach(() => {
  clock = new HeldClock();
  broadcasts = [];
  presence = new Presence(clock, (sessionId, studentUid, status) => {
    broadcasts.push(`${sessionId} ${studentUid} ${status}`);
  });
});

const advance = (seconds: number) => {
  clock.advance(seconds * 1_000);
  presence.lapse();
};

describe('a reported status', () => {
  it('is broadcast only when it is a new one', () => {
    for (const status of ['active', 'active', 'typing', 'typing', 'active'] as const) {
      presence.report('S', 'mei', status);
    }
    expect(broadcasts).toEqual(['S mei active', 'S mei typing', 'S mei active']);
  });

  it('belongs to one student in one session', () => {
    presence.report('S', 'mei', 'typing');
    expect(presence.statusOf('S', 'mei')).toBe('typing');
    expect(presence.statusOf('S', 'leo')).toBe('away');
    expect(presence.statusOf('T', 'mei')).toBe('away');
  });
});

describe('without a new report', () => {
  it('a student is idle after 60 seconds and away after 120, each broadcast once', () => {
    presence.report('S', 'mei', 'typing');
    advance(59.999);
    expect(presence.statusOf('S', 'mei')).toBe('typing');
    advance(0.001);
    expect(presence.statusOf('S', 'mei')).toBe('idle');
    advance(30);
    advance(29.999);
    expect(presence.statusOf('S', 'mei')).toBe('idle');
    advance(0.001);
    advance(1_000);
    expect(broadcasts).toEqual(['S mei typing', 'S mei idle', 'S mei away']);
  });

  it('a student is away after a long time without a check', () => {
    presence.report('S', 'mei', 'active');
    advance(500);
    expect(broadcasts).toEqual(['S mei active', 'S mei away']);
  });

  it('a student has the full time again after the next report', () => {
    presence.report('S', 'mei', 'active');
    advance(59);
    presence.report('S', 'mei', 'active');
    advance(59);
    expect(presence.statusOf('S', 'mei')).toBe('active');
    advance(100);
    presence.report('S', 'mei', 'active');
    expect(broadcasts).toEqual(['S mei active', 'S mei away', 'S mei active']);
  });
});

describe('a connection', () => {
  it('that was the student’s last one makes the student away at once in every session', () => {
    const closeTab = presence.connect('mei');
    const closeOtherTab = presence.connect('mei');
    presence.connect('leo');
    for (const session of ['S', 'T']) presence.report(session, 'mei', 'active');
    presence.report('S', 'leo', 'active');
    closeTab();
    expect(presence.statusOf('S', 'mei')).toBe('active');
    closeOtherTab();
    expect([presence.statusOf('S', 'mei'), presence.statusOf('T', 'mei')]).toEqual(['away', 'away']);
    expect(presence.statusOf('S', 'leo')).toBe('active');
  });

  it('changes nothing for a student who was in no session', () => {
    presence.connect('mei')();
    expect(broadcasts).toEqual([]);
  });
});

describe('a student who has left a session', () => {
  it('is away at once in that session only, and is forgotten there', () => {
    for (const session of ['S', 'T']) presence.report(session, 'mei', 'active');
    presence.leave('S', 'mei');
    presence.leave('S', 'mei');
    presence.leave('S', 'leo');
    expect([presence.statusOf('S', 'mei'), presence.statusOf('T', 'mei')]).toEqual(['away', 'active']);
    presence.report('S', 'mei', 'active');
    expect(broadcasts).toEqual(['S mei active', 'T mei active', 'S mei away', 'S mei active']);
  });
});

describe('a session that has closed', () => {
  it('is forgotten without a broadcast', () => {
    presence.report('S', 'mei', 'active');
    presence.forget('S');
    advance(1_000);
    expect(presence.statusOf('S', 'mei')).toBe('away');
    expect(broadcasts).toEqual(['S mei active']);
  });
});

describe('a student who comes back instead of staying connected', () => {
  it('stays present while a stream ends, and is away some time after the last visit', () => {
    presence.report('S', 'mei', 'active');
    const leave = presence.connect('mei');
    presence.visit('mei');
    leave();
    expect(presence.statusOf('S', 'mei')).toBe('active');
    for (let visits = 0; visits < 4; visits += 1) {
      advance(45);
      presence.visit('mei');
      presence.report('S', 'mei', 'active');
    }
    expect(presence.statusOf('S', 'mei')).toBe('active');
    presence.report('S', 'mei', 'active');
    advance(89);
    presence.report('S', 'mei', 'active');
    advance(2);
    expect(presence.statusOf('S', 'mei')).toBe('away');
  });
});
