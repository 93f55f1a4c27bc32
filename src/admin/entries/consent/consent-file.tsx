import { Alert, Button, FileButton, Group, Progress, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { privateFilePath, privateFileQuery } from '#admin/api/private-files.ts'
import { hasStatus, messageOf } from '#admin/api/problem.ts'
import { useText } from '#admin/form/field-frame.tsx'
import { fieldId, useForm, useShownIssue } from '#admin/form/form-context.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { needsProof } from '#content/entries/testimonial-consent.ts'
import { privateFileTypes } from '#content/media/private-file.ts'
import { joinPath, parentPath } from '#content/values/json.ts'
import { useConsentUpload } from './use-consent-upload.ts'

/** The proof of the consent: upload, download, replace and remove. */
export function ConsentFile({ path }: { readonly path: string }) {
  const { draft } = useForm()
  const id = useText(path)
  const issue = useShownIssue(path)
  const way = useText(joinPath(parentPath(path), 'way'))
  const isNeeded = needsProof(way)
  const { progress, failure, start, stop } = useConsentUpload(path)
  const isUploading = progress !== undefined
  return (
    <Stack
      component="section"
      gap="sm"
      align="flex-start"
      id={fieldId(path)}
      tabIndex={-1}
      aria-labelledby="comprobante"
    >
      <h3 id="comprobante">{isNeeded ? 'Comprobante' : 'Comprobante (opcional)'}</h3>
      <p className="muted small readable">
        La hoja firmada, una captura del mensaje o el correo. Solo pueden verlo quienes entran a esta
        administración: nunca se publica. PDF, foto, audio o video de hasta 10 MB.
      </p>
      {id !== '' && <StoredFile id={id} />}
      {isUploading && (
        <Group gap="sm" w="100%" wrap="nowrap">
          <Progress flex={1} value={progress * 100} aria-label="Subiendo el comprobante" />
          <Button variant="subtle" onClick={stop}>
            Cancelar
          </Button>
        </Group>
      )}
      {(failure ?? issue) && (
        <Alert color="danger" role="alert">
          {failure ?? issue}
        </Alert>
      )}
      <div className="row">
        <FileButton onChange={(file) => file && start(file)} accept={privateFileTypes.join(',')}>
          {(button) => (
            <Button {...button} variant="default" disabled={isUploading}>
              {id === '' ? 'Subir comprobante' : 'Cambiar comprobante'}
            </Button>
          )}
        </FileButton>
        {id !== '' && (
          <Button variant="subtle" onClick={() => draft.set(path, '')}>
            Quitar comprobante
          </Button>
        )}
      </div>
    </Stack>
  )
}

function StoredFile({ id }: { readonly id: string }) {
  const { data, error } = useQuery(privateFileQuery(id))
  if (error) {
    return (
      <Alert color="ochre">
        {hasStatus(error, 404)
          ? 'El comprobante no está en este sitio: suba otro o quítelo.'
          : `No se pudo leer el comprobante. ${messageOf(error)}`}
      </Alert>
    )
  }
  return (
    <p className="link-row">
      <a href={privateFilePath(id)} download>
        Descargar {data ? `«${data.name}»` : 'comprobante'}
      </a>
      {data && <span>({fileSize(data.bytes)})</span>}
    </p>
  )
}
