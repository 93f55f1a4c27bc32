import { Button, Text } from '@mantine/core'
import type { TextField } from '#content/fields/schema-tree.ts'
import { isJsonObject, parentPath, valueAt } from '#content/values/json.ts'
import { useDraft, useForm } from '../form-context.tsx'
import { TextControl } from './text-control.tsx'

/** A link to the practice on a map. The draft takes the pin from it; below it is the pin. */
export const MapLinkControl = ({ field, path }: { readonly field: TextField; readonly path: string }) => (
  <div>
    <TextControl field={field} path={path} />
    <MapPoint path={parentPath(path)} />
  </div>
)

/** The pin, in the fields `latitude` and `longitude` beside the link. */
function MapPoint({ path }: { readonly path: string }) {
  const { draft, announce } = useForm()
  const latitude = useDraft((state) => valueAt(state.draft, `${path}.latitude`))
  const longitude = useDraft((state) => valueAt(state.draft, `${path}.longitude`))
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    return <Text size="sm">Sin punto en el mapa.</Text>
  }
  const place = `${latitude}, ${longitude}`
  const remove = () => {
    const group = valueAt(draft.state.getState().draft, path)
    if (isJsonObject(group)) draft.set(path, { ...group, latitude: null, longitude: null })
    announce('Se quitó el punto en el mapa. Puede deshacerlo.')
  }
  return (
    <Text size="sm">
      Punto en el mapa: <b>{place}</b>{' '}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
        target="_blank"
        rel="noreferrer noopener"
      >
        Ver si es ahí<span className="visually-hidden"> (se abre en otra pestaña)</span>
      </a>{' '}
      <Button variant="subtle" size="compact-md" onClick={remove}>
        Quitar el punto
      </Button>
    </Text>
  )
}
