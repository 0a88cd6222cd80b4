import { expect, test } from 'vitest';
import { wallGrid } from './wall-grid.ts';

/** How many rows a wall of this height shows, with the gap of 8 pixels between two rows. */
const rowsShown = (height: number, rowHeight: number) => Math.floor((height + 8) / (rowHeight + 8));

test('thirty students fit a laptop, forty a larger screen', () => {
  const laptop = wallGrid(30, 1278, 600);
  expect(laptop).toEqual({ columns: 5, rowHeight: 93, size: 'dense' });
  expect(rowsShown(600, laptop.rowHeight) * laptop.columns).toBeGreaterThanOrEqual(30);
  const large = wallGrid(40, 1832, 900);
  expect(large).toEqual({ columns: 6, rowHeight: 121, size: 'tall' });
});

test('thirty students still fit while an alert takes 44 pixels, and no tile is lower than three messages need', () => {
  expect(wallGrid(30, 1278, 556).rowHeight).toBe(86);
  expect(wallGrid(30, 1278, 520)).toMatchObject({ rowHeight: 80, size: 'tight' });
  expect(wallGrid(60, 1278, 556).rowHeight).toBe(80);
});

test('eighteen students fit beside the open classes', () => {
  expect(wallGrid(18, 892, 600)).toMatchObject({ columns: 3, rowHeight: 93 });
});

test('few students have large tiles', () => {
  expect(wallGrid(2, 1278, 600)).toEqual({ columns: 3, rowHeight: 200, size: 'roomy' });
  expect(wallGrid(6, 360, null).columns).toBe(1);
});
