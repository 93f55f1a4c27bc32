import { Alert, Progress, Stack } from '@mantine/core'
import { ChooseFiles } from '#admin/media/upload/upload-buttons.tsx'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { amount } from '#content/texts/words.ts'
import { FoundCard } from './found-card.tsx'
import { OldSiteError } from './found-site.ts'
import { ReportCard } from './report-card.tsx'
import { type Progress as ImportProgress, useImport } from './use-import.ts'

/** /admin/importar: brings the pages of her former site along, as drafts. */
export function OldSiteScreen() {
  const { found, report, archive, failure, isRunning, progress, read, choosePictures, take, undo } =
    useImport()
  const choice = (
    <ChooseFiles
      label={found ? 'Elegir otro archivo' : 'Elegir el archivo'}
      accept=".xml,text/xml,application/xml"
      variant={found ? 'default' : 'filled'}
      onFiles={([file]) => file && read(file)}
    />
  )
  return (
    <Screen title="Traer mi sitio anterior" back={{ to: '/admin/paginas', label: 'Páginas' }}>
      {failure instanceof OldSiteError ? (
        <Alert color="danger" title="No se pudo leer" role="alert">
          {failure.message}
        </Alert>
      ) : (
        <Failure error={failure} title="No se pudo traer" mt={0} />
      )}
      {isRunning ? (
        <Working progress={progress} />
      ) : found ? (
        <>
          {report && <ReportCard report={report} onUndo={() => undo(found.site, report)} />}
          <FoundCard found={found} onTake={(pages) => take(found.site, pages)} />
          <PicturesCard count={archive?.count} onChoose={choosePictures} />
          <div>{choice}</div>
        </>
      ) : (
        <>
          <Card title="Mi sitio está en WordPress" className="stack">
            <p className="muted readable">
              Sus páginas y artículos llegan como borradores: nada se publica hasta que usted lo revise. Sus
              direcciones anteriores llevarán a las páginas nuevas, para que nadie que la busque se pierda.
            </p>
            <ol className="readable">
              <li>En WordPress, abra «Herramientas» y luego «Exportar».</li>
              <li>Elija «Todo el contenido» y descargue el archivo, que termina en .xml.</li>
              <li>Elíjalo aquí. Verá la lista de lo que llega antes de traerlo.</li>
            </ol>
            <div>{choice}</div>
          </Card>
          <Card title="Mi sitio está en otro lugar">
            <p className="muted readable">
              De Wix, Squarespace, Word o Google Docs, copie cada texto y péguelo en una página nueva: se pega
              sin estilos, viñetas ni espacios raros. Suba las fotos en Medios. En «Otras direcciones» de la
              página, escriba la que tenía, por ejemplo /consulta, y quien la abra llegará a la nueva.
            </p>
          </Card>
        </>
      )}
    </Screen>
  )
}

const Working = ({ progress }: { readonly progress: ImportProgress | undefined }) => (
  <Stack gap="xs" aria-live="polite">
    <p>
      {progress
        ? `Trayendo sus páginas y sus fotos… Van ${progress.done} de ${amount(progress.total, 'foto')}.`
        : 'Un momento…'}{' '}
      Deje abierta esta pantalla.
    </p>
    <Progress
      value={progress ? (progress.done / progress.total) * 100 : 100}
      animated={!progress}
      aria-label="Avance de la importación"
    />
  </Stack>
)

type PicturesCardProps = { readonly count: number | undefined; readonly onChoose: (file: File) => void }

const PicturesCard = ({ count, onChoose }: PicturesCardProps) => (
  <Card title="Si su sitio anterior ya no se abre" className="stack">
    <p className="muted readable">
      Mientras se abra, las fotos se leen de ahí. Si ya no, elija un ZIP de su carpeta «wp-content/uploads»:
      lo da el administrador de archivos de su hospedaje, o un complemento como «Export Media Library». Hágalo
      antes de traer las páginas.
    </p>
    {count !== undefined && (
      <p role="status">Ese ZIP tiene {amount(count, 'foto')}. Se buscan primero ahí.</p>
    )}
    <div>
      <ChooseFiles
        label={count === undefined ? 'Elegir el ZIP de fotos' : 'Elegir otro ZIP'}
        accept=".zip,application/zip"
        onFiles={([file]) => file && onChoose(file)}
      />
    </div>
  </Card>
)
