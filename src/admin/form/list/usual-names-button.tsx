import { Box, Button, Checkbox, Modal, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { useIsPhone } from '#admin/shell/screen-width.ts'
import type { ListField } from '#content/fields/schema-tree.ts'
import { slugOf } from '#content/texts/slug.ts'
import { partList } from '#content/values/item-path.ts'
import { useForm } from '../form-context.tsx'
import { choicesOf, chosenNames, sameName, withChosen } from './usual-choice.ts'

type Props = { readonly list: ListField; readonly path: string }

/** Opens the usual names of a list, to tick several at once. */
export function UsualNamesButton({ list, path }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<Icon name="search" size={18} />} onClick={() => setOpen(true)}>
        Elegir de las usuales
      </Button>
      {isOpen && <UsualNames list={list} path={path} onClose={() => setOpen(false)} />}
    </>
  )
}

function UsualNames({ list, path, onClose }: Props & { readonly onClose: () => void }) {
  const { draft, announce } = useForm()
  const isPhone = useIsPhone()
  const [items] = useState(() => partList(draft.state.getState().draft, path))
  const [chosen, setChosen] = useState<readonly string[]>(() => chosenNames(list, items))
  const [typed, setTyped] = useState<readonly string[]>([])
  const [query, setQuery] = useState('')
  const { usual, others } = choicesOf(list, items)
  const all = [...others, ...typed, ...usual]
  const isFound = (name: string) => slugOf(name).includes(slugOf(query))
  const asked = query.trim()
  const isNew = slugOf(asked) !== '' && !all.some((name) => sameName(name, asked))
  const isFull = list.max !== undefined && chosen.length >= list.max
  const add = () => {
    setTyped((before) => [...before, asked])
    setChosen((before) => [...before, asked])
    setQuery('')
  }
  const finish = () => {
    const next = withChosen(list, items, chosen)
    if (JSON.stringify(next) !== JSON.stringify(items)) {
      draft.set(path, next)
      announce(`${list.label}: ${next.length} en la lista. Puede deshacerlo.`)
    }
    onClose()
  }
  const drawGroup = (title: string, names: readonly string[], clearable = false) => (
    <NameGroup
      title={title}
      names={names.filter(isFound)}
      onClear={
        clearable && names.some((name) => chosen.includes(name))
          ? () => setChosen((before) => before.filter((each) => !names.includes(each)))
          : undefined
      }
    />
  )

  return (
    <Modal opened onClose={onClose} title={list.label} fullScreen={isPhone} size="lg">
      <Text mb="sm">Marque las que correspondan; las que no estén, escríbalas.</Text>
      <TextInput
        data-autofocus
        aria-label="Buscar o escribir otra"
        placeholder="Buscar o escribir otra…"
        leftSection={<Icon name="search" />}
        value={query}
        maxLength={80}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && isNew && !isFull && add()}
      />
      {isNew && (
        <Button variant="subtle" leftSection={<Icon name="add" size={18} />} disabled={isFull} onClick={add}>
          Agregar «{asked}»
        </Button>
      )}
      <Checkbox.Group
        value={[...chosen]}
        onChange={setChosen}
        {...(list.max !== undefined && { maxSelectedValues: list.max })}
      >
        {drawGroup('Las usuales en México', [...typed, ...usual])}
        {drawGroup('Otras que ya están en su lista', others, true)}
      </Checkbox.Group>
      <footer className="sticky-foot">
        <p role="status">{isFull ? `Caben ${list.max} como máximo.` : `${chosen.length} en la lista`}</p>
        <Button variant="subtle" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={finish}>Listo</Button>
      </footer>
    </Modal>
  )
}

type GroupProps = {
  readonly title: string
  readonly names: readonly string[]
  readonly onClear: (() => void) | undefined
}

function NameGroup({ title, names, onClear }: GroupProps) {
  if (names.length === 0) return null
  return (
    <Box component="fieldset" mt="md">
      <legend>
        <b>{title}</b>
      </legend>
      {onClear && (
        <Button variant="subtle" size="compact-md" onClick={onClear}>
          Desmarcar todas estas
        </Button>
      )}
      <SimpleGrid minColWidth="15rem" spacing="md" verticalSpacing={0}>
        {names.map((name) => (
          <Checkbox key={name} className="touch-row" label={name} value={name} />
        ))}
      </SimpleGrid>
    </Box>
  )
}
