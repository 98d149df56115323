const PATHS = {
  alert: 'M12 3.5 2.5 20h19L12 3.5zM12 10v4.5M12 17.4v.1',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  attach: 'M20 11l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 16.7a1.7 1.7 0 0 1-2.4-2.4l7.7-7.7',
  book: 'M5 4.5h6c.6 0 1 .4 1 1V20c0-.8-.7-1.5-1.5-1.5H5zM19 4.5h-6c-.6 0-1 .4-1 1V20c0-.8.7-1.5 1.5-1.5H19z',
  braces: 'M9 4C6 4 8 11 4 12c4 1 2 8 5 8M15 4c3 0 1 7 5 8-4 1-2 8-5 8',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  camera: 'M4 7.5h3.5l1.5-2.5h6l1.5 2.5H20v11H4zM12 9.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M5 9l7 7 7-7',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  code: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5',
  columns: 'M4 5h16v14H4zM12 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  fault: 'M13 3L5 13.5h6L10 21l8-10.5h-6z',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  home: 'M4 11l8-7 8 7v9h-5v-6h-6v6H4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.9v.1',
  jobs: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.5 2',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  model: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  more: 'M5.5 11.5h1v1h-1zM11.5 11.5h1v1h-1zM17.5 11.5h1v1h-1z',
  monitor: 'M3 4.5h18v12H3zM9 20.5h6M12 16.5v4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z',
  play: 'M7 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 1 0-1.5 6M20 5v6h-6',
  rows: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  sidebar: 'M4 5h16v14H4zM9.5 5v14M6.3 8.5h.9M6.3 11.5h.9',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  star: 'M12 3.5l2.6 5.6 6 .7-4.4 4.1 1.2 6-5.4-3-5.4 3 1.2-6L3.4 9.8l6-.7z',
  stop: 'M7 7h10v10H7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  task: 'M4 6.5l2 2 3.5-4M4 16.5l2 2 3.5-4M13 7h7M13 17h7',
  tool: 'M14.5 6a4.5 4.5 0 0 1 5.3-1.8L17 7l.5 2.5L20 10l2-2a4.5 4.5 0 0 1-6.5 4.5L8 20l-4-4 7.5-7.5A4.5 4.5 0 0 1 14.5 6z',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing in the color and size of the text around it; always beside a name, never instead of one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="1.125em"
      height="1.125em"
      viewBox="0 0 24 24"
      fill={name === 'stop' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
