import { Alert, Button } from '@mantine/core'
import { Link } from 'react-router'
import { useDocument } from '#admin/api/documents.ts'
import { useIsOwner } from '#admin/api/session.ts'
import frame from '#admin/form/field-frame.module.css'
import { useText } from '#admin/form/field-frame.tsx'
import { fieldId, useForm } from '#admin/form/form-context.tsx'
import { today } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { noSignOff, reviewDue } from '#content/entries/sign-off.ts'
import { licenceNumber } from '#content/facts/licences.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { joinPath } from '#content/values/json.ts'

type Props = { readonly field: Field; readonly path: string }

/** 'Revisé y firmo': the owner says that she read the whole text today. Saving publishes the signature. */
export function SignOffControl({ field, path }: Props) {
  const { draft, announce } = useForm()
  const isOwner = useIsOwner()
  const practice = useDocument('site-content').data?.value.doctorInfo
  const signedOn = useText(joinPath(path, 'date'))
  const day = today(useNow())
  // The site shows who signs, so a signature needs a name.
  const canSign = practice !== undefined && practice.name !== ''

  function sign() {
    if (!practice) return
    const { name, cedEsp, cedProf } = practice
    draft.set(path, { date: today(), reviewer: name, licence: licenceNumber(cedEsp || cedProf) })
    announce('Texto firmado. Al publicar, la página muestra su nombre y la fecha.')
  }

  function withdraw() {
    draft.set(path, { ...noSignOff })
    announce('Firma retirada. Al publicar, la página deja de mostrarla.')
  }

  return (
    <section className="stack" aria-labelledby={fieldId(path)}>
      <h3 id={fieldId(path)} tabIndex={-1} className={frame.label}>
        {field.label}
      </h3>
      <State path={path} day={day} />
      {isOwner ? (
        <div className="row">
          {signedOn !== day && (
            <Button disabled={!canSign} onClick={sign}>
              {signedOn === '' ? 'Revisé y firmo' : 'Lo revisé de nuevo y firmo'}
            </Button>
          )}
          {signedOn !== '' && (
            <Button variant="outline" onClick={withdraw}>
              Retirar mi firma
            </Button>
          )}
        </div>
      ) : (
        <p className={frame.hint}>Solo la dueña puede firmar.</p>
      )}
      {isOwner && practice?.name === '' && (
        <p className={frame.hint}>
          Para firmar, escriba antes su nombre en <Link to="/datos">Mis datos</Link>.
        </p>
      )}
    </section>
  )
}

function State({ path, day }: { readonly path: string; readonly day: string }) {
  const date = useText(joinPath(path, 'date'))
  const reviewer = useText(joinPath(path, 'reviewer'))
  const licence = useText(joinPath(path, 'licence'))
  if (date === '')
    return (
      <p>
        Al firmar, la página dirá «Revisado por…» con su nombre, su cédula y la fecha de hoy. Léalo completo
        antes. Sin firma, la página dice que usted aún no lo ha revisado.
      </p>
    )

  const signature = `${reviewer}${licence && `, cédula ${licence}`}, el ${spanishDate(date)}`
  const due = reviewDue(date)
  if (due > day)
    return (
      <p>
        Firmó {signature}. Vuelva a leerlo y firme de nuevo cuando cambie algo médico en él, y a más tardar el{' '}
        {spanishDate(due)}.
      </p>
    )
  return (
    <Alert color="ochre" title="Ya pasó un año">
      La página sigue diciendo que la revisó {signature}. Tocaba revisarla de nuevo el {spanishDate(due)}.
    </Alert>
  )
}
