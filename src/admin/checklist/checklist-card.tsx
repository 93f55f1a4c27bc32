import { Button, Group, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useChecklists } from '#admin/api/checklists.ts'
import { useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { PrintedSheet } from '#admin/shell/printed-sheet.tsx'
import screen from '#admin/shell/screen.module.css'
import { absoluteTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { Checklist } from '#content/checklist/checklist.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './checklist.module.css'
import { checklistAnchor, isOverdue } from './checklist-due.ts'
import { ChecklistForm } from './checklist-form.tsx'

/** The twelve questions: when they were answered last, the answers of any day, and the form. */
export function ChecklistCard() {
  const { data, error, refetch } = useChecklists()
  const [isAnswering, setAnswering] = useState(false)
  const now = useNow()
  const [last] = data?.checklists ?? []

  const card = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isLinked = data !== undefined && hash === `#${checklistAnchor}`
  // The browser looks for the place of a link before the card is loaded.
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView()
  }, [isLinked])

  return (
    <section ref={card} className={`stack ${screen.card} ${styles.card}`} aria-labelledby={checklistAnchor}>
      <h2 id={checklistAnchor}>Doce preguntas antes de presentar su aviso</h2>
      <p className="muted readable">
        Las que haría una colega: lo que se promete sin decirlo no lo ve ningún programa. Respóndalas antes de
        lanzar el sitio y cada año, antes de presentar su aviso a la COFEPRIS. No impiden el lanzamiento.
      </p>
      <LoadState title="No se pudieron leer sus respuestas" data={data} error={error} refetch={refetch} />
      {data && isAnswering && <ChecklistForm onClose={() => setAnswering(false)} />}
      {data && !isAnswering && (
        <>
          {last && isOverdue(last, now) && (
            <p>
              <b>Pasó más de un año: respóndalas de nuevo.</b>
            </p>
          )}
          {last && <Answered checklists={data.checklists} />}
          <Group>
            <Button variant={last ? 'outline' : 'filled'} onClick={() => setAnswering(true)}>
              {last ? 'Responder de nuevo' : 'Responder'}
            </Button>
          </Group>
        </>
      )}
    </section>
  )
}

/** The answers of one day, which can be printed. */
function Answered({ checklists }: { readonly checklists: readonly Checklist[] }) {
  const [chosen, setChosen] = useState('')
  const ownName = useOwnName()
  const shown = checklists.find(({ answeredAt }) => answeredAt === chosen) ?? checklists[0]
  if (!shown) return null
  return (
    <>
      <p>
        Las respondió {authorName(shown.author, ownName)} <Moment iso={shown.answeredAt} />.
      </p>
      <AnswerList answers={shown.answers} />
      <Group align="end">
        {checklists.length > 1 && (
          <NativeSelect
            label="Respuestas del"
            value={shown.answeredAt}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={checklists.map(({ answeredAt }) => ({
              value: answeredAt,
              label: absoluteTime(answeredAt),
            }))}
          />
        )}
        <Button variant="outline" onClick={() => window.print()}>
          Imprimir estas respuestas
        </Button>
      </Group>
      <PrintedSheet>
        <h1>Doce preguntas sobre el sitio {window.location.host}</h1>
        <p>
          Respondió {shown.author}, el {absoluteTime(shown.answeredAt)}
        </p>
        <AnswerList answers={shown.answers} />
      </PrintedSheet>
    </>
  )
}
