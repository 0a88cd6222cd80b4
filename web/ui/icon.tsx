import { classNames } from './class-names.ts';

/** The path of each icon, in a square of 24 units. */
const shapes = {
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-3.8 4-5 7.5-5s6.5 1.2 7.5 5',
  back: 'M19 12H5m6-6-6 6 6 6',
  check: 'M5 12.5 10 17.5 19.5 7',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  down: 'M12 5v14m-6-6 6 6 6-6',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8.5c0 3.6-2.2 6-5.6 6-2.8 0-4.3-1.3-5.6-3.6L3.6 13a1.4 1.4 0 0 1 2.3-1.6L8 14',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.5',
  list: 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.5M4 12h.5M4 18h.5',
  loop: 'M17 3.5 20.5 7 17 10.5M20.5 7H9a5 5 0 0 0-5 5v.5M7 20.5 3.5 17 7 13.5M3.5 17H15a5 5 0 0 0 5-5v-.5',
  minimize: 'M5 12h14',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  more: 'M11.5 5a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 19a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  pause: 'M8.5 6v12M15.5 6v12',
  pin: 'M9 4h6l-.6 6 3.1 3.5h-11L9.6 10 9 4ZM12 13.5V20',
  plus: 'M12 5v14M5 12h14',
  retry: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4v5h5',
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M7 7h10v10H7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  away: 'M14 6h-7v12h7M11 12h9.5m-4-4 4 4-4 4',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v5M12 17.2v.6',
  temple: 'M3.5 9.5 12 4l8.5 5.5M5 20h14M7 12v5.5M12 12v5.5M17 12v5.5',
} as const;

export type IconName = keyof typeof shapes;

/**
 * An icon beside words or in a control with a label. It is never the only name of a thing, so it is hidden
 * from screen readers.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames('size-5 shrink-0', name === 'back' && 'rtl:-scale-x-100', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
