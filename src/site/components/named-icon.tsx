import { type InterfaceIcon, interfaceIcons, topicIcons } from '#drawings/icons.ts'
import { Icon } from './icon.tsx'

/**
 * The icon that the document names: one of the interface's or a topic's, by its id. Nothing when the name is empty
 * or unknown. Only for the server: in an island it would bring every drawing along.
 */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isInterfaceIcon(name)) return <Icon name={name} className={className} />
  if (Object.hasOwn(topicIcons, name)) return <Icon name={`topic:${name}`} className={className} />
  return null
}

const isInterfaceIcon = (name: string): name is InterfaceIcon => Object.hasOwn(interfaceIcons, name)
