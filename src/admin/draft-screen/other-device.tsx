import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import { draftSync } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { ChoiceDialog } from './choice-dialog.tsx'

/** What the server says about the draft that needs the user's attention. */
export function OtherDevice({ stored }: { readonly stored: StoredDraft }) {
  const sync = draftSync(stored)
  const { other, isUnreadable } = useStore(sync.state)
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
        <Alert color="ochre" title="Los mismos campos cambiaron en otro dispositivo" role="status">
          <p className="readable">
            Los cambió otra persona, o usted en otra ventana. Los dos textos se conservan hasta que elija.
          </p>
          <Group gap="xs" mt="sm">
            <Button variant="default" onClick={() => setChoosing(true)}>
              Elegir
            </Button>
          </Group>
        </Alert>
      )}
      {other && isChoosing && (
        <ChoiceDialog
          document={stored.subject().document}
          title="Cambios de dos dispositivos"
          differences={sync.differencesToOther().filter(({ changedBy }) => changedBy === 'both')}
          onClose={() => setChoosing(false)}
          onChosen={(sideOf) => {
            sync.resolve(sideOf)
            setChoosing(false)
          }}
        >
          «La mía» es la de este dispositivo; «La otra», la que ya estaba guardada.
        </ChoiceDialog>
      )}
    </>
  )
}
