import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import type { ListedItem } from '#admin/api/media.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { amount } from '#content/texts/words.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { lacksText, matchesQuery, mediaFilters } from './filter-media.ts'
import styles from './library.module.css'
import { SearchBox } from './search-box.tsx'

const filterNames = ['Todas', 'Sin texto', 'Sin usar', 'En proceso'] as const

/** The grid of pictures, with search and filters. */
export function Library({ items }: { items: readonly ListedItem[] }) {
  const [filter, setFilter] = useState<keyof typeof mediaFilters>('Todas')
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  if (items.length === 0) return <Empty />

  const shown = items.filter((item) => mediaFilters[filter](item) && matchesQuery(item, asked))
  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo" className="visually-hidden">
        Mis fotos
      </h2>
      <Group mb="md">
        <SearchBox value={query} onChange={setQuery} />
        <SegmentedControl
          aria-label="Qué fotos mostrar"
          value={filter}
          onChange={setFilter}
          data={filterNames.map((name) => ({
            value: name,
            label: `${name} (${items.filter(mediaFilters[name]).length})`,
          }))}
        />
      </Group>
      <p className="visually-hidden" role="status">
        {amount(shown.length, 'foto')}
      </p>
      {shown.length === 0 ? (
        <p className="muted">Ninguna foto cumple con eso.</p>
      ) : (
        <ul className={styles.grid}>
          {shown.map((item) => (
            <Tile key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Tile = ({ item }: { item: ListedItem }) => (
  <li>
    <Link className={`panel ${styles.tile}`} to={`?imagen=${item.id}`} preventScrollReset>
      <Thumbnail item={item} />
      <b>{item.title || item.fileName}</b>
      <span className="marks">
        {!item.isComplete && <span>Preparando tamaños…</span>}
        {lacksText(item) && <span data-kind="warning">Falta el texto</span>}
        {item.uses.length === 0 && <span>Sin usar</span>}
      </span>
    </Link>
  </li>
)

const Empty = () => (
  <Stack align="center" gap="xs" py="xl" ta="center">
    <Icon name="images" size={48} />
    <h2>Aún no hay fotos</h2>
    <Text c="dimmed" maw="46ch">
      Empiece con la fachada, la recepción, el consultorio y un retrato de usted con luz de ventana. Las
      ilustraciones del sitio se quedan donde no ponga una foto.
    </Text>
  </Stack>
)
