import { Modal } from '@mantine/core'
import { useState } from 'react'
import { SmallPage } from '#admin/edited-page/small-page.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import styles from './preview.module.css'

type PreviewProps = { readonly type: SectionType; readonly selection: SelectedSections }

/** A section as it is chosen, with her own content; it can be enlarged, on a phone to what a phone shows. */
export function Preview({ type, selection }: PreviewProps) {
  const [enlarged, setEnlarged] = useState(false)
  const isPhone = useIsPhone()
  const { label } = catalogue[type]
  const shown = {
    type,
    path: type === 'CallToActionIndividual' ? undefined : '/',
    selection,
    component: selection[type].component,
  }
  return (
    <div className={styles.preview}>
      <SmallPage {...shown} />
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
      <Modal
        opened={enlarged}
        onClose={() => setEnlarged(false)}
        title={label}
        size="80rem"
        fullScreen={isPhone}
        classNames={{ body: styles.enlarged ?? '' }}
      >
        <SmallPage {...shown} isEnlarged />
      </Modal>
    </div>
  )
}
