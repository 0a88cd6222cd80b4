import type { Frames } from '../server/events/frame.ts';

/** Frames as their reader gets them, in one text. */
export const textOf = (frames: Frames): string =>
  typeof frames === 'string' ? frames : [...frames].join('');
