import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { placePath } from '#admin/draft/place-path.ts'
import type { MediaUse } from '#content/media/media.ts'

/** Where a picture is used, with links to the fields. */
export function UsesList({ uses, title }: { uses: readonly MediaUse[]; title?: string }) {
  return (
    <section>
      {title && <h3>{title}</h3>}
      {uses.length === 0 ? (
        <Text c="dimmed">Todavía en ninguna parte.</Text>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.document} ${use.path}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ use }: { use: MediaUse }) {
  const place = placePath(use)
  return place === undefined ? use.label : <Link to={place}>{use.label}</Link>
}
