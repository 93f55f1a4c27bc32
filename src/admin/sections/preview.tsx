import { Modal } from '@mantine/core'
import { useState } from 'react'
import { callPath } from '#admin/api/call.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { catalogue, findVariant, type SectionType } from '#content/catalogue/index.ts'
import styles from './preview.module.css'

/**
 * The picture of a layout with the sample's content; it can be enlarged. Needs a `key` per layout, because a load error
 * is kept in state.
 */
export function Preview({ type, file }: { readonly type: SectionType; readonly file: string }) {
  const [enlarged, setEnlarged] = useState(false)
  const [failed, setFailed] = useState(false)
  const isPhone = useIsPhone()
  const { label } = catalogue[type]
  const variant = findVariant(type, file)
  const src = callPath('GET /api/component-image', { query: { type, image: variant.imagePath } })
  const alt = `Vista previa de ${label}: ${variant.label}`
  if (failed)
    return (
      <p className={`picture-box ${styles.box} ${styles.missing}`}>
        <Icon name="image" size={28} />
        No hay imagen disponible
      </p>
    )
  return (
    <>
      <button
        type="button"
        className={`picture-box ${styles.box} ${styles.opener}`}
        aria-label={`Ampliar la vista previa de ${label}`}
        onClick={() => setEnlarged(true)}
      >
        <img src={src} alt={alt} loading="lazy" onError={() => setFailed(true)} />
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
        <img src={src} alt={`${alt}, ampliada`} />
      </Modal>
    </>
  )
}
