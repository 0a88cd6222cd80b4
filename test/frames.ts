import type { Frames } from '../server/events/frame.ts';

const textOf = (frames: Frames): string => (typeof frames === 'string' ? frames : [...frames].join(''));

/** The ways in which frames are delivered, to one reader that takes each at once and whole. */
export const deliveredTo = (take: (text: string) => void) => ({
  deliver: take,
  deliverPaced: async (frames: Frames) => take(textOf(frames)),
});
