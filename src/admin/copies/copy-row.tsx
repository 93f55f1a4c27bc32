import { Button } from '@mantine/core'
import { fileSize } from '#admin/shell/file-size.ts'
import { Moment } from '#admin/shell/moment.tsx'
import type { CopyFile } from '#contract/copies.ts'

type CopyRowProps = { readonly file: CopyFile; readonly onDownload: () => void }

export const CopyRow = ({ file: { madeAt, bytes, isWhole }, onDownload }: CopyRowProps) => (
  <li>
    <div>
      <b>
        <Moment iso={madeAt} />
      </b>
      <small>
        {fileSize(bytes)}.{!isWhole && ' Le faltan imágenes que la base de datos no pudo dar.'}
      </small>
    </div>
    <Button variant="outline" onClick={onDownload}>
      Descargar
    </Button>
  </li>
)
