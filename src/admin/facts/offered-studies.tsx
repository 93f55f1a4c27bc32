import { Stack, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedEntry, useEntries } from '#admin/api/entries.ts'
import { useDraftedEntries } from '#admin/entries/list/use-entry-drafts.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { useServerDrafts } from '#admin/entries/use-server-drafts.ts'
import { showError } from '#admin/shell/toast.ts'
import { offeredWork } from '#content/entries/offered-work.ts'

/** Asks which studies and procedures the practice offers. The services of the others are hidden in their drafts. */
export function OfferedStudies() {
  const client = useQueryClient()
  useServerDrafts('services')
  const { data } = useEntries('services')
  const services = useDraftedEntries('services', data) ?? []
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ services: changed, isOffered }: { services: ListedEntry[]; isOffered: boolean }) => {
      for (const { id } of changed) {
        const stored = await openDraft(client, { document: 'services', entry: id })
        stored.draft.set('visible', isOffered)
      }
    },
    onError: (error) => showError(error, 'No se cambió'),
  })
  return (
    <Stack component="fieldset" gap="sm" mt="lg">
      <legend>
        <b>Estudios y procedimientos que ofrece</b>
      </legend>
      <p>Lo que apague deja de verse cuando publique. Los textos que aún lo mencionen están en Revisión.</p>
      {offeredWork.map(({ question, services: named }) => {
        const own = services.filter(({ title }) => named.test(title))
        return (
          <Switch
            key={question}
            label={question}
            description={
              own.length > 0 ? `Apagado, no se ve: ${own.map(({ title }) => title).join(', ')}` : undefined
            }
            checked={own.some(({ visible }) => visible)}
            disabled={own.length === 0}
            aria-busy={isPending}
            onChange={({ currentTarget }) =>
              !isPending && mutate({ services: own, isOffered: currentTarget.checked })
            }
          />
        )
      })}
    </Stack>
  )
}
