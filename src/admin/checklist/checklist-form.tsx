import { Button, Group, Radio } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useStoreChecklist } from '#admin/api/checklists.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import { type Answer, answerLabels, answersShape } from '#content/checklist/checklist.ts'
import { type QuestionId, questions } from '#content/checklist/questions.ts'
import styles from './checklist.module.css'

/** Asks the twelve questions, each with examples of both answers. */
export function ChecklistForm({ onClose }: { readonly onClose: () => void }) {
  const [answers, setAnswers] = useState<Partial<Record<QuestionId, string>>>({})
  const { mutate, isPending, error } = useStoreChecklist()
  const complete = answersShape.safeParse(answers)
  const left = questions.filter(({ id }) => answers[id] === undefined).length
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      showSuccess('Sus respuestas quedaron con la fecha de hoy.')
      onClose()
    }
    if (complete.success) mutate(complete.data, { onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <ol className={`plain-list ${styles.questions}`}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <Radio.Group
              label={`${index + 1}. ${question.text}`}
              value={answers[question.id] ?? null}
              onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            >
              <Group gap="lg" my="xs">
                {Object.entries(answerLabels).map(([value, label]) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Group>
            </Radio.Group>
            <details>
              <summary>Ejemplos</summary>
              <Examples answer="yes" of={question.examples.yes} />
              <Examples answer="no" of={question.examples.no} />
            </details>
          </li>
        ))}
      </ol>
      <Failure error={error} title="No se guardaron sus respuestas" />
      <div className="sticky-foot">
        {left > 0 && <p>{left === 1 ? 'Falta 1 respuesta.' : `Faltan ${left} respuestas.`}</p>}
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          Cancelar
        </Button>
        <Button type="submit" loading={isPending} disabled={!complete.success}>
          Guardar mis respuestas
        </Button>
      </div>
    </form>
  )
}

type ExamplesProps = { readonly answer: Answer; readonly of: readonly string[] }

const Examples = ({ answer, of }: ExamplesProps) => (
  <>
    <p className="small">
      <b>{answerLabels[answer]}:</b>
    </p>
    <ul className={styles.examples}>
      {of.map((example) => (
        <li key={example}>{example}</li>
      ))}
    </ul>
  </>
)
