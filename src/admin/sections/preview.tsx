import { Modal } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, findVariant, type SectionType } from '#content/catalogue/index.ts'
import styles from './preview.module.css'

type PictureProps = { readonly type: SectionType; readonly file: string; readonly alt: string }

/** The picture of a variant. Needs a `key` per picture, because a load error is kept in state. */
function VariantPicture({ type, file, alt }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const source = new URLSearchParams({ type, image: findVariant(type, file).imagePath })
  if (failed) {
    return (
      <span className={`picture-box ${styles.picture}`}>
        <Icon name="image" size={28} />
        No hay imagen disponible
      </span>
    )
  }
  return (
    <img
      className={`picture-box ${styles.picture}`}
      src={`/api/component-image?${source}`}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

/** The preview picture of a variant; it can be enlarged. */
export function Preview({ type, file }: { type: SectionType; file: string }) {
  const [enlarged, setEnlarged] = useState(false)
  const { label } = catalogue[type]
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setEnlarged(true)}>
        <VariantPicture key={file} type={type} file={file} alt={`Vista previa de ${label}`} />
        <span className={`panel ${styles.zoom}`}>
          <Icon name="zoom" />
          <span className="visually-hidden">Ampliar</span>
        </span>
      </button>
      <Modal opened={enlarged} onClose={() => setEnlarged(false)} title={label} size="80rem">
        <VariantPicture type={type} file={file} alt={`Vista previa de ${label}, ampliada`} />
      </Modal>
    </>
  )
}
