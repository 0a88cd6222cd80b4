import { describe, expect, it } from 'vitest';
import { splitBySize } from './small-classes.ts';

/** The sizes of the classes with rows of their own, and of those that share one. */
function split(sizes: readonly number[], smallestClass = 5, unused: readonly number[] = []) {
  const classes = [
    ...sizes.map((size) => ({ size, isUsed: true })),
    ...unused.map((size) => ({ size, isUsed: false })),
  ];
  const { apart, together } = splitBySize(classes, smallestClass);
  return [apart.map(({ size }) => size), together.map(({ size }) => size)];
}

describe('the classes of a report', () => {
  it('have rows of their own from a size on, and share one below it', () => {
    expect(split([28, 3, 5, 2])).toEqual([
      [28, 5],
      [3, 2],
    ]);
  });

  it('share a row with the next larger class while those in it are too few, so that no difference tells them [spec 10.267]', () => {
    expect(split([28, 4, 12])).toEqual([[28], [4, 12]]);
    expect(split([28, 1, 2, 5])).toEqual([[28], [1, 2, 5]]);
    expect(split([3], 5, [28, 0])).toEqual([[0], [3, 28]]);
    expect(split([3])).toEqual([[], [3]]);
  });

  it('have rows of their own where nobody used the tutor, and where no size is asked for', () => {
    expect(split([28, 6], 5, [0, 3])).toEqual([[28, 6, 0, 3], []]);
    expect(split([28, 1], 0)).toEqual([[28, 1], []]);
  });
});
