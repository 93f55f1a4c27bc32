import { n, polar } from './geometry.ts'

const p = (d: string) => `<path d="${d}"/>`
const circle = (x: number, y: number, r: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`
const mark = (x: number, y: number, r: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--accent-500)"/>`

const uterus =
  p(
    'M10.2 20.5v-4.2c0-1.9-3-3.2-3-6.4 0-1.7 1.5-2.7 4.8-2.7s4.8 1 4.8 2.7c0 3.2-3 4.5-3 6.4v4.2M7.5 8.6C6 5.8 3.3 5.8 2.9 8.4M16.5 8.6c1.5-2.8 4.2-2.8 4.6-.2',
  ) +
  circle(3.7, 10.7, 1.5) +
  circle(20.3, 10.7, 1.5)
const calendar = p('M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4')
/** The sector shape of an ultrasound image. */
const sector = p('M12 3.5 3.5 17.5a12.5 12.5 0 0 0 17 0z')
const bolt = 'M12.8 8.6l-2 3.4h2.5l-2 3.4'

function drop(x: number, y: number, scale: number): string {
  const s = (value: number) => n(value * scale)
  return p(
    `M${x} ${y}c${s(-3.2)} ${s(4.2)} ${s(-4.6)} ${s(6.3)} ${s(-4.6)} ${s(8.6)}a${s(4.6)} ${s(4.6)} 0 0 0 ${s(9.2)} 0c0 ${s(-2.3)} ${s(-1.4)} ${s(-4.4)} ${s(-4.6)} ${s(-8.6)}z`,
  )
}

const follicles = [0, 60, 120, 180, 240, 300].map((angle) => {
  const [x, y] = polar(4.6, angle + 30)
  return mark(12 + x, 12 + y * 0.94, 1.2)
})

/** One icon per disease, symptom and service, by its id. */
export const topicIcons = {
  'menopausia-y-climaterio':
    p('M17.8 14.6A6.7 6.7 0 1 1 11 5.6a5.4 5.4 0 0 0 6.8 9z') +
    mark(16.8, 7.4, 2.1) +
    p('M16.8 2.6v.9M20.9 4.3l-.7.7M21.7 8.4h-.9'),
  'tumores-y-quistes-de-ovario':
    p('M4 12.5C4 8 8 5 12.5 5S20 8 20 12s-3 7.5-8 7.5S4 17 4 12.5z') +
    mark(9.3, 11.4, 2.5) +
    circle(15, 9.6, 1.5) +
    circle(14.6, 14.8, 1.9),
  'tumores-y-quistes-de-mama':
    p('M8 21l6.8-12.3c1.2-2.3.2-5.7-2.8-5.7s-4 3.4-2.8 5.7L16 21') + mark(12, 6, 0.9),
  'sangrados-uterinos': drop(12, 3, 1.12) + p('M9 14.2a3.2 3.2 0 0 0 2.6 3'),
  'enfermedades-del-embarazo':
    circle(9.5, 4.6, 2.1) +
    p(
      'M8 8.8c-1.8 1.6-2.3 4.6-2.1 7.2L6.5 21M11 8.8c.4 1.5 1.2 2 2.6 2.7a4.7 4.7 0 0 1 .2 8.3c-1 .5-2 .7-2.6 1.2',
    ) +
    mark(13, 15.6, 1.5),
  'virus-del-papiloma-humano':
    circle(12, 12, 5.2) +
    p(
      'M12 6.8V3.6M12 20.4v-3.2M17.2 12h3.2M3.6 12h3.2M15.7 8.3l2.2-2.2M6.1 17.9l2.2-2.2M15.7 15.7l2.2 2.2M6.1 6.1l2.2 2.2',
    ) +
    mark(12, 12, 1.7),
  'infecciones-de-transmision-sexual': p(
    'M12 3.2l7 2.4v5.6c0 4.6-2.8 7.8-7 9.6-4.2-1.8-7-5-7-9.6V5.6zM8.8 12l2.3 2.3 4.2-4.6',
  ),
  endometriosis: uterus + mark(12, 11, 1.2) + mark(7.2, 15.2, 0.9) + mark(16.8, 15.2, 0.9),
  'miomas-y-polipos': uterus + mark(12, 10.8, 2),
  'sindrome-de-ovario-poliquistico':
    p('M3.8 12c0-4.5 3.7-7.5 8.2-7.5s8.2 3 8.2 7.5-3.7 7.5-8.2 7.5S3.8 16.5 3.8 12z') + follicles.join(''),

  'dolor-pelvico': p(
    'M4 5c.6 5 1.6 8 3.2 10.5S11 19.5 12 20.5c1-1 3.2-2.5 4.8-5S19.4 10 20 5M12.8 6.5l-2.6 4.3h3.6L11.2 15',
  ),
  'sangrado-vaginal-anormal': calendar + drop(12, 12.2, 0.56),
  'flujo-vaginal-anormal': drop(9.5, 4, 0.92) + drop(17.2, 12.8, 0.52),
  amenorrea: calendar + p('M8.5 15.3h7'),
  dispareunia: circle(8.6, 12, 6.2) + circle(15.4, 12, 6.2) + p(bolt),

  'ultrasonido-obstetrico': sector + mark(11, 12, 1.8) + p('M13 12.8c1.6.6 2.2 2 1.7 3.4-1.5.9-4 .8-5.3-.3'),
  'ultrasonido-de-utero-y-ovarios':
    sector + p('M9.2 10.8h5.6l-2 3v3h-1.6v-3z') + mark(8.2, 14.6, 1) + mark(15.8, 14.6, 1),
  'histerectomia-y-cirugia-ginecologica':
    p(
      'M8.6 17.5v-3.2C8.6 12.4 6 11.3 6 8.5 6 6.9 7.4 6 10.2 6s4.2.9 4.2 2.5c0 1.6-.8 2.6-1.5 3.6M6.3 7.4C5 5 2.8 5 2.4 7.2M14.1 7.4c1.3-2.4 3.5-2.4 3.9-.2',
    ) +
    circle(3, 9.4, 1.3) +
    circle(17.4, 9.4, 1.3) +
    p('M9.6 21.4l5.4-6 5-3.8 2 2.5-5 3.9zM15 15.4l2 2.6'),
  'control-del-embarazo': p(
    'M12 20.5C6 16.5 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.3c0 3.7-2.5 7.2-8.5 11.2zM6.5 12.5h2.7l1.5-2.8 2.3 4.6 1.4-1.8h3',
  ),
  'parto-natural-sin-dolor':
    p('M5 13.5C5 17.6 8 20.5 12 20.5s7-2.9 7-7c-2.3 1.6-4.5 2.3-7 2.3s-4.7-.7-7-2.3z') +
    circle(12, 8.3, 4.8) +
    p('M10.4 9.8c.9.8 2.3.8 3.2 0M12 3.5c.3.8 1 1.1 1.7.8'),
  papanicolau: p(
    'M9 3.5h5v3H9zM10 6.5V12M13 6.5V12M8.5 12h6v2.5h-6zM5 20.5h14M11.5 14.5v2M16.5 8a6.5 6.5 0 0 1 .5 12.5',
  ),
  colposcopia: circle(10.5, 10.5, 6.7) + p('M15.5 15.5l5 5') + mark(10.5, 10.5, 2.2),
  'electrocauterizacion-de-verrugas-y-lesiones':
    p(
      'M13.4 7.4l3.2 3.2 4.6-4.6a1.5 1.5 0 0 0 0-2.1l-1.1-1.1a1.5 1.5 0 0 0-2.1 0zM13.4 7.4l-2.4 4.4 1.2 1.2 4.4-2.4M11.4 12.6l-2.2 2.2M7.6 19.9v1.6M4.1 16.4H2.5M5 13.8l-1.1-1.1M10.2 19l1.1 1.1M5.1 18.9L4 20',
    ) + mark(7.6, 16.4, 1.5),
  'planificacion-familiar':
    p(
      'M5.2 5.3c1.6 1.6 3.8 2.1 6.8 2.1s5.2-.5 6.8-2.1M10.3 7.5v8a1.7 1.7 0 0 0 3.4 0v-8M10.3 10.2h3.4M10.3 12.9h3.4M12 17.2v1.3c0 1.6-1.5 1.4-1.5 3',
    ) +
    mark(4.3, 4.4, 1.3) +
    mark(19.7, 4.4, 1.3),
} as const

export type TopicIcon = keyof typeof topicIcons

/** For topics that the owner adds: a bud between two leaves. */
export const genericTopicIcon =
  p(
    'M12 4c2.6 2.4 3.6 4.6 3.6 6.6a3.6 3.6 0 0 1-7.2 0C8.4 8.6 9.4 6.4 12 4zM12 14.2V21M12 19.5c-3.6.3-6-1.3-6.8-4.3 3.4-.3 5.9 1.2 6.8 4.3zM12 19.5c3.6.3 6-1.3 6.8-4.3-3.4-.3-5.9 1.2-6.8 4.3z',
  ) + mark(12, 10.8, 1.2)

export function topicIcon(id: string): string {
  return isTopicIcon(id) ? topicIcons[id] : genericTopicIcon
}

const isTopicIcon = (id: string): id is TopicIcon => Object.hasOwn(topicIcons, id)
