/** Line icons on a 24 × 24 grid, in the style of the public site's icons. */
const shapes = {
  cursor: 'M5 4l5.5 15 2.3-6.2L19 10.5zM14 14l5 5',
  home: 'M4 11l8-7 8 7v9.5H4zM9.5 20.5v-6h5v6',
  info: 'M12 3.7a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6M12 11v5.5M12 7.5v.2',
  layers: 'M12 3.5l9 5-9 5-9-5zM3.5 13l8.5 4.7 8.5-4.7M3.5 17l8.5 4.7 8.5-4.7',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4.2 3.6-6.3 7.5-6.3s6.9 2.1 7.5 6.3',
  pin: 'M12 20.5c4-4.4 6-7.6 6-10.3a6 6 0 0 0-12 0c0 2.7 2 5.9 6 10.3M12 8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  key: 'M8 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 11.7l8-8M16 6.7l3 3',
  external: 'M14 4.5h5.5V10M19 5l-8 8M17 14v5.5H4.5V7H10',
  logout: 'M10 4.5H4.5v15H10M9.5 12H20M16 8l4 4-4 4',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  arrow: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5',
  desktop: 'M3.5 4.5h17v12h-17zM9 20.5h6M12 16.5v4',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 7.6v2.8',
  images: 'M7.5 4h13v12h-13zM3.5 8v12.5H17M8 13.5l4-4 3.2 3.2 2-2 3 3M16.8 6.8v1.6',
  download: 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15v4.5h15V15',
  print: 'M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15v4.5h15V15',
  camera: 'M4 7.5h4l1.5-2.5h5L16 7.5h4v12H4zM12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6',
  crop: 'M7 3v14h14M3 7h14v14',
  eye: 'M2.8 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.2 6.3c-2.2 4.2-5.4 6.3-9.2 6.3S5 16.2 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  service: 'M6 3.5v5a4 4 0 0 0 8 0v-5M10 12.5v3a4 4 0 0 0 8 0v-1.3M18 14.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  article: 'M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 11.5h7M9 14.5h7M9 17.5h4',
  pulse: 'M3 12.5h4l2.5-7 4.5 13 2.5-6H21',
  quote: 'M4 5h16v11H11l-4 3.5V16H4zM8.5 8.7v3M12 8.7v3M15.5 8.7v3',
  shield: 'M12 3.2l7.5 2.6v5.6c0 4.4-3 7.7-7.5 9.4-4.5-1.7-7.5-5-7.5-9.4V5.8zM8.3 12l2.6 2.6 4.8-5',
  chart: 'M4 20.5h16.5M6.5 17v-5M11 17V8M15.5 17v-7M20 17V4.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  up: 'M6.5 14.5L12 9l5.5 5.5',
  down: 'M6.5 9.5L12 15l5.5-5.5',
  next: 'M9.5 6.5L15 12l-5.5 5.5',
  drag: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  more: 'M12 6v.1M12 12v.1M12 18v.1',
  remove: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  add: 'M12 5v14M5 12h14',
  undo: 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4',
  redo: 'M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4',
  show: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  hide: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M5 19.5L19 4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
} as const

export type IconName = keyof typeof shapes

/** Hidden from screen readers: text beside it, or the button's name, says the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      // Dots are zero-length lines, so only a thick stroke makes them visible.
      strokeWidth={name === 'drag' || name === 'more' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
