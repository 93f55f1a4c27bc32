import { Modal } from '@mantine/core'
import { useState } from 'react'
import { SmallPage } from '#admin/edited-page/small-page.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import styles from './preview.module.css'

type PreviewProps = { readonly type: SectionType; readonly selection: SelectedSections }

/** A section as it is chosen, with her own content; it can be enlarged. */
export function Preview({ type, selection }: PreviewProps) {
  const [enlarged, setEnlarged] = useState(false)
  const { label } = catalogue[type]
  const picture = (
    <SmallPage
      type={type}
      path={type === 'CallToActionIndividual' ? undefined : '/'}
      selection={selection}
      component={selection[type].component}
    />
  )
  return (
    <div className={styles.preview}>
      {picture}
      <button
        type="button"
        className={styles.opener}
        aria-label={`Ampliar la vista previa de ${label}`}
        onClick={() => setEnlarged(true)}
      >
        <span className={`panel ${styles.zoom}`}>
          <Icon name="zoom" />
        </span>
      </button>
      <Modal opened={enlarged} onClose={() => setEnlarged(false)} title={label} size="80rem">
        {picture}
      </Modal>
    </div>
  )
}
