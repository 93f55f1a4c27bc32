import { expect, test } from 'vitest'
import { createDraftStore } from '#admin/draft/draft-store.ts'
import { pathsToCorrect } from '#admin/draft-screen/use-blocking-field.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { createScreenChanges, isPartOf } from './screen-changes.ts'

function opened() {
  const draft = createDraftStore({ schema: siteContent })
  const base = { value: siteContent.parse(sample), etag: '"site-content-1"' }
  draft.start(base)
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const open = () => createScreenChanges(draft, storage, 'notes')
  return { draft, base, open }
}

const keysOf = ({ state }: ReturnType<typeof createScreenChanges>) => {
  const { here, elsewhere } = state.getState()
  return { here: here.map(({ key }) => key), elsewhere: elsewhere.map(({ key }) => key) }
}

test('only what was typed while the screen was open is of the screen, also after it is loaded again', () => {
  const { draft, open } = opened()
  draft.edit('doctorInfo.city', 'León')
  const stop = open().watch()
  draft.edit('aboutMe.title', 'Quién la atiende')
  stop()
  draft.edit('doctorInfo.name', 'Dra. Ana')

  expect(keysOf(open())).toEqual({
    here: ['aboutMe.title'],
    elsewhere: ['doctorInfo.name', 'doctorInfo.city'],
  })
})

test('a thing that is changed again on another screen is of that one', () => {
  const { draft, open } = opened()
  const stop = open().watch()
  draft.edit('doctorInfo.city', 'León')
  stop()
  draft.edit('doctorInfo.city', 'Puebla')

  expect(keysOf(open())).toEqual({ here: [], elsewhere: ['doctorInfo.city'] })
})

test('what another device typed is not of the screen, although it is open', () => {
  const { draft, base, open } = opened()
  const changes = open()
  changes.watch()
  draft.start(base, { ...base.value, aboutMe: { ...base.value.aboutMe, title: 'Otro' } })

  expect(keysOf(changes)).toEqual({ here: [], elsewhere: ['aboutMe.title'] })
})

test('where the browser refuses storage, changes are of the screen until the page is loaded again', () => {
  const { draft } = opened()
  const open = () => createScreenChanges(draft, undefined, 'notes')
  const changes = open()
  changes.watch()
  draft.edit('aboutMe.title', 'Quién la atiende')

  expect(keysOf(changes)).toEqual({ here: ['aboutMe.title'], elsewhere: [] })
  expect(keysOf(open())).toEqual({ here: [], elsewhere: ['aboutMe.title'] })
})

test('a change stays of the screen in the form that the server stores', () => {
  const { draft, open } = opened()
  const changes = open()
  changes.watch()
  draft.edit('aboutMe.title', 'Quién la atiende ')
  const { draft: typed } = draft.state.getState()
  draft.replace({ ...typed, aboutMe: { ...siteContent.parse(typed).aboutMe } })
  changes.noteAgain(new Set(['aboutMe.title']))

  expect(keysOf(changes)).toEqual({ here: ['aboutMe.title'], elsewhere: [] })
})

test('an error that was made on another screen prevents no publish of this one, an error made here does', () => {
  const { draft, open } = opened()
  draft.set('doctorInfo.email', 'correo')
  const { otherPlaces } = siteContent.parse(sample).doctorWorkInfo
  draft.set('doctorWorkInfo.otherPlaces', [{ header: '' }, ...otherPlaces])
  const changes = open()
  changes.watch()
  const toCorrect = () => {
    draft.validate()
    return pathsToCorrect(draft.state.getState(), isPartOf(changes.state.getState().elsewhere, draft))
  }
  draft.set('aboutMe.title', 'Quién la atiende')
  expect(pathsToCorrect(draft.state.getState())).toEqual(
    expect.arrayContaining(['doctorInfo.email', 'doctorWorkInfo.otherPlaces.0.header']),
  )
  expect(toCorrect()).toEqual([])

  draft.set('doctorInfo.name', '')
  expect(toCorrect()).toEqual(['doctorInfo.name'])
  draft.set('doctorInfo.email', 'otro')
  expect(toCorrect()).toEqual(['doctorInfo.name', 'doctorInfo.email'])
})
