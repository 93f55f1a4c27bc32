import { describe, expect, test } from 'vitest'
import {
  change,
  date,
  datedSite,
  listed,
  nameOn,
  passMidnight,
  put,
  rename,
  titleOn,
  undate,
} from '#tests/server/dated-site.ts'
import { beginEntry, editNext, listNext, publishNext, readNext } from '#tests/server/next-version.ts'
import { eva, signedInAssistant } from '#tests/server/owner.ts'

describe('undating', () => {
  test('puts every part back into the next version, with who changed it', async () => {
    const { browser, ...site } = await datedSite()
    const assistant = await signedInAssistant(site)
    await rename(assistant, 'Dra. de Enero')
    await beginEntry(assistant, 'services', { id: 'nuevo-servicio', title: 'Nuevo' })
    await editNext(assistant, 'services/nuevo', { shortDescription: 'Texto.' })
    await date(assistant)
    await beginEntry(browser, 'services', { id: 'otro', title: 'Otro', shortDescription: 'Texto.' })
    const [{ id }] = await listed(browser)

    expect((await undate(browser, id)).statusCode).toBe(204)

    expect(await listed(browser)).toEqual([])
    expect((await readNext(browser, 'site-content')).value).toMatchObject({
      doctorInfo: { name: 'Dra. de Enero' },
    })
    expect((await readNext(browser, 'services/nuevo.2')).value).toMatchObject({ id: 'nuevo-servicio' })
    const authors = (await listNext(browser)).map(({ entry, notes }) => [entry, notes[0]?.author])
    expect(authors).toContainEqual([undefined, eva.name])
    expect((await publishNext(browser)).statusCode).toBe(200)
    expect([nameOn(site), titleOn(site, 'nuevo-servicio')]).toEqual(['Dra. de Enero', 'Nuevo'])
  })

  test('changes nothing where the next version has another value, and names the place', async () => {
    const { browser } = await datedSite()
    await rename(browser, 'Dra. de Enero')
    await change(browser, 'colposcopia', { title: 'Con fecha' })
    await date(browser)
    await change(browser, 'colposcopia', { title: 'Editado' })
    const [{ id }] = await listed(browser)

    const refused = await undate(browser, id)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_draft'])
    expect(refused.json().detail).toMatch(/^Ya no coincide: .+/)
    expect(await listed(browser)).toHaveLength(1)
    expect(await listNext(browser)).toMatchObject([{ entry: 'colposcopia' }])
  })

  test('of a refused change puts its values over what was saved meanwhile', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Con fecha' })
    await date(browser)
    await put(browser, 'colposcopia', { title: 'Sin fecha' })
    await passMidnight(site)
    const [{ id, state }] = await listed(browser)

    expect([state, (await undate(browser, id)).statusCode]).toEqual(['refused', 204])

    expect(await readNext(browser, 'services/colposcopia')).toMatchObject({
      base: { title: 'Sin fecha' },
      value: { title: 'Con fecha' },
    })
  })

  test('of an entry that was deleted meanwhile creates it again with the next publish', async () => {
    const site = await datedSite()
    const { browser } = site
    await change(browser, 'colposcopia', { title: 'Otra vez' })
    await date(browser)
    await browser.delete('/api/services/colposcopia')
    const [{ id }] = await listed(browser)

    expect((await undate(browser, id)).statusCode).toBe(204)
    expect((await publishNext(browser)).statusCode).toBe(200)

    expect(titleOn(site, 'colposcopia')).toBe('Otra vez')
  })
})
