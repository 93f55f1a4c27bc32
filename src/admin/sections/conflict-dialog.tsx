import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useOwnName } from '#admin/api/session.ts'
import { saverName } from '#admin/shell/author-name.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/selected-sections.ts'
import styles from './conflict-dialog.module.css'
import { combine, disagreements, type Selection, type Side } from './selections.ts'
import type { OtherVersion } from './use-sections-actions.ts'
import { variantName } from './variant-name.ts'

type ConflictDialogProps = {
  readonly base: SelectedSections
  readonly mine: SelectedSections
  readonly theirs: OtherVersion
  readonly onResolve: (value: SelectedSections) => void
  readonly onClose: () => void
}

/** Her version beside the one that was saved meanwhile: she chooses, section by section. */
export function ConflictDialog({ base, mine, theirs, onResolve, onClose }: ConflictDialogProps) {
  const found = disagreements(base, mine, theirs.value)
  const [choices, setChoices] = useState<ReadonlyMap<SectionType, Side>>(
    () => new Map(found.map(({ type, proposed }) => [type, proposed])),
  )
  const { author, createdAt } = theirs.revision

  return (
    <Modal opened onClose={onClose} title="Otra versión se guardó mientras usted editaba" size="lg">
      <Text mb="md">
        {saverName(author, useOwnName())} guardó las secciones {relativeTime(createdAt)}. Elija qué versión
        conservar en cada una; la otra queda en el Historial.
      </Text>
      <Stack>
        {found.map(({ type, mine: own, theirs: other }) => (
          <Radio.Group
            key={type}
            label={catalogue[type].label}
            value={choices.get(type) ?? 'mine'}
            onChange={(side) => setChoices(new Map(choices).set(type, side === 'mine' ? 'mine' : 'theirs'))}
          >
            <div className={styles.sides}>
              <Radio value="mine" label={`La suya: ${describe(type, own)}`} />
              <Radio value="theirs" label={`La guardada: ${describe(type, other)}`} />
            </div>
          </Radio.Group>
        ))}
      </Stack>
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          Seguir editando
        </Button>
        <Button onClick={() => onResolve(combine(mine, theirs.value, choices))}>
          Guardar esta combinación
        </Button>
      </Group>
    </Modal>
  )
}

const describe = (type: SectionType, { component, display }: Selection) =>
  `${variantName(type, component)}; ${display ? 'visible' : 'oculta'}`
