/** What the owner reads for the values of a choice. */
const optionLabels: Readonly<Record<string, string>> = {
  left: 'Izquierda',
  center: 'Centro',
  right: 'Derecha',
  fade: 'Fundido',
  slide: 'Deslizamiento',
}

export const optionLabel = (value: string) => optionLabels[value] ?? value
