import { interfaceIcons } from './interface-icons.ts'
import { genericTopicIcon, topicIcons } from './topic-icons.ts'

/** Stroke icons on a 24 grid, as the inner markup of an `<svg fill="none" stroke="currentColor">`. */
export { type InterfaceIcon, interfaceIcons } from './interface-icons.ts'
export { genericTopicIcon, type TopicIcon, topicIcon, topicIcons } from './topic-icons.ts'

/** The shape of every icon by its name in pages: an interface icon, or `topic-` and the id of a topic. */
export const iconShapes: Readonly<Record<string, string>> = {
  ...interfaceIcons,
  'topic-generico': genericTopicIcon,
  ...Object.fromEntries(Object.entries(topicIcons).map(([id, shape]) => [`topic-${id}`, shape])),
}
