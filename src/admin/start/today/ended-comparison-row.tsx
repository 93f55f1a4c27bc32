import { Button } from '@mantine/core'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { type Status, useForgetEndedComparison } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { StateRow } from './state-row.tsx'
import styles from './today.module.css'

type Props = { readonly comparison: NonNullable<Status['endedComparison']> }

/** Tells an owner once that an update ended her comparison of two layouts, and what her patients see. */
export function EndedComparisonRow({ comparison: { section, layout } }: Props) {
  const isOwner = useIsOwner()
  const { mutate, isPending, error } = useForgetEndedComparison()
  if (!isOwner) return null
  return (
    <>
      <StateRow icon="layers" needsOwner>
        La comparación de dos diseños de «{section}» terminó, porque el sitio dejó de comparar diseños. Sus
        pacientes{' '}
        {layout ? `ven siempre «${layout}», el diseño publicado` : 'no ven esa sección: está oculta'}.
      </StateRow>
      <li>
        <Button variant="default" size="md" my="xs" loading={isPending} onClick={() => mutate()}>
          Entendido
        </Button>
        {error && (
          <p className={styles.error} role="alert">
            <b>{failureTitle(error, 'No se guardó')}.</b> {messageOf(error)}
          </p>
        )}
      </li>
    </>
  )
}
