import { describe, expect, test } from 'vitest'
import { signedInAssistant } from '#tests/server/owner.ts'
import { edit, named, render, retitled, saved, siteToRender, store } from '#tests/server/rendered-site.ts'
import { siteContentOf } from '#tests/server/site-documents.ts'

const { services, content, sections, first, second } = saved

describe('a page of the next version', () => {
  test('shows what was edited, with unsent changes over it, and saves nothing', async () => {
    const { site, owner } = await siteToRender()
    const { live } = site.publisher
    await store(owner, named('Dra. Ana Ruiz'))

    const { html, status, fields, refused } = await render(owner, { changes: [retitled('Consulta larga')] })

    expect({ status, fields, refused }).toEqual({ status: 200, fields: [], refused: [] })
    expect(html).toContain('/ · Dra. Ana Ruiz')
    expect(html).toContain('Consulta larga')
    expect(site.publisher.live).toBe(live)
    expect((await owner.get('/api/next')).json().drafts).toHaveLength(1)
  })

  test('shows an unsent change over the one that was sent of the same field', async () => {
    const { owner } = await siteToRender()
    await store(owner, named('Dra. Ana'))

    expect((await render(owner, { changes: [named('Dra. Ana Ruiz', 'Dra.')] })).html).toContain(
      'Dra. Ana Ruiz',
    )
  })

  test('shows what was edited, taken back or published by others since the page before', async () => {
    const { owner } = await siteToRender()
    const shown = async () => (await render(owner, { changes: [retitled('Sin enviar')] })).html
    await store(owner, named('Dra. Primera'))
    expect(await shown()).toContain('Dra. Primera')
    await store(owner, named('Dra. Segunda', 'Dra. Primera'))
    expect(await shown()).toContain('Dra. Segunda')
    await owner.put(`/api/services/${second.id}`, { ...second, title: 'De otro programa' })
    expect(await shown()).toContain('De otro programa')
    await store(owner, named(content.doctorInfo.name, 'Dra. Segunda'))
    expect(await shown()).not.toContain('Dra. Segunda')
  })

  test('shows sections that are saved and not published, and those that are only tried', async () => {
    const { owner } = await siteToRender()
    const hidden = { ...sections, Hero: { ...sections.Hero, display: false } }
    const tried = edit('selected-sections', undefined, sections, hidden)
    expect((await render(owner, { changes: [tried] })).html).toContain('Portada: false')
    expect((await render(owner, {})).html).toContain('Portada: true')

    await owner.post('/api/selected-sections', { Hero: { display: false } })

    expect((await render(owner, {})).html).toContain('Portada: false')
    expect((await render(owner, { at: 'published' })).html).toContain('Portada: true')
  })
})

describe('a page of what would be published', () => {
  const toPublish = { onlyToPublish: true }

  test('leaves out what is marked as left out', async () => {
    const { owner } = await siteToRender()
    await store(owner, named('Dra. Ana Ruiz'))
    const thing = { document: 'site-content', thing: 'doctorInfo.name', isLeftOut: true }
    await owner.put('/api/left-out', thing)

    expect((await render(owner, toPublish)).html).not.toContain('Dra. Ana Ruiz')
    expect((await render(owner, {})).html).toContain('Dra. Ana Ruiz')
  })

  test('leaves out, for an assistant, the deletion of an entry', async () => {
    const { site, owner } = await siteToRender()
    const assistant = await signedInAssistant(site)
    const places = services.map(({ id }) => ({ id, title: id, isRemoved: false }))
    const without = places.map((place) => ({ ...place, isRemoved: place.id === first.id }))
    await store(owner, edit('services', undefined, { entries: places }, { entries: without }))

    expect((await render(owner, toPublish)).html).not.toContain(first.title)
    expect((await render(assistant, toPublish)).html).toContain(first.title)
  })
})

describe('a page of another version', () => {
  test('is the published one, or has one document as it was', async () => {
    const { owner } = await siteToRender()
    await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
    await store(owner, named('Dra. Tercera', 'Dra. Segunda'))

    const former = { at: { document: 'site-content', number: 1 } }
    expect((await render(owner, { at: 'published' })).html).toContain('Dra. Segunda')
    expect((await render(owner, former)).html).toContain(content.doctorInfo.name)
    expect((await render(owner, { at: { document: 'site-content', number: 99 } })).status).toBe(404)
  })

  test('is refused if the version no longer matches its schema', async () => {
    const { site, owner } = await siteToRender()
    await owner.post('/api/site-content', { siteContent: siteContentOf('Dra. Segunda') })
    await site.store.db
      .updateTable('revision')
      .set({ value: '{"doctorInfo":{}}' })
      .where('document', '=', 'site-content')
      .where('number', '=', 1)
      .execute()

    const answer = await render(owner, { at: { document: 'site-content', number: 1 } })

    expect(answer).toMatchObject({ code: 'invalid_document', status: 400 })
  })
})
