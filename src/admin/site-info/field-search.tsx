import { Combobox, Input, Text, useCombobox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { amount } from '#content/texts/words.ts'
import { isWithin } from '#content/values/json.ts'
import { indexFields, searchFields } from './search-fields.ts'

/** Finds a field by label, hint, position or value, and opens it. */
export function FieldSearch({ onChoose }: { onChoose: (path: string) => void }) {
  const [query, setQuery] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const choose = (path: string) => {
    combobox.closeDropdown()
    setQuery('')
    onChoose(path)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} shadow="md">
      <Combobox.Target withExpandedAttribute>
        <Input
          size="md"
          type="search"
          aria-label="Buscar un campo"
          aria-autocomplete="list"
          placeholder="Buscar un campo o un texto…"
          leftSection={<Icon name="search" />}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onFocus={() => query !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={query.trim() === ''}>
        <Results query={query} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Not deferred: a fast typist could otherwise choose from the results of an earlier query. */
function Results({ query }: { query: string }) {
  const { draft } = useForm()
  const document = useDraft((state) => state.draft)
  const isAsked = query.trim() !== ''
  const fields = useMemo(
    () =>
      (isAsked ? indexFields(draft.tree, document) : []).filter(({ path }) => !isWithin(path, 'leftEmpty')),
    [isAsked, draft, document],
  )
  const found = useMemo(() => searchFields(fields, query), [fields, query])
  const count = amount(found.length, 'campo encontrado', 'campos encontrados')
  return (
    <>
      <div className="visually-hidden" role="status">
        {count}
      </div>
      <Combobox.Options mah={360} style={{ overflowY: 'auto' }} aria-label="Campos encontrados">
        {found.length === 0 && <Combobox.Empty>Ningún campo dice «{query.trim()}».</Combobox.Empty>}
        {found.map(({ path, label, place, value }) => (
          <Combobox.Option key={path} value={path} mih={44}>
            <b>{label}</b> <span className="muted small">{place}</span>
            <Text size="xs" c="dimmed" truncate>
              {value}
            </Text>
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </>
  )
}
