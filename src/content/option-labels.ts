import { ownColour, presets } from './theme/presets.ts'

/** Spanish labels of the options of enum fields. */
const optionLabels: Readonly<Record<string, string>> = {
  left: 'Izquierda',
  center: 'Centro',
  right: 'Derecha',
  fade: 'Fundido',
  slide: 'Deslizamiento',
  ...Object.fromEntries(Object.entries(presets).map(([value, { name }]) => [value, name])),
  [ownColour]: 'Color propio',
}

export const optionLabel = (value: string) => optionLabels[value] ?? value
