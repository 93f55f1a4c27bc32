import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { draftSync } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import type { Side } from '#content/documents/merge-versions.ts'
import { DifferenceChoice } from './difference-choice.tsx'

/** What the server says about the draft that needs the user's attention. */
export function OtherDevice({ stored }: { readonly stored: StoredDraft }) {
  const { other, isUnreadable } = useStore(draftSync(stored).state)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      {isUnreadable && (
        <Alert color="ochre" title="Hay un borrador que esta versión de la administración no puede abrir">
          <p className="readable">
            Lo escribió otra versión del programa. Sigue guardado y no se publica. Lo que escriba ahora se
            conserva solo en este navegador hasta que lo publique.
          </p>
        </Alert>
      )}
      {other && (
        <Alert color="ochre" title="En otro de sus dispositivos cambió los mismos campos" role="status">
          <p className="readable">Los dos textos se conservan hasta que elija.</p>
          <Group gap="xs" mt="sm">
            <Button variant="default" onClick={() => setChoosing(true)}>
              Elegir
            </Button>
          </Group>
        </Alert>
      )}
      {other && isChoosing && <DeviceChoice stored={stored} onClose={() => setChoosing(false)} />}
    </>
  )
}

type DeviceChoiceProps = { readonly stored: StoredDraft; readonly onClose: () => void }

function DeviceChoice({ stored, onClose }: DeviceChoiceProps) {
  const sync = draftSync(stored)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const conflicts = sync.differencesToOther().filter(({ changedBy }) => changedBy === 'both')
  const missing = conflicts.filter(({ path }) => !choices.has(path)).length
  const resolve = () => {
    sync.resolve(({ path, changedBy }) =>
      changedBy === 'both' ? (choices.get(path) ?? 'mine') : changedBy === 'theirs' ? 'theirs' : 'mine',
    )
    onClose()
  }
  return (
    <Modal opened onClose={onClose} size="xl" title="Cambios de dos dispositivos suyos">
      <Text className="readable" mb="md">
        «La mía» es la de este dispositivo; «La otra», la que ya estaba guardada.
      </Text>
      {conflicts.map((difference) => (
        <DifferenceChoice
          key={difference.path}
          document={stored.subject().document}
          difference={difference}
          side={choices.get(difference.path)}
          onChoose={(side) => setChoices((before) => new Map([...before, [difference.path, side]]))}
        />
      ))}
      <footer className="sticky-foot">
        <Button onClick={resolve} disabled={missing > 0}>
          Seguir con lo elegido
        </Button>
      </footer>
    </Modal>
  )
}
