import { Button } from '@mantine/core'
import { type Status, useForgetEndedComparison } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { StateRow } from './state-row.tsx'

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
        <Failure error={error} title="No se guardó" />
      </li>
    </>
  )
}
