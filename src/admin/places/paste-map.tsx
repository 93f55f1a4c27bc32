import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { doubtAboutPoint } from '#content/links/point-doubts.ts'
import { type PastedPlace, readPlace } from '#content/links/read-place.ts'

type PasteMapProps = { readonly onRead: (place: PastedPlace) => void; readonly action: string }

/** A field for a link of a map, or what a phone shares with it, and in words what was read from it. */
export function PasteMap({ onRead, action }: PasteMapProps) {
  const [text, setText] = useState('')
  const id = useId()
  const place = readPlace(text)
  const { name, address, city, point, missing } = place
  const found = [name, address, city].filter(Boolean).join(', ')
  const doubt = point && doubtAboutPoint(point)
  const take = (instead = point) => {
    onRead({ ...place, point: instead })
    setText('')
  }
  return (
    <div className="stack">
      <Textarea
        label="Enlace del mapa"
        description="En Google Maps, Apple Maps, Waze u OpenStreetMap busque el lugar, toque Compartir, y pegue aquí lo que se copia. También puede escribir las coordenadas."
        autosize
        minRows={2}
        maxRows={6}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        aria-describedby={id}
      />
      <div id={id} role="status">
        {text.trim() !== '' && (
          <>
            {found && (
              <p>
                Se leyó: <b>{found}</b>
              </p>
            )}
            {point && (
              <p>
                {place.link === ''
                  ? `Son coordenadas: el punto en el mapa es ${point.latitude}, ${point.longitude}.`
                  : 'El punto en el mapa está en el enlace.'}
              </p>
            )}
            {missing && <p>{missing}</p>}
            {doubt && <p>{doubt.text}</p>}
          </>
        )}
      </div>
      <div className="row">
        <Button
          variant={text.trim() === '' ? 'default' : 'filled'}
          leftSection={<Icon name="add" size={18} />}
          onClick={() => take()}
        >
          {action}
        </Button>
        {doubt?.instead && (
          <Button variant="default" onClick={() => take(doubt.instead)}>
            Usar {doubt.instead.latitude}, {doubt.instead.longitude}
          </Button>
        )}
      </div>
    </div>
  )
}
