/** Space between two tiles, in pixels. */
const gap = 8;
/** Up to this many students the tiles are larger, with two lines for each message. */
const few = 6;
/** The least width of a tile: a name and its state fit in it. */
const leastWidth = 236;
/** A width at which one reads half a sentence in a line. */
const goodWidth = 292;
/**
 * The heights of tiles, in pixels. Even the least has room for two lines about the student and three messages
 * of a line each. The wall adds columns while the rows are lower than `good`. The few tiles of a small class
 * are `roomy`.
 */
const heights = { least: 80, dense: 86, good: 98, most: 130, roomy: 200 } as const;

/** How much of a student a tile has room for. */
export type TileSize = 'tight' | 'dense' | 'normal' | 'tall' | 'roomy';

export interface WallGrid {
  readonly columns: number;
  /** The height of every row, in pixels. */
  readonly rowHeight: number;
  readonly size: TileSize;
}

const sizeOf = (height: number): TileSize => {
  if (height < heights.dense) return 'tight';
  if (height < heights.good) return 'dense';
  // From 116 pixels on, a tile has room for larger lines.
  return height < 116 ? 'normal' : 'tall';
};

const fitting = (width: number, least: number): number =>
  Math.max(1, Math.floor((width + gap) / (least + gap)));

/**
 * The columns and rows in which a class is seen at once: as few columns as possible, because wide tiles read
 * better, and as many as needed. Without a height the page scrolls.
 */
export function wallGrid(count: number, width: number, height: number | null): WallGrid {
  if (count <= few)
    return { columns: Math.min(3, fitting(width, goodWidth)), rowHeight: heights.roomy, size: 'roomy' };
  const most = fitting(width, leastWidth);
  let columns = Math.min(most, fitting(width, goodWidth));
  if (height === null) return { columns, rowHeight: heights.good, size: 'normal' };
  const heightIn = (inColumns: number) => Math.floor((height + gap) / Math.ceil(count / inColumns)) - gap;
  while (columns < most && heightIn(columns) < heights.good) columns++;
  const rowHeight = Math.min(heights.most, Math.max(heights.least, heightIn(columns)));
  return { columns, rowHeight, size: sizeOf(rowHeight) };
}
