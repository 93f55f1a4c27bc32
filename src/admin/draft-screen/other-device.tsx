import { Alert, Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { draftSync } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import type { Side } from '#content/documents/merge-versions.ts'
import dialog from './conflict-dialog.module.css'
import { DifferenceChoice } from './difference-choice.tsx'
import styles from './notices.module.css'

/** What the server says about the draft that needs the user's attention. */
export function OtherDevice({ stored }: { readonly stored: StoredDraft }) {
  const { other, isUnreadable } = useStore(draftSync(stored).state)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      {isUnreadable && (
        <Alert color="ochre" title="Hay un borrador que esta versión de la administración no puede abrir">
          <p className={styles.text}>
            Lo escribió otra versión del programa. Sigue guardado y no se publica. Lo que escriba ahora se
            conserva solo en este navegador hasta que lo publique.
          </p>
        </Alert>
      )}
      {other && (
        <Alert color="ochre" title="En otro de sus dispositivos cambió los mismos campos" role="status">
          <p className={styles.text}>Los dos textos se conservan hasta que elija.</p>
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setChoosing(true)}>
              Elegir
            </Button>
          </div>
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
      <p className={dialog.intro}>
        «La mía» es la de este dispositivo; «La otra», la que ya estaba guardada.
      </p>
      {conflicts.map((difference) => (
        <DifferenceChoice
          key={difference.path}
          document={stored.subject().document}
          difference={difference}
          side={choices.get(difference.path)}
          onChoose={(side) => setChoices((before) => new Map([...before, [difference.path, side]]))}
        />
      ))}
      <div className={dialog.foot}>
        <Button onClick={resolve} disabled={missing > 0}>
          Seguir con lo elegido
        </Button>
      </div>
    </Modal>
  )
}
