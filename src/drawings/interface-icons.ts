const p = (d: string) => `<path d="${d}"/>`
const circle = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
/** A filled shape without the stroke that icons inherit. */
const solid = (d: string) => `<path d="${d}" fill="currentColor" stroke="none"/>`

/** Icons of the interface, by what they mean. */
export const interfaceIcons = {
  arrow: p('M4 12h15M13.5 6.5L19 12l-5.5 5.5'),
  bank: p('M3.5 9.5L12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17'),
  bell: p('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4'),
  calendar: p('M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4'),
  card: p('M3.5 6h17v12.5h-17zM3.5 10h17M7 15h4'),
  cash: p('M3 7h18v10.5H3zM6.2 10v4.5M17.8 10v4.5') + circle(12, 12.2, 2.6),
  chart: p('M4 20h16M7 20v-7M12 20V6M17 20V10'),
  chat: p('M4 5h16v11.5h-8.5L7 20.5v-4H4z'),
  check: p('M5 12.5l4.5 4.5L19.5 7'),
  clock: circle(12, 12, 8.3) + p('M12 7.3V12l3.2 2'),
  close: p('M6 6l12 12M18 6L6 18'),
  desktop: p('M3.5 4.5h17v12h-17zM9 20.5h6M12 16.5v4'),
  down: p('M6.5 9.5L12 15l5.5-5.5'),
  drag: p('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1'),
  external: p('M14 4.5h5.5V10M19 5l-8 8M17 14v5.5H4.5V7H10'),
  eye:
    p('M2.8 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.2 6.3c-2.2 4.2-5.4 6.3-9.2 6.3S5 16.2 2.8 12z') +
    circle(12, 12, 2.8),
  facebook: p(
    'M14 21v-7.5h2.8l.4-3.2H14V8.4c0-1 .4-1.7 1.7-1.7h1.7V3.9A19 19 0 0 0 15 3.8c-2.5 0-4 1.5-4 4.2v2.3H8.3v3.2H11V21',
  ),
  folder: p('M3.5 6h6l2 2.5h9v11h-17z'),
  heart: p('M12 20C6 16 3.5 12.5 3.5 9A4.6 4.6 0 0 1 12 6.7 4.6 4.6 0 0 1 20.5 9C20.5 12.5 18 16 12 20z'),
  history: p('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8'),
  home: p('M4 11l8-7 8 7v9.5H4zM9.5 20.5v-6h5v6'),
  hospital: p('M5 20.5v-16h14v16M3 20.5h18M12 7v5M9.5 9.5h5M9.8 20.5V16h4.4v4.5'),
  image: p('M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17') + circle(15.5, 9, 1.4),
  info: circle(12, 12, 8.3) + p('M12 11v5.5M12 7.5v.2'),
  instagram: `<rect x="3.7" y="3.7" width="16.6" height="16.6" rx="4.1"/>${circle(12, 12, 3.9)}${p('M16.8 7.1v.1')}`,
  insurance: p('M12 3.5v1.2M3.5 13a8.5 8.3 0 0 1 17 0zM12 13v5.5a2 2 0 0 1-4 0'),
  layers: p('M12 3.5l9 5-9 5-9-5zM3.5 13l8.5 4.7 8.5-4.7M3.5 17l8.5 4.7 8.5-4.7'),
  linkedin: p('M4 4h16v16H4zM8 10.5V16M8 7.8v.1M11.8 16v-5.5M11.8 13c0-1.5 1-2.5 2.3-2.5s2.1 1 2.1 2.5v3'),
  logout: p('M10 4.5H4.5v15H10M9.5 12H20M16 8l4 4-4 4'),
  mail: p('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5'),
  menu: p('M4 7h16M4 12h16M4 17h16'),
  mobile: p('M7.5 3h9v18h-9zM11 18.3h2'),
  mute: p('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5'),
  next: p('M9.5 5.5L16 12l-6.5 6.5'),
  pause: p('M9 6v12M15 6v12'),
  phone: p(
    'M6.5 3.5h3l1.6 4.3L9 9.4a12 12 0 0 0 5.6 5.6l1.6-2.1 4.3 1.6v3c0 1.2-1 2-2.2 1.9C10.8 18.7 5.3 13.2 4.6 5.7c-.1-1.2.7-2.2 1.9-2.2z',
  ),
  pill: p(
    'M8.3 4.8a4.3 4.3 0 0 1 6.1 0l4.8 4.8a4.3 4.3 0 0 1-6.1 6.1L8.3 10.9a4.3 4.3 0 0 1 0-6.1zM16.8 7.2l-6.1 6.1',
  ),
  pin:
    p('M12 21c-4.5-4.6-6.8-8-6.8-11.1a6.8 6.8 0 0 1 13.6 0C18.8 13 16.5 16.4 12 21z') + circle(12, 9.9, 2.4),
  play: `<path d="M8.5 5.5v13l10.5-6.5z" fill="currentColor"/>`,
  prev: p('M14.5 5.5L8 12l6.5 6.5'),
  search: circle(10.5, 10.5, 6) + p('M15 15l5 5'),
  shield: p('M12 3.2l7 2.4v5.6c0 4.6-2.8 7.8-7 9.6-4.2-1.8-7-5-7-9.6V5.6zM8.8 12l2.3 2.3 4.2-4.6'),
  star: solid('M12 3.4l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.7l6-.8z'),
  tiktok: p('M13.5 3.5v11.7a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.3 3 2.2 4.9 5.2 5.1'),
  up: p('M12 20V5M6.5 10.5L12 5l5.5 5.5'),
  user: circle(12, 8.2, 4) + p('M4.5 20.5c.6-4.2 3.5-6.3 7.5-6.3s6.9 2.1 7.5 6.3'),
  video: p('M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3'),
  warning: p('M12 4l9 16H3zM12 10v4.5M12 17.2v.1'),
  whatsapp:
    p('M3.7 20.3l1.2-4.2a8.3 8.3 0 1 1 3.3 3.2z') +
    solid(
      'M9.1 7.8c-.9.6-1.2 1.7-.7 2.9 1 2.4 2.5 3.9 4.9 4.9 1.2.5 2.3.2 2.9-.7l.2-.8-2-1.1-1 .9c-1.3-.6-2.2-1.5-2.8-2.8l.9-1-1.1-2z',
    ),
  x: p('M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6 6.7M11 12.9l-6 6.6'),
  youtube:
    p(
      'M3.5 8.5c0-1.5 1-2.5 2.5-2.6 4-.3 8-.3 12 0 1.5.1 2.5 1.1 2.5 2.6v7c0 1.5-1 2.5-2.5 2.6-4 .3-8 .3-12 0-1.5-.1-2.5-1.1-2.5-2.6z',
    ) + solid('M10.3 9.2v5.6l4.8-2.8z'),
} as const

export type InterfaceIcon = keyof typeof interfaceIcons
