import { Alert, Button } from '@mantine/core'
import { Link } from 'react-router'
import { useDocument } from '#admin/api/documents.ts'
import { useIsOwner } from '#admin/api/session.ts'
import frame from '#admin/form/field-frame.module.css'
import { useText } from '#admin/form/field-frame.tsx'
import { fieldId, useDraft, useForm, useValue } from '#admin/form/form-context.tsx'
import { today } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { entrySchema } from '#content/documents/entries.ts'
import {
  medicalDigest,
  noSignOff,
  reviewDue,
  type SignOffState,
  signOffState,
} from '#content/entries/sign-off.ts'
import { licenceNumber } from '#content/facts/licences.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { isJson, type Json, joinPath } from '#content/values/json.ts'
import { useEntryDraft } from '../entry-context.ts'

type Props = { readonly field: Field; readonly path: string }

/** 'Revisé y firmo': the owner signs the medical text as it is in the form. Saving publishes the signature. */
export function SignOffControl({ field, path }: Props) {
  const { draft, announce } = useForm()
  const isOwner = useIsOwner()
  const { document } = useEntryDraft()
  const practice = useDocument('site-content').data?.value.doctorInfo
  const value = useDraft((state) => state.draft)
  const now = useNow()
  const isSigned = useValue(joinPath(path, 'digest')) !== ''
  const entry = savedForm(document, value)
  const state = entry === undefined ? undefined : signOffState(entry, today(now))
  // The site shows who signs, so a signature needs a name.
  const canSign = isOwner && entry !== undefined && practice !== undefined && practice.name !== ''

  function sign() {
    if (entry === undefined || !practice) return
    const date = today()
    const { name, cedEsp, cedProf } = practice
    draft.set(path, {
      date,
      reviewer: name,
      licence: licenceNumber(cedEsp || cedProf),
      digest: medicalDigest(entry),
    })
    draft.set('lastReviewed', date)
    announce('Texto firmado. Al publicar, la página muestra su nombre y la fecha.')
  }

  function withdraw() {
    draft.set(path, { ...noSignOff })
    draft.set('lastReviewed', '')
    announce('Firma retirada. Al publicar, la página deja de mostrarla.')
  }

  return (
    <section className="stack" aria-labelledby={fieldId(path)}>
      <h3 id={fieldId(path)} tabIndex={-1} className={frame.label}>
        {field.label}
      </h3>
      <State path={path} state={state} />
      {isOwner ? (
        <div className="row">
          {state !== 'valid' && (
            <Button disabled={!canSign} onClick={sign}>
              Revisé y firmo
            </Button>
          )}
          {isSigned && (
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

/** The entry as a save stores it; undefined while it has errors. */
function savedForm(document: Parameters<typeof entrySchema>[0], value: Json | undefined): Json | undefined {
  const parsed = entrySchema(document).safeParse(value).data
  return parsed !== undefined && isJson(parsed) ? parsed : undefined
}

function State({ path, state }: { readonly path: string; readonly state: SignOffState | undefined }) {
  const date = useText(joinPath(path, 'date'))
  const reviewer = useText(joinPath(path, 'reviewer'))
  const licence = useText(joinPath(path, 'licence'))
  const signature = `${reviewer}${licence && `, cédula ${licence}`}, el ${spanishDate(date)}`
  switch (state) {
    case undefined:
      return <p>Corrija los campos marcados para poder firmar.</p>
    case 'unsigned':
      return (
        <p>
          Al firmar, la página dirá «Revisado por…» con su nombre, su cédula y la fecha de hoy. Léalo completo
          antes. Sin firma, la página dice que usted aún no lo ha revisado.
        </p>
      )
    case 'valid':
      return <p>Firmó {signature}. La firma vale mientras no cambie el texto médico.</p>
    case 'changed':
      return (
        <Alert color="ochre" title="El texto cambió después de la firma">
          La página no muestra la revisión de {signature}. Léala otra vez y firme.
        </Alert>
      )
    case 'due':
      return (
        <Alert color="ochre" title="Ya pasó un año">
          La página sigue diciendo que la revisó {signature}. Tocaba revisarla de nuevo el{' '}
          {spanishDate(reviewDue(date))}.
        </Alert>
      )
  }
}
