import { Stack, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ListedEntry,
  loadEntry,
  noteEntry,
  refreshEntries,
  saveEntry,
  useEntries,
} from '#admin/api/entries.ts'
import { messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { showFailure } from '#admin/shell/toast.ts'

/** Studies that the sample offers and that need equipment, with the words that name their services. */
const studies = [
  { question: 'Hago ultrasonido en mi consultorio', words: /ultrasonido/i },
  { question: 'Hago colposcopia en mi consultorio', words: /colposcopia/i },
] as const

/** Asks which studies the practice offers. The services of the others are hidden at once. */
export function OfferedStudies() {
  const client = useQueryClient()
  const { data: services = [] } = useEntries('services')
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ services: changed, isOffered }: { services: ListedEntry[]; isOffered: boolean }) => {
      for (const { id } of changed) {
        const { value, etag } = await loadEntry('services', id)
        const saved = await saveEntry('services', id, { value: { ...value, visible: isOffered }, etag })
        noteEntry(client, 'services', saved)
      }
    },
    onError: (error) => showFailure(messageOf(error), 'No se guardó'),
    onSettled: async () => {
      await refreshEntries(client, 'services')
      await client.invalidateQueries({ queryKey: queryKeys.checks })
    },
  })
  return (
    <Stack component="fieldset" gap="sm" mt="lg">
      <legend>
        <b>Estudios que ofrece</b>
      </legend>
      <p>Lo que apague deja de verse. Los textos que aún lo mencionen están en Revisión.</p>
      {studies.map(({ question, words }) => {
        const own = services.filter(({ title }) => words.test(title))
        return (
          <Switch
            key={question}
            label={question}
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
