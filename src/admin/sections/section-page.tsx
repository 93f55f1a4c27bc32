import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { PageModal } from '#admin/preview/page-modal.tsx'
import { unsentEdits } from '#admin/preview/unsent-edits.ts'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { variantOptions } from './selections.ts'
import { VariantPicker } from './variant-picker.tsx'

type SectionPageProps = {
  readonly type: SectionType
  /** The current selection, saved or not. */
  readonly selection: SelectedSections
  readonly onChange: (file: string) => void
  readonly onClose: () => void
}

/** Previews the page with the current draft, scrolled to the section; another design can be tried there. */
export function SectionPage({ type, selection, onChange, onClose }: SectionPageProps) {
  const isWide = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false })
  const { label, variants } = catalogue[type]
  const { component, display } = selection[type]
  const picker = isWide ? (
    <VariantPicker type={type} selection={selection} onChange={onChange} />
  ) : (
    <NativeSelect
      aria-label={`Diseño de ${label}`}
      value={component}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={variantOptions(type)}
    />
  )
  return (
    <PageModal
      title={`Ver la página: ${label}`}
      frameTitle={`La página con su elección para ${label}`}
      page={{ at: 'next', section: type, edits: unsentEdits, state: JSON.stringify(selection) }}
      start={label}
      target={`[data-section="${type}"]`}
      aside={display && variants.length > 1 ? picker : undefined}
      actions={!display && <p>Esta sección está oculta.</p>}
      onClose={onClose}
    />
  )
}
