import { Modal } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, findVariant, type SectionType } from '#content/catalogue/index.ts'
import styles from './preview.module.css'

/**
 * The preview picture of a variant; it can be enlarged. Needs a `key` per picture, because a load error is kept in
 * state.
 */
export function Preview({ type, file }: { type: SectionType; file: string }) {
  const [failed, setFailed] = useState(false)
  const [enlarged, setEnlarged] = useState(false)
  const { label } = catalogue[type]
  const source = previewPath(type, findVariant(type, file).imagePath)

  if (failed) {
    return (
      <p className={styles.box}>
        <Icon name="image" size={28} />
        No hay imagen disponible
      </p>
    )
  }
  return (
    <>
      <button type="button" className={styles.box} onClick={() => setEnlarged(true)}>
        <img src={source} alt={`Vista previa de ${label}`} loading="lazy" onError={() => setFailed(true)} />
        <span className={styles.zoom}>
          <Icon name="zoom" />
          <span className="visually-hidden">Ampliar</span>
        </span>
      </button>
      <Modal opened={enlarged} onClose={() => setEnlarged(false)} title={label} size="80rem">
        <img className={styles.large} src={source} alt={`Vista previa de ${label}, ampliada`} />
      </Modal>
    </>
  )
}

export const previewPath = (type: SectionType, image: string) =>
  `/api/component-image?${new URLSearchParams({ type, image })}`
