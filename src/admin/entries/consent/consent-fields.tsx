import { Alert, Button, Stack, Text } from '@mantine/core'
import { useText } from '#admin/form/field-frame.tsx'
import fieldStyles from '#admin/form/field-view.module.css'
import { FieldView } from '#admin/form/field-view.tsx'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { today } from '#admin/shell/time.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { joinPath, valueAt } from '#content/values/json.ts'
import { ConsentSheet } from './consent-sheet.tsx'

const path = 'consent'
const withdrawnPath = `${path}.withdrawnOn`

/** The group 'Consentimiento' of a testimonial: how the patient agreed, and how she withdraws it. */
export function ConsentFields() {
  const { tree } = useForm().draft
  const field = fieldAt(tree, path)
  const isWithdrawn = useText(withdrawnPath) !== ''
  if (field?.kind !== 'group') return null
  return (
    <div className="stack">
      {isWithdrawn && <Withdrawn />}
      <div className={fieldStyles.fields}>
        {field.fields
          .filter(({ key }) => key !== 'withdrawnOn' || isWithdrawn)
          .map((each) => (
            <FieldView key={each.key} field={each} path={joinPath(path, each.key)} />
          ))}
      </div>
      {!isWithdrawn && <ConsentSheet />}
      {!isWithdrawn && <Withdraw />}
    </div>
  )
}

function Withdraw() {
  const { draft, announce } = useForm()
  return (
    <Stack component="section" gap="sm" align="flex-start" aria-labelledby="retirar-consentimiento">
      <h3 id="retirar-consentimiento">Si la paciente lo retira</h3>
      <p className="muted small readable">
        Al publicar, el testimonio deja de mostrarse de inmediato. El registro se conserva: cuándo y cómo lo
        dio, y dónde lo guarda.
      </p>
      <Button
        color="danger"
        variant="outline"
        onClick={() => {
          draft.set(withdrawnPath, today())
          announce('Consentimiento retirado. Al publicar, el testimonio deja de mostrarse.')
        }}
      >
        Retirar consentimiento
      </Button>
    </Stack>
  )
}

function Withdrawn() {
  const { draft, announce } = useForm()
  const isSaved = useDraft(({ base }) => (valueAt(base?.value, withdrawnPath) ?? '') !== '')
  return (
    <Alert color="ochre" title="Consentimiento retirado">
      <Text mb="sm">
        {isSaved
          ? 'Este testimonio no se muestra en el sitio.'
          : 'Al publicar, este testimonio deja de mostrarse en el sitio.'}{' '}
        El registro se conserva.
      </Text>
      <Button
        variant="outline"
        onClick={() => {
          draft.set(withdrawnPath, '')
          announce('El consentimiento vuelve a estar vigente.')
        }}
      >
        Fue un error: no lo retiró
      </Button>
    </Alert>
  )
}
