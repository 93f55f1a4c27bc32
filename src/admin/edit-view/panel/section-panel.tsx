import { Button, Stack, Switch, Text } from '@mantine/core'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { sectionContents } from '#admin/section-contents.ts'
import { VariantPicker } from '#admin/sections/variant-picker.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { joinPath } from '#content/values/json.ts'
import { focusPlace, openPlace, useEdit, useEditStore } from '../edit-store.ts'
import { emptyTextsOf } from '../empty-texts.ts'
import { sampleSectionNote } from '../frame/sample-marks.ts'
import { fieldOf, type Place } from '../place.ts'
import { useDraftedSections } from '../sections-of-page.ts'
import { EntryLinks } from './entry-links.tsx'

/** Everything about a section: whether it is shown, its layout, and the ways to its texts and entries. */
export function SectionPanel({ type }: { readonly type: SectionType }) {
  const { label, variants } = catalogue[type]
  const selection = useDraftedSections()
  const topicPath = useEdit((state) => state.path)
  const { display } = selection[type]
  const isSample = useEdit(({ samples }) => samples.sections.has(type))
  const { groups, entries, document } = sectionContents[type]
  const change = (key: 'component' | 'display', value: string | boolean) =>
    documentDraft('selected-sections').draft.set(joinPath(type, key), value)
  return (
    <Stack gap="lg">
      {isSample && <Text>{sampleSectionNote}</Text>}
      <Switch
        label="Visible en el sitio"
        checked={display}
        onChange={(event) => change('display', event.currentTarget.checked)}
      />
      <Stack gap="xs">
        <h3>Textos e imágenes</h3>
        {groups.map((group) => (
          <GroupLinks key={group} place={{ document: 'site-content', path: group }} />
        ))}
        {document && <PlaceLink place={{ document, path: document }} prefix="" />}
      </Stack>
      {entries && <EntryLinks document={entries} />}
      {variants.length > 1 && (
        <Stack gap="xs">
          <h3>Diseño</h3>
          <VariantPicker
            type={type}
            selection={selection}
            topicPath={topicPath}
            onChange={(file) => change('component', file)}
          />
        </Stack>
      )}
      <p className="visually-hidden" aria-live="polite">
        {label}: {display ? 'se muestra' : 'oculta'}
      </p>
    </Stack>
  )
}

/** 'Todos los textos', the lists of a group, and its optional texts that are empty. */
function GroupLinks({ place }: { readonly place: Place }) {
  const store = useEditStore()
  const field = fieldOf(place)
  if (field?.kind !== 'group') return null
  const lists = field.fields.filter(({ kind }) => kind === 'list')
  return (
    <>
      <PlaceLink place={place} prefix="Todo: " />
      {lists.map(({ key }) => (
        <PlaceLink key={key} place={{ ...place, path: joinPath(place.path, key) }} prefix="Lista: " />
      ))}
      {emptyTextsOf(place).map(({ place: text, label }) => (
        <Button
          key={text.path}
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: 'start' }}
          leftSection={<Icon name="add" size={16} />}
          onClick={() => focusPlace(store, text)}
        >
          {label}
        </Button>
      ))}
    </>
  )
}

function PlaceLink({ place, prefix }: { readonly place: Place; readonly prefix: string }) {
  const store = useEditStore()
  const label = fieldOf(place)?.label
  return (
    <Button variant="default" justify="space-between" fullWidth onClick={() => openPlace(store, place)}>
      {prefix}
      {label}
    </Button>
  )
}
