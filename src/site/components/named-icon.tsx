import { type InterfaceIcon, interfaceIcons, topicIcons } from '#drawings/icons.ts'
import { Icon } from './icon.tsx'

/**
 * The interface or topic icon with this name; nothing if the name is empty or unknown. Only for server components: in
 * an island it would bundle every drawing.
 */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isInterfaceIcon(name)) return <Icon name={name} className={className} />
  if (Object.hasOwn(topicIcons, name)) return <Icon name={`topic:${name}`} className={className} />
  return null
}

const isInterfaceIcon = (name: string): name is InterfaceIcon => Object.hasOwn(interfaceIcons, name)
