import { describe, expect, test } from 'vitest'
import { documentSchema } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments } from '#content/documents/entries.ts'
import { shownMediaType } from '#content/facts/shown-media-type.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { siteContent } from '#content/site-content/index.ts'
import { type Json, withTextAt } from '#content/values/json.ts'
import { derivedPaths, markNames, otherPractice, program, withMarks } from '#tests/server/other-program.ts'

describe('a document that another program sends is read as it was sent', () => {
  test('with every derived field empty', async () => {
    const { read, send } = await program()
    const content = await otherPractice({ read })
    const sent = derivedPaths(content).reduce((empty, path) => withTextAt(empty, path, ''), content)

    const response = await send(sent)

    expect(response.statusCode).toBe(200)
    expect(response.json().siteContent).toEqual(sent)
    expect(await read()).toEqual(sent)
  })

  test('with the marks in its texts, in each text another one', async () => {
    const { read, send } = await program()
    const sent = withMarks(await otherPractice({ read }), markNames, siteContent)

    const response = await send(sent)

    expect(response.statusCode).toBe(200)
    expect(response.json().siteContent).toEqual(sent)
    expect(await read()).toEqual(sent)
  })

  test('with a text that it fills after it sent it empty', async () => {
    const { read, send } = await program()
    const content = await read()
    await send(withTextAt(content, 'doctorInfo.phoneDisplay', ''))

    await send(content)

    expect(await read()).toEqual(content)
  })

  test('in one revision, however often it sends it', async () => {
    const { owner, read, send } = await program()
    const sent = withTextAt(await read(), 'doctorInfo.phoneDisplay', '')
    await send(sent)

    const again = await send(sent)

    expect(again.json().siteContent).toEqual(sent)
    expect((await owner.get('/api/revisions/site-content')).json().revisions).toHaveLength(2)
  })

  test('in the refusal of another one that is based on an earlier version', async () => {
    const { owner, read, send } = await program()
    const etag = `${(await owner.get('/api/site-content')).headers.etag}`
    const content = await read()
    const sent = withTextAt(content, 'doctorInfo.phoneDisplay', '')
    expect((await send(sent, { 'if-match': etag })).statusCode).toBe(200)

    const refused = await send(content, { 'if-match': etag })

    expect(refused.statusCode).toBe(409)
    expect(refused.json().current.siteContent).toEqual(sent)
    expect(await read()).toEqual(sent)
  })
})

describe('a derived field that a program sent empty', () => {
  test('is filled for the islands of the pages', async () => {
    const { read, send } = await program()
    await send(withTextAt(await read(), 'doctorInfo.phoneDisplay', ''))

    expect((await read(shownMediaType)).doctorInfo.phoneDisplay).toBe('55 0000 0000')
  })

  test('is empty in the forms of the admin, which derive it', async () => {
    const { read, send } = await program()
    const sent = withTextAt(await read(), 'doctorInfo.phoneDisplay', '')
    await send(withTextAt(sent, 'aboutMe.title', 'Soy la {doctora}'))

    const stored = await read(storedMediaType)

    expect([stored.doctorInfo.phoneDisplay, stored.aboutMe.title]).toEqual(['', 'Soy la {doctora}'])
  })

  test('is filled for the program too after the owner saves in the admin', async () => {
    const { read, send } = await program()
    await send(withTextAt(await read(), 'doctorInfo.phoneDisplay', ''))
    const form = await read(storedMediaType)
    form.doctorInfo.phone = '+525512345678'

    await send(form, { accept: storedMediaType })

    expect((await read()).doctorInfo.phoneDisplay).toBe('55 1234 5678')
  })
})

describe.each(entryDocuments)('the entries of %s', (document) => {
  test('are read as a program sent them, with a mark in every text', async () => {
    const { owner } = await program()
    const sent = await entriesOf(owner, document)
    const marked = withMarks(sent, ['ciudad'], documentSchema(document))

    const { statusCode } = await owner.post(`/api/${document}`, { [document]: marked })

    expect(statusCode).toBe(200)
    expect(await entriesOf(owner, document)).toEqual(marked)
  })
})

describe('one entry', () => {
  test('is read as a program put it, with marks and empty texts', async () => {
    const { owner } = await program()
    const path = '/api/services/colposcopia'
    const service = (await owner.get(path)).json()
    const metadata = { ...service.metadata, title: '', description: '', keywords: [] }
    const sent = { ...service, metadata, forWhat: 'Llame al {telefono}.', ctaText: '' }

    const put = await owner.put(path, sent)

    expect(put.json().entry).toEqual(sent)
    expect((await owner.get(path)).json()).toEqual(sent)
  })
})

type Owner = Awaited<ReturnType<typeof program>>['owner']

const entriesOf = async (owner: Owner, document: EntryDocument): Promise<readonly Json[]> =>
  (await owner.get(`/api/${document}`)).json()[document]
