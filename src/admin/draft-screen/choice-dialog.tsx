import { Button, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useIsOwner } from '#admin/api/session.ts'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import type { Difference, Side } from '#content/changes/three-way.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
import styles from './choice-dialog.module.css'
import { DifferenceChoice } from './difference-choice.tsx'

type ChoiceDialogProps = {
  readonly document: DraftDocument
  readonly title: string
  readonly differences: readonly Difference[]
  readonly onChosen: (sideOf: (difference: Difference) => Side) => void
  readonly onClose: () => void
  /** What the two versions are, and what becomes of them. */
  readonly children: ReactNode
}

/** Shows the user's draft beside another version; the user chooses field by field. */
export function ChoiceDialog({
  document,
  title,
  differences,
  onChosen,
  onClose,
  children,
}: ChoiceDialogProps) {
  const isOwner = useIsOwner()
  const isPhone = useIsPhone()
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
  const groups = [
    ['Cambiados en las dos versiones', open.filter(({ changedBy }) => changedBy === 'both')],
    ['Cambiados solo en una versión', open.filter(({ changedBy }) => changedBy !== 'both')],
  ] as const
  const undecided = differences.filter((difference) => sideOf(difference) === undefined).length

  return (
    <Modal opened onClose={onClose} size="xl" fullScreen={isPhone} title={title}>
      <Text className="readable" mb="md">
        {children}
      </Text>
      <div className="row">
        <Button variant="default" onClick={() => choose(differences, 'mine')}>
          Todo lo mío
        </Button>
        <Button variant="default" onClick={() => choose(differences, 'theirs')}>
          Todo lo de la otra versión
        </Button>
      </div>
      {groups.map(
        ([name, own]) =>
          own.length > 0 && (
            <section key={name} className={styles.group}>
              <h3>
                {name} ({own.length})
              </h3>
              {own.map((difference) => (
                <DifferenceChoice
                  key={difference.path}
                  document={document}
                  difference={difference}
                  side={sideOf(difference)}
                  onChoose={(side) => choose([difference], side)}
                />
              ))}
            </section>
          ),
      )}
      <footer className="sticky-foot">
        <p id="faltan-por-elegir" role="status">
          {undecided > 0 &&
            (undecided === 1 ? 'Falta elegir en 1 campo.' : `Falta elegir en ${undecided} campos.`)}
        </p>
        <Button variant="default" onClick={onClose}>
          Seguir editando
        </Button>
        <Button
          onClick={() => onChosen((difference) => sideOf(difference) ?? 'mine')}
          disabled={undecided > 0}
          aria-describedby="faltan-por-elegir"
        >
          Seguir con lo elegido
        </Button>
      </footer>
    </Modal>
  )
}
