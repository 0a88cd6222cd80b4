import { type RefObject, useLayoutEffect, useState } from 'react';
import { classesBesideLesson, useMedia } from '../ui/use-media.ts';
import { type WallGrid, wallGrid } from './wall-grid.ts';

/** The columns and rows of the wall, for the room that it has now. */
export function useWallGrid(wall: RefObject<HTMLElement | null>, count: number): WallGrid {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const fillsFrame = useMedia(classesBesideLesson);
  useLayoutEffect(() => {
    const node = wall.current;
    if (node === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd, paddingTop, paddingBottom } = getComputedStyle(node);
      const width =
        node.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const height = node.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [wall]);
  return wallGrid(count, size.width, fillsFrame ? size.height : null);
}
