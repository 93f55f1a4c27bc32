import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ListedItem } from '#admin/api/media.ts'
import { sizeWarning } from '#admin/media/picture-size.ts'
import { usePicture } from '#admin/media/use-picture.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import type { TextField } from '#content/fields/schema-tree.ts'
import { partAt } from '#content/values/item-path.ts'
import { isJsonObject, joinPath, parentPath } from '#content/values/json.ts'
import { useText } from '../field-frame.tsx'
import { useDraft, useForm } from '../form-context.tsx'
import { altNote } from './alt-note.ts'

type ImageNotesProps = {
  readonly field: TextField
  readonly path: string
  /** Natural size of a picture outside the library, once it is loaded. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** Notes under an image field: the picture's name, whether it is large enough, and its alternative text. */
export function ImageNotes({ field, path, size }: ImageNotesProps) {
  const value = useText(path).trim()
  const { item, isGone, name } = usePicture(value)
  // A drawing is sharp at any size, so its size does not matter.
  const known = item ?? (value.endsWith('.svg') ? undefined : size)
  const warning = known && sizeWarning(known, { width: field.imageWidth, isSquare: field.imageIsSquare })

  return (
    <>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {isGone && (
        <Text size="sm" c="ochre.7" fw={600}>
          Esta imagen ya no está en sus medios: elija otra o quítela.
        </Text>
      )}
      {warning && (
        <Text size="sm" c="ochre.7" fw={600}>
          {warning}
        </Text>
      )}
      {!value && field.imageWidth && (
        <Text size="sm" c="dimmed">
          Conviene una imagen de al menos {field.imageWidth} píxeles de ancho, como las de un teléfono.
        </Text>
      )}
      {item && <TextNote item={item} path={path} />}
      {field.key === 'mainImage' && <NarrowPictures path={parentPath(path)} />}
    </>
  )
}

/** Offers the library's text if the place has another one of its own, and warns if the picture has none at all. */
function TextNote({ item, path }: { item: ListedItem; path: string }) {
  const { draft } = useForm()
  const altPath = ['alt', 'imageAlt']
    .map((key) => joinPath(parentPath(path), key))
    .find((candidate) => fieldAt(draft.tree, candidate)?.kind === 'text')
  const said = useText(altPath ?? '')
  const note = altNote(item, altPath === undefined ? undefined : said)

  if (note === 'library') {
    return (
      <Text size="sm" c="dimmed">
        Quien no puede verla escucha «{item.alt}», de Medios.
      </Text>
    )
  }
  if (note === 'other' && altPath) {
    return (
      <Text size="sm" c="dimmed">
        El texto de esta imagen en Medios es «{item.alt}».{' '}
        <Button variant="subtle" size="compact-md" onClick={() => draft.set(altPath, item.alt)}>
          Usarlo aquí
        </Button>
      </Text>
    )
  }
  if (note !== 'missing') return null
  return (
    <Text size="sm" c="ochre.7" fw={600}>
      Falta decir qué se ve en esta imagen.{' '}
      <Link to={`/admin/medios?imagen=${item.id}`}>Escribirlo en Medios</Link>
    </Text>
  )
}

const places = [
  { key: 'mobileImage', label: 'teléfono' },
  { key: 'tabletImage', label: 'tableta' },
] as const

/** Below the hero's picture: says where another picture is shown instead, and offers this one for all. */
function NarrowPictures({ path }: { readonly path: string }) {
  const { draft, announce } = useForm()
  const others = useDraft((state) =>
    places
      .filter(({ key }) => partAt(state.draft, `${path}.${key}`))
      .map(({ label }) => label)
      .join(' y '),
  )
  if (others === '') return null
  const useThisOne = () => {
    const hero = partAt(draft.state.getState().draft, path)
    if (isJsonObject(hero))
      draft.set(path, { ...hero, ...Object.fromEntries(places.map(({ key }) => [key, ''])) })
    announce('La imagen principal se muestra también en teléfono y tableta.')
  }
  return (
    <Text size="sm" c="dimmed">
      En {others} se muestra otra imagen (en Portada, Avanzado).{' '}
      <Button variant="subtle" size="compact-md" onClick={useThisOne}>
        Usar esta en todos
      </Button>
    </Text>
  )
}
