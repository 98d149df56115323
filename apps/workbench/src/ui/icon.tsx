const PATHS = {
  alert: 'M12 3.5 2.5 20h19L12 3.5zM12 10v4.5M12 17.4v.1',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.9v.1',
  key: 'M14.5 3.5a6 6 0 0 0-5.7 7.9L3 17.2V21h4v-2.5h2.5V16h2l1.1-1.1a6 6 0 1 0 1.9-11.4zM16 8v.1',
  monitor: 'M3 4.5h18v12H3zM9 20.5h6M12 16.5v4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 1 0-1.5 6M20 5v6h-6',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  stop: 'M7 7h10v10H7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing in the colour and size of the text around it; always beside a name, never instead of one. */
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
