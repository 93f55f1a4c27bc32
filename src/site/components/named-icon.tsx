import { type InterfaceIcon, interfaceIcons, topicIcons } from '#drawings/icons.ts'
import { Icon, type IconProps } from './icon.tsx'

/**
 * The interface or topic icon with this name; nothing if the name is empty or unknown. Only for server components: in
 * an island it would bundle every drawing.
 */
export function NamedIcon({ name, ...more }: Omit<IconProps, 'name'> & { name: string }) {
  if (isInterfaceIcon(name)) return <Icon name={name} {...more} />
  if (Object.hasOwn(topicIcons, name)) return <Icon name={`topic:${name}`} {...more} />
  return null
}

const isInterfaceIcon = (name: string): name is InterfaceIcon => Object.hasOwn(interfaceIcons, name)
