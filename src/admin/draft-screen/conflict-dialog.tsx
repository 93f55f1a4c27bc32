import { Button, Modal, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSavedBy } from '#admin/api/publishing.ts'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import type { Version } from '#admin/draft/version.ts'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { saverName } from '#admin/shell/author-name.ts'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import { relativeTime } from '#admin/shell/time.ts'
import type { DraftSubject } from '#admin/subject.ts'
import {
  type Difference,
  findDifferences,
  mergeVersions,
  type Side,
} from '#content/documents/merge-versions.ts'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
import styles from './conflict-dialog.module.css'
import { DifferenceChoice } from './difference-choice.tsx'

type ConflictDialogProps = {
  readonly subject: DraftSubject
  readonly newer: Version
  /** Called after the chosen values are in the draft. */
  readonly onResolved: () => void
  readonly onClose: () => void
}

/** Shows the user's draft beside the version that someone else saved; the user chooses field by field. */
export function ConflictDialog({ subject, newer, onResolved, onClose }: ConflictDialogProps) {
  const { draft } = useForm()
  const mine = useDraft((state) => state.draft)
  const base = useDraft((state) => state.base)
  const { author, createdAt } = useSavedBy(subject, newer)
  const saver = saverName(author, useOwnName())
  const isOwner = useIsOwner()
  const isPhone = useIsPhone()
  const differences = useMemo(
    () => findDifferences(draft.tree, { base: base?.value, mine, theirs: newer.value }),
    [draft, base, mine, newer],
  )
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  // An assistant cannot keep an own value of a field that only an owner may change.
  const isSettled = ({ field }: Difference) => !isOwner && holdsOwnerOnly(field)
  const sideOf = (difference: Difference) => {
    const { path, changedBy } = difference
    if (isSettled(difference)) return 'theirs'
    return choices.get(path) ?? (changedBy === 'both' ? undefined : changedBy)
  }
  const choose = (chosen: readonly Difference[], side: Side) =>
    setChoices((before) => new Map([...before, ...chosen.map(({ path }) => [path, side] as const)]))

  const open = differences.filter((difference) => !isSettled(difference))
  const conflicts = open.filter(({ changedBy }) => changedBy === 'both')
  const others = open.filter(({ changedBy }) => changedBy !== 'both')
  const undecided = differences.filter((difference) => sideOf(difference) === undefined).length
  const resolve = () => {
    draft.resolve(
      newer,
      mergeVersions(mine, differences, (difference) => sideOf(difference) ?? 'mine'),
    )
    onResolved()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      fullScreen={isPhone}
      title="Otra versión se guardó mientras usted editaba"
    >
      <Text className="readable" mb="md">
        {saver ? `${saver} la guardó` : 'Se guardó'}
        {createdAt ? ` ${relativeTime(createdAt)}` : ' hace poco'}. Elija qué conservar en cada campo. Si
        cierra esta ventana no se pierde nada: sus cambios siguen en la página y la otra versión, en el
        Historial.
      </Text>
      <div className="row">
        <Button variant="default" onClick={() => choose(differences, 'mine')}>
          Todo lo mío
        </Button>
        <Button variant="default" onClick={() => choose(differences, 'theirs')}>
          Todo lo de la otra versión
        </Button>
      </div>
      <Choices
        title="Cambiados en las dos versiones"
        {...{ subject, differences: conflicts, sideOf, choose }}
      />
      <Choices title="Cambiados solo en una versión" {...{ subject, differences: others, sideOf, choose }} />
      <footer className="sticky-foot">
        <p id="faltan-por-elegir" role="status">
          {undecided > 0 &&
            (undecided === 1 ? 'Falta elegir en 1 campo.' : `Falta elegir en ${undecided} campos.`)}
        </p>
        <Button variant="default" onClick={onClose}>
          Seguir editando
        </Button>
        <Button onClick={resolve} disabled={undecided > 0} aria-describedby="faltan-por-elegir">
          Seguir con lo elegido
        </Button>
      </footer>
    </Modal>
  )
}

type ChoicesProps = {
  readonly subject: DraftSubject
  readonly title: string
  readonly differences: readonly Difference[]
  readonly sideOf: (difference: Difference) => Side | undefined
  readonly choose: (chosen: readonly Difference[], side: Side) => void
}

function Choices({ subject, title, differences, sideOf, choose }: ChoicesProps) {
  if (differences.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>
        {title} ({differences.length})
      </h3>
      {differences.map((difference) => (
        <DifferenceChoice
          key={difference.path}
          document={subject.document}
          difference={difference}
          side={sideOf(difference)}
          onChoose={(side) => choose([difference], side)}
        />
      ))}
    </section>
  )
}
