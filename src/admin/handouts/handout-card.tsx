import { Alert, Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useStatus } from '#admin/api/publishing.ts'
import { Card } from '#admin/shell/card.tsx'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { PrintedSheet } from '#admin/shell/printed-sheet.tsx'
import { legalMentions } from '#content/facts/licences.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { siteTheme } from '#content/theme/index.ts'
import { codeFor } from './code.ts'
import { HandoutPicture, HandoutSheet } from './handout.tsx'
import { handoutFormats, poster } from './handout-formats.ts'
import type { HandoutTarget } from './handout-targets.ts'
import styles from './handouts.module.css'
import { drawingIn, saveFile } from './save-file.ts'

type HandoutCardProps = { readonly content: SiteContent; readonly targets: readonly HandoutTarget[] }

/** Chooses what a code leads to and what it is printed on, and shows the sheet as it is printed. */
export function HandoutCard({ content, targets }: HandoutCardProps) {
  const [id, setId] = useState('')
  const [format, setFormat] = useState(poster)
  /** Undefined: what the target suggests. */
  const [call, setCall] = useState<string>()
  const picture = useRef<HTMLDivElement>(null)
  const target = targets.find((each) => each.id === id) ?? targets[0]
  const isPublic = useStatus().data?.launch.isPublic
  if (!target) return null

  const { name, specialty } = content.doctorInfo
  const code = codeFor(target.address, format.code)
  const words = {
    ...{ name, specialty, call: call ?? target.call, shown: target.shown },
    mentions: legalMentions(content),
  }
  const piece = code && { words, code, format, roles: siteTheme(content.theme).roles }
  const groups = Map.groupBy(targets, ({ group }) => group)
  return (
    <Card title="Un código para sus pacientes">
      <p className="muted readable">La cámara de un teléfono lee el código y abre la página.</p>
      {isPublic === false && (
        <Alert color="ochre" mt="md" title="Todavía no lo imprima">
          El sitio está en una dirección que solo esta computadora abre. Entre a la administración desde su
          dirección pública e imprima desde ahí.
        </Alert>
      )}
      <SimpleGrid minColWidth="min(100%, 15rem)" autoFlow="auto-fit" mt="md">
        <NativeSelect
          label="A dónde lleva"
          value={target.id}
          onChange={(event) => {
            setId(event.currentTarget.value)
            setCall(undefined)
          }}
          data={[...groups].map(([group, items]) => ({
            group,
            items: items.map(({ id: value, label }) => ({ value, label })),
          }))}
        />
        <NativeSelect
          label="Qué imprimir"
          value={format.file}
          onChange={({ currentTarget: { value } }) =>
            setFormat(handoutFormats.find(({ file }) => file === value) ?? poster)
          }
          data={handoutFormats.map(({ file, label }) => ({ value: file, label }))}
        />
        <TextInput
          label="Qué dice"
          value={words.call}
          maxLength={70}
          onChange={(event) => setCall(event.currentTarget.value)}
        />
      </SimpleGrid>
      <p className={styles.address}>
        <span className="muted">Dirección:</span> {target.address}
      </p>
      {piece ? (
        <>
          <Group my="md">
            <Button onClick={() => window.print()}>Imprimir o guardar PDF</Button>
            <Button
              variant="outline"
              leftSection={<Icon name="download" />}
              onClick={() => {
                const drawing = drawingIn(picture.current)
                if (drawing) saveFile(new Blob([drawing], { type: 'image/svg+xml' }), `${format.file}.svg`)
              }}
            >
              SVG para la imprenta
            </Button>
            <CopyButton text={target.address} label="Copiar la dirección" />
          </Group>
          <div className={styles.preview}>
            <HandoutSheet {...piece} />
          </div>
          <div ref={picture} hidden>
            <HandoutPicture {...piece} />
          </div>
          <PrintedSheet className={styles.printed}>
            <HandoutSheet {...piece} />
          </PrintedSheet>
        </>
      ) : (
        <Alert color="ochre" mt="md" title="El código no cabe">
          La dirección es tan larga que un teléfono no leería el código en este tamaño. Elija un cartel, o una
          dirección más corta.
        </Alert>
      )}
    </Card>
  )
}
