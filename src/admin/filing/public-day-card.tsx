import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { publicDayPage, usePublicDay } from '#admin/api/filings.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Card } from '#admin/shell/card.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'

/** Shows a page as it was public on any day. */
export function PublicDayCard() {
  const [day, setDay] = useState('')
  const [path, setPath] = useState('/')
  const { data, error } = usePublicDay(day)
  return (
    <Card title="Qué se veía un día">
      <p className="muted">Muestra una página como estaba publicada al terminar ese día.</p>
      <Group align="end" my="md" grow preventGrowOverflow={false}>
        <TextInput
          type="date"
          label="Día"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <NativeSelect
          label="Página"
          value={path}
          disabled={!data}
          data={data ? [...data.paths] : ['/']}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        {data && (
          <Button
            component="a"
            href={publicDayPage(day, data.paths.includes(path) ? path : '/')}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            rightSection={<Icon name="external" />}
          >
            Ver la página
          </Button>
        )}
      </Group>
      <div aria-live="polite">
        {data && (
          <p className="muted">
            Se publicó <Moment iso={data.publishedAt} />.
          </p>
        )}
        {error && <p>{messageOf(error)}</p>}
      </div>
    </Card>
  )
}
