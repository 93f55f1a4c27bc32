import { SegmentedControl } from '@mantine/core'
import type { PreviewWidth } from './page-preview.tsx'

const widths: { value: PreviewWidth; label: string }[] = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'desktop', label: 'Escritorio' },
]

type WidthChoiceProps = { readonly width: PreviewWidth; readonly onChange: (width: PreviewWidth) => void }

export const WidthChoice = ({ width, onChange }: WidthChoiceProps) => (
  <SegmentedControl
    data={widths}
    value={width}
    onChange={(value) => onChange(value === 'phone' ? 'phone' : 'desktop')}
    aria-label="Ancho de la vista"
  />
)
