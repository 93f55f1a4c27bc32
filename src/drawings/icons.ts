/** Stroke icons on a 24 grid, as the inner markup of an `<svg fill="none" stroke="currentColor">`. */
import { svgFiles } from './files.ts'
import { topicIds } from './topics.ts'

/** By what they mean; each is a file in `icons/`. */
const interfaceIconNames = [
  'arrow',
  'bank',
  'bell',
  'calendar',
  'card',
  'cash',
  'chart',
  'chat',
  'check',
  'clock',
  'close',
  'desktop',
  'down',
  'drag',
  'external',
  'eye',
  'facebook',
  'folder',
  'heart',
  'history',
  'home',
  'hospital',
  'image',
  'info',
  'instagram',
  'insurance',
  'layers',
  'linkedin',
  'logout',
  'mail',
  'menu',
  'mobile',
  'mute',
  'next',
  'pause',
  'phone',
  'pill',
  'pin',
  'play',
  'prev',
  'search',
  'shield',
  'star',
  'tiktok',
  'up',
  'user',
  'video',
  'warning',
  'whatsapp',
  'x',
  'youtube',
] as const

export type InterfaceIcon = (typeof interfaceIconNames)[number]

function shapeOf(file: string): string {
  const text = svgFiles[file]
  if (!text) throw new Error(`The icon ${file}.svg is missing.`)
  return text.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

/** Icons of the interface. */
export const interfaceIcons: Readonly<Record<string, string>> = Object.fromEntries(
  interfaceIconNames.map((name) => [name, shapeOf(`icons/${name}`)]),
)

/** Icons of the bundled diseases, symptoms and services. */
export const topicIcons: Readonly<Record<string, string>> = Object.fromEntries(
  topicIds.map((id) => [id, shapeOf(`topic-icons/${id}`)]),
)

/** For topics that the owner adds: a bud between two leaves. */
const genericTopicIcon = shapeOf('generic-topic-icon')

export const topicIcon = (id: string): string =>
  (Object.hasOwn(topicIcons, id) && topicIcons[id]) || genericTopicIcon

/** The shape of every icon by its name in pages: an interface icon, or `topic-` and the id of a topic. */
export const iconShapes: Readonly<Record<string, string>> = {
  ...interfaceIcons,
  'topic-generico': genericTopicIcon,
  ...Object.fromEntries(Object.entries(topicIcons).map(([id, shape]) => [`topic-${id}`, shape])),
}
