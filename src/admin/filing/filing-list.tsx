import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { filingFile, useRemoveFiling, useSetFiled } from '#admin/api/filings.ts'
import { useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Card } from '#admin/shell/card.tsx'
import { Dialog } from '#admin/shell/dialog.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { today } from '#admin/shell/time.ts'
import { showError } from '#admin/shell/toast.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { Filing } from '#content/filing/filing-state.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** The filings made so far: download one, note that it was filed, or delete one that was not. */
export function FilingList({ filings }: { readonly filings: readonly Filing[] }) {
  const [dating, setDating] = useState<Filing>()
  const ownName = useOwnName()
  const { mutate: remove, isPending } = useRemoveFiling()
  const onError = (error: Error) => showError(error)
  return (
    <Card title="Expedientes">
      <ul className="rows">
        {filings.map((filing) => (
          <li key={filing.id}>
            <div>
              <b>
                {filing.filedOn
                  ? `Presentado el ${spanishDate(filing.filedOn)}${filing.notice ? `, aviso ${filing.notice}` : ''}`
                  : 'Sin presentar'}
              </b>
              <small>
                Lo preparó {authorName(filing.author, ownName)} <Moment iso={filing.madeAt} />. {filing.pages}{' '}
                páginas, {fileSize(filing.bytes)}.
              </small>
            </div>
            <div className="row">
              <Button component="a" href={filingFile(filing)} download variant="outline">
                Descargar
              </Button>
              <Button variant="subtle" onClick={() => setDating(filing)}>
                {filing.filedOn ? 'Corregir la fecha' : 'Ya lo presenté'}
              </Button>
              {!filing.filedOn && (
                <Button
                  variant="subtle"
                  color="danger"
                  disabled={isPending}
                  onClick={() => remove(filing.id, { onError })}
                >
                  Eliminar
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {dating && <FiledDialog filing={dating} onClose={() => setDating(undefined)} />}
    </Card>
  )
}

/** Asks for the day on which a filing was filed. */
function FiledDialog({ filing, onClose }: { readonly filing: Filing; readonly onClose: () => void }) {
  const [filedOn, setFiledOn] = useState(filing.filedOn ?? today())
  const [notice, setNotice] = useState(filing.notice)
  const now = useNow()
  const { mutate, isPending, error } = useSetFiled()
  return (
    <Dialog
      title="¿Cuándo lo presentó?"
      onClose={onClose}
      error={error}
      failure="No se pudo guardar"
      onSubmit={() => mutate({ id: filing.id, filedOn, notice: notice.trim() }, { onSuccess: onClose })}
      actions={
        <Button type="submit" loading={isPending} disabled={filedOn === ''}>
          Guardar
        </Button>
      }
    >
      <TextInput
        type="date"
        label="Día en que lo presentó"
        value={filedOn}
        max={today(now)}
        required
        onChange={(event) => setFiledOn(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        mt="md"
        label="Número del aviso o de la entrada"
        description="Si ya se lo dieron. El que se muestra en el sitio se escribe en «Mis datos»."
        value={notice}
        maxLength={80}
        onChange={(event) => setNotice(event.currentTarget.value)}
      />
    </Dialog>
  )
}
