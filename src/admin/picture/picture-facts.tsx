import type { ListedItem } from '#admin/api/media.ts'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { mediaPath } from '#content/media/media.ts'

/** Facts about the file, and which renditions are ready. */
export function PictureFacts({ item }: { item: ListedItem }) {
  const { width, height, sourceWidth, sourceHeight, renditions, isComplete } = item
  const path = mediaPath(item.id)
  return (
    <section>
      <h3>Archivo</h3>
      <dl className="terms">
        <dt>Nombre</dt>
        <dd>{item.fileName}</dd>
        <dt>Medidas</dt>
        <dd>
          {width} × {height} px
          {item.crop && ` (recorte de ${sourceWidth} × ${sourceHeight})`}
        </dd>
        <dt>Peso original</dt>
        <dd>{fileSize(item.bytes)}</dd>
        <dt>Tamaños listos</dt>
        <dd>
          {isComplete ? '' : 'Preparando tamaños… '}
          {`WebP ${renditions.webp.length}, AVIF ${renditions.avif.length}`}
        </dd>
        <dt>Subida</dt>
        <dd>
          <Moment iso={item.createdAt} />
        </dd>
        <dt>Ruta</dt>
        <dd>
          <code>{path}</code> <CopyButton text={path} label="Copiar ruta" copied="Copiada" />
        </dd>
      </dl>
    </section>
  )
}
