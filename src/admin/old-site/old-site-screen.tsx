import { Alert, Button, FileButton, Progress, Stack } from '@mantine/core'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { amount } from '#content/texts/words.ts'
import { FoundCard } from './found-card.tsx'
import { OldSiteError } from './found-site.ts'
import { ReportCard } from './report-card.tsx'
import { type Found, type Progress as ImportProgress, useImport } from './use-import.ts'

/** /admin/importar: brings the pages of her former site along, as drafts. */
export function OldSiteScreen() {
  const { found, report, archive, failure, progress, read, choosePictures, take, undo } = useImport()
  return (
    <Screen title="Traer mi sitio anterior" back={{ to: '/admin/paginas', label: 'Páginas' }}>
      {failure instanceof OldSiteError ? (
        <Alert color="danger" title="No se pudo leer" role="alert">
          {failure.message}
        </Alert>
      ) : (
        <Failure error={failure} title="No se pudo traer" mt={0} />
      )}
      {progress ? (
        <Working {...progress} />
      ) : (
        <>
          {report && <ReportCard report={report} onUndo={(onUndone) => undo(report, onUndone)} />}
          {found && (
            <>
              <FoundCard key={keyOf(found)} found={found} onTake={(pages) => take(found, pages)} />
              <PicturesCard count={archive?.count} onChoose={choosePictures} />
            </>
          )}
          <ExportCard isFirst={!found} onChoose={read} />
          <OtherSitesCard />
        </>
      )}
    </Screen>
  )
}

/** The choice begins anew when other pages were read, or when some of them have come or gone. */
const keyOf = ({ site, own }: Found): string =>
  site.pages.map((page) => `${page.sourceId} ${own.pageOf(page) ?? ''}`).join()

const Working = ({ words, share }: ImportProgress) => (
  <Stack gap="xs" aria-live="polite">
    <p>{words} Deje abierta esta pantalla.</p>
    <Progress
      value={(share ?? 1) * 100}
      animated={share === undefined}
      aria-label="Avance de la importación"
    />
  </Stack>
)

type ExportCardProps = { readonly isFirst: boolean; readonly onChoose: (file: File) => void }

const ExportCard = ({ isFirst, onChoose }: ExportCardProps) => (
  <Card title={isFirst ? 'Mi sitio está en WordPress' : 'Elegir otro archivo de WordPress'} className="stack">
    {isFirst && (
      <>
        <p className="muted readable">
          Sus páginas y artículos llegan como borradores: nada se publica hasta que usted lo revise. Sus
          direcciones anteriores llevarán a las páginas nuevas, para que nadie que la busque se pierda.
        </p>
        <ol className="readable">
          <li>En WordPress, abra «Herramientas» y luego «Exportar».</li>
          <li>Elija «Todo el contenido» y descargue el archivo, que termina en .xml.</li>
          <li>Elíjalo aquí. Verá la lista de lo que llega antes de traerlo.</li>
        </ol>
      </>
    )}
    <FileChoice
      label="Elegir el archivo"
      accept=".xml,text/xml,application/xml"
      isMain={isFirst}
      onChoose={onChoose}
    />
  </Card>
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
    <FileChoice
      label={count === undefined ? 'Elegir el ZIP de fotos' : 'Elegir otro ZIP'}
      accept=".zip,application/zip"
      onChoose={onChoose}
    />
  </Card>
)

const OtherSitesCard = () => (
  <Card title="Mi sitio está en otro lugar">
    <p className="muted readable">
      De Wix, Squarespace, Word o Google Docs, copie cada texto y péguelo en una página nueva: se pega sin
      estilos, viñetas ni espacios raros. Suba las fotos en Medios. En «Otras direcciones» de la página,
      escriba la que tenía, por ejemplo /consulta, y quien la abra llegará a la nueva.
    </p>
  </Card>
)

type FileChoiceProps = {
  readonly label: string
  /** As of an `<input>`. */
  readonly accept: string
  readonly isMain?: boolean
  readonly onChoose: (file: File) => void
}

/** A button that opens the dialog for one file of this device. */
const FileChoice = ({ label, accept, isMain, onChoose }: FileChoiceProps) => (
  <div>
    <FileButton onChange={(file) => file && onChoose(file)} accept={accept}>
      {(props) => (
        <Button {...props} variant={isMain ? 'filled' : 'outline'}>
          {label}
        </Button>
      )}
    </FileButton>
  </div>
)
