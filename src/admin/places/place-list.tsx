import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GroupFields } from '#admin/form/field-view.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { ListView } from '#admin/form/list/list-view.tsx'
import { Dialog } from '#admin/shell/dialog.tsx'
import { showError } from '#admin/shell/toast.ts'
import type { ListField } from '#content/fields/schema-tree.ts'
import { withFirstPlace } from '#content/places/exchange-first.ts'
import { partAt, positionOf } from '#content/values/item-path.ts'
import { childOf, pathSegments } from '#content/values/json.ts'
import { placesIn, placesPath } from './drafted-places.ts'
import { mentionsOfPlace } from './place-mentions.ts'

type Asked = { readonly name: string; readonly mentions: readonly string[]; readonly remove: () => void }

/** The places besides the first one. Before one is removed, it says what still names it. */
export function PlaceList({ list }: { readonly list: ListField }) {
  const { draft, announce } = useForm()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const { mutate } = useMutation({
    mutationFn: async ({ index, remove }: { index: number; remove: () => void }) => {
      const document = draft.state.getState().draft
      const place = placesIn(document)[index]
      const [id, name] = ['id', 'header'].map((key) => `${childOf(place, key) ?? ''}`)
      const named = { id: id ?? '', name: name ?? '' }
      return { name: named.name, remove, mentions: await mentionsOfPlace(client, named) }
    },
    onSuccess: (found) => (found.mentions.length === 0 ? found.remove() : setAsked(found)),
    onError: (error) => showError(error, 'No se quitó'),
  })
  const close = () => setAsked(undefined)
  const putFirst = (path: string) => {
    const document = draft.state.getState().draft
    const name = partAt(document, `${path}.header`)
    draft.replace(withFirstPlace(document, positionOf(placesIn(document), pathSegments(path).at(-1) ?? '')))
    announce(`${name || 'El lugar'} es ahora el primero. Falta publicar.`)
  }
  return (
    <>
      <ListView
        list={list}
        path={placesPath}
        drawItem={(item, path, except) =>
          item.kind === 'group' && (
            <>
              <GroupFields group={item} path={path} except={except} />
              <Button variant="subtle" onClick={() => putFirst(path)}>
                Poner en primer lugar
              </Button>
            </>
          )
        }
        adder={null}
        beforeRemove={(index, remove) => mutate({ index, remove })}
      />
      {asked && (
        <Dialog
          title={`¿Quitar «${asked.name}»?`}
          onClose={close}
          cancelsFirst
          actions={
            <Button
              color="danger"
              onClick={() => {
                asked.remove()
                close()
              }}
            >
              Quitar
            </Button>
          }
        >
          <p>Todavía lo mencionan:</p>
          <ul>
            {asked.mentions.slice(0, maxMentions).map((mention) => (
              <li key={mention}>{mention}</li>
            ))}
            {asked.mentions.length > maxMentions && <li>y {asked.mentions.length - maxMentions} más</li>}
          </ul>
        </Dialog>
      )}
    </>
  )
}

const maxMentions = 8
