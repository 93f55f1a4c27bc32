import { Alert, Radio, Stack } from '@mantine/core'
import type { MissingPicture } from '#content/documents/missing-pictures.ts'
import type { PictureChoice } from './restore-version.ts'

const outcomes: Readonly<Record<MissingPicture['nearest'], string>> = {
  removed: 'se borró de Medios; todavía se puede recuperar',
  current: 'ya no existe; puede quedar la foto que está ahí ahora',
  none: 'ya no existe; el lugar quedará sin foto',
}

type MissingPicturesProps = {
  readonly pictures: readonly MissingPicture[]
  readonly choice: PictureChoice
  readonly onChoose: (choice: PictureChoice) => void
}

/** Lists the deleted pictures of a revision and asks what to show instead. */
export function MissingPictures({ pictures, choice, onChoose }: MissingPicturesProps) {
  const hasReplacements = pictures.some(({ nearest }) => nearest !== 'none')
  const canRecoverAll = pictures.every(({ nearest }) => nearest === 'removed')
  return (
    <Alert color="ochre" mt="md" title="Esa versión tiene fotos que ya no están en Medios" role="alert">
      <ul>
        {pictures.map(({ path, label, nearest }) => (
          <li key={path}>
            {label}: {outcomes[nearest]}.
          </li>
        ))}
      </ul>
      {hasReplacements && (
        <Radio.Group
          label="¿Qué se muestra en su lugar?"
          value={choice}
          onChange={(value) => onChoose(value === 'without' ? 'without' : 'nearest')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="nearest"
              label={
                canRecoverAll
                  ? 'Las fotos que se borraron: vuelven a Medios'
                  : 'Las fotos que se puedan recuperar; si no, las que están ahí ahora'
              }
            />
            <Radio value="without" label="Nada: los lugares quedan sin foto" />
          </Stack>
        </Radio.Group>
      )}
    </Alert>
  )
}
