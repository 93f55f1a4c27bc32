import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { packFile, useRemovePack, useSetFiled } from '#admin/api/cofepris.ts'
import { messageOf } from '#admin/api/problem.ts'
import { useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { Moment } from '#admin/shell/moment.tsx'
import screen from '#admin/shell/screen.module.css'
import { today } from '#admin/shell/time.ts'
import { showFailure } from '#admin/shell/toast.ts'
import type { FilingPack } from '#content/filing/filing-state.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'

/** The packs made so far: download one, note that it was filed, or delete one that was not. */
export function PackList({ packs }: { readonly packs: readonly FilingPack[] }) {
  const [filing, setFiling] = useState<FilingPack>()
  const ownName = useOwnName()
  const { mutate: remove, isPending } = useRemovePack()
  const onError = (error: Error) => showFailure(messageOf(error))
  return (
    <section className={screen.card} aria-labelledby="expedientes">
      <h2 id="expedientes">Expedientes</h2>
      <ul className="rows">
        {packs.map((pack) => (
          <li key={pack.id}>
            <div>
              <b>
                {pack.filedOn
                  ? `Presentado el ${spanishDate(pack.filedOn)}${pack.notice ? `, aviso ${pack.notice}` : ''}`
                  : 'Sin presentar'}
              </b>
              <small>
                Lo preparó {authorName(pack.author, ownName)} <Moment iso={pack.madeAt} />. {pack.pages}{' '}
                páginas, {fileSize(pack.bytes)}.
              </small>
            </div>
            <div className="row">
              <Button component="a" href={packFile(pack)} download variant="outline">
                Descargar
              </Button>
              <Button variant="subtle" onClick={() => setFiling(pack)}>
                {pack.filedOn ? 'Corregir la fecha' : 'Ya lo presenté'}
              </Button>
              {!pack.filedOn && (
                <Button
                  variant="subtle"
                  color="danger"
                  disabled={isPending}
                  onClick={() => remove(pack.id, { onError })}
                >
                  Eliminar
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {filing && <FiledDialog pack={filing} onClose={() => setFiling(undefined)} />}
    </section>
  )
}

/** Asks for the day on which a pack was filed. */
function FiledDialog({ pack, onClose }: { readonly pack: FilingPack; readonly onClose: () => void }) {
  const [filedOn, setFiledOn] = useState(pack.filedOn ?? today())
  const [notice, setNotice] = useState(pack.notice)
  const { mutate, isPending, error } = useSetFiled()
  return (
    <Dialog
      title="¿Cuándo lo presentó?"
      onClose={onClose}
      error={error}
      failure="No se pudo guardar"
      onSubmit={() => mutate({ id: pack.id, filedOn, notice: notice.trim() }, { onSuccess: onClose })}
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
        max={today()}
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
