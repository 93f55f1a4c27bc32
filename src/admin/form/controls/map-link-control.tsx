import { Button, Text } from '@mantine/core'
import type { TextField } from '#content/fields/schema-tree.ts'
import { doubtAboutPoint } from '#content/links/point-doubts.ts'
import type { MapPoint } from '#content/links/typed-point.ts'
import { partAt } from '#content/values/item-path.ts'
import { childOf, isJsonObject, type Json, type JsonObject, parentPath } from '#content/values/json.ts'
import frame from '../field-frame.module.css'
import { useDraft, useForm } from '../form-context.tsx'
import { TextControl } from './text-control.tsx'

/** A link to the practice on a map. The draft takes the pin from it; below it is the pin. */
export const MapLinkControl = ({ field, path }: { readonly field: TextField; readonly path: string }) => (
  <div>
    <TextControl field={field} path={path} />
    <MapPin path={parentPath(path)} />
  </div>
)

/** The pin beside the link, and what is doubtful about it. */
function MapPin({ path }: { readonly path: string }) {
  const { draft, announce } = useForm()
  const group = useDraft((state) => partAt(state.draft, path))
  const point = pinIn(group)
  if (!point) return <Text size="sm">Sin punto en el mapa.</Text>
  const place = `${point.latitude}, ${point.longitude}`
  const doubt = doubtAboutPoint(point)
  const setPoint = (next: MapPoint | undefined, words: string) => {
    if (isJsonObject(group)) draft.set(path, withPin(group, next))
    announce(`${words} Puede deshacerlo.`)
  }
  return (
    <>
      <Text size="sm">
        Punto en el mapa: <b>{place}</b>{' '}
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer noopener"
        >
          Ver si es ahí<span className="visually-hidden"> (se abre en otra pestaña)</span>
        </a>{' '}
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => setPoint(undefined, 'Se quitó el punto en el mapa.')}
        >
          Quitar el punto
        </Button>
      </Text>
      {doubt && (
        <p className={frame.advice}>
          {doubt.text}
          {doubt.instead && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => doubt.instead && setPoint(doubt.instead, 'Se cambió el punto en el mapa.')}
            >
              Usar ese punto
            </Button>
          )}
        </p>
      )}
    </>
  )
}

/** The pin of a place, or of `doctorInfo`, where it is two fields. */
function pinIn(group: Json | undefined): MapPoint | undefined {
  const point = childOf(group, 'point')
  const latitude = childOf(point, 'lat') ?? childOf(group, 'latitude')
  const longitude = childOf(point, 'lng') ?? childOf(group, 'longitude')
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude }
}

function withPin(group: JsonObject, pin: MapPoint | undefined): JsonObject {
  const { latitude = null, longitude = null } = pin ?? {}
  if (Object.hasOwn(group, 'latitude')) return { ...group, latitude, longitude }
  return { ...group, point: pin ? { lat: latitude, lng: longitude } : null }
}
