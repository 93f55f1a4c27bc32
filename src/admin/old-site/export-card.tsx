import { Alert, Button, FileButton, Progress } from '@mantine/core'
import { useState } from 'react'
import { useReadExport } from '#admin/api/old-site.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { maxExportBytes } from '#content/entries/import-limits.ts'

/** Takes the file that WordPress exports. */
export function ExportCard({ isFirst }: { readonly isFirst: boolean }) {
  const { mutate, isPending, error } = useReadExport()
  const [share, setShare] = useState(0)
  const [tooLarge, setTooLarge] = useState<File>()

  function send(file: File | null) {
    if (!file) return
    const isTooLarge = file.size > maxExportBytes
    setTooLarge(isTooLarge ? file : undefined)
    setShare(0)
    if (!isTooLarge) mutate({ file, onProgress: setShare })
  }

  return (
    <Card
      title={isFirst ? 'Mi sitio está en WordPress' : 'Subir otro archivo de WordPress'}
      className="stack"
    >
      {isFirst && (
        <>
          <p className="muted readable">
            Sus páginas y artículos llegan como borradores: nada se publica hasta que usted lo revise. Sus
            direcciones anteriores llevarán a las páginas nuevas, para que nadie que la busque se pierda.
          </p>
          <ol className="readable">
            <li>En WordPress, abra «Herramientas» y luego «Exportar».</li>
            <li>Elija «Todo el contenido» y descargue el archivo, que termina en .xml.</li>
            <li>Súbalo aquí. Verá la lista de lo que llega antes de traerlo.</li>
          </ol>
        </>
      )}
      {isPending && <Progress value={share * 100} aria-label="Avance de la subida" />}
      {tooLarge && (
        <Alert color="danger" title="El archivo es demasiado grande" role="alert">
          Pesa {fileSize(tooLarge.size)} y caben {fileSize(maxExportBytes)}. En WordPress, expórtelo por
          partes: primero las páginas, luego los artículos de cada año.
        </Alert>
      )}
      <Failure error={error} title="No se pudo subir" mt={0} />
      <div>
        <FileButton onChange={send} accept=".xml,text/xml,application/xml">
          {(props) => (
            <Button {...props} loading={isPending} variant={isFirst ? 'filled' : 'outline'}>
              Subir el archivo
            </Button>
          )}
        </FileButton>
      </div>
    </Card>
  )
}
