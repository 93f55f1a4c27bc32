/** Stroke icons on a 24 grid, as the inner markup of an `<svg fill="none" stroke="currentColor">`. */
export { type InterfaceIcon, interfaceIcons } from './interface-icons.ts'
export { genericTopicIcon, type TopicIcon, topicIcon, topicIcons } from './topic-icons.ts'
