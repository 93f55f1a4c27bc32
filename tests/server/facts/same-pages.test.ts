import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot, type Snapshot } from '../../../src/content/documents/snapshot.ts'
import { storedForm } from '../../../src/content/facts/stored-form.ts'
import { currentFormat, upcast } from '../../../src/content/stored/formats.ts'
import { isJson, type Json, valueAt, withValueAt } from '../../../src/content/values/json.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { launchedAt } from '../../support/launched.ts'

const root = join(import.meta.dirname, '../../..')
const renderer = await loadRenderer(join(root, 'dist'), 'https://ejemplo.mx')

/** The sample's site content as the version before derived fields stored it: every fact is typed in every place. */
const former: unknown = JSON.parse(
  readFileSync(join(root, 'tests/support/former-site/site-content.json'), 'utf8'),
)

const snapshotOf = (content: unknown) => ({
  ...parseSnapshot({ ...sampleDocuments, 'site-content': content }),
  launchedAt,
})

/** Structured data knows them since credentials have a kind. */
const memberships = /"memberOf":\[[^\]]*\],/

function pagesOf(snapshot: Snapshot): Record<string, string> {
  const opened = renderer.open(snapshot)
  const pages = [...opened.paths()].map((path) => {
    const body = opened.render(path)?.body
    return [path, `${body}`.replace(memberships, '')] as const
  })
  const pictures = JSON.stringify([...opened.generatedPictures()])
  return { ...Object.fromEntries(pages), notFound: opened.notFound().body, pictures }
}

/** As the first start with this version reads it. */
function readFormer(content: unknown): Json {
  if (!isJson(content)) throw new TypeError('The former site content is JSON.')
  return upcast('site-content', 1, content)
}

describe('a site from before derived fields', () => {
  const before = pagesOf(snapshotOf(former))

  test('has 225 responses, and the same ones once it is read in the current format', () => {
    expect(currentFormat('site-content')).toBe(6)
    expect(Object.keys(before).length).toBeGreaterThan(200)
    expect(pagesOf(snapshotOf(readFormer(former)))).toEqual(before)
  })

  test('has the same pages, cards and icons after a save, which stores each fact once', () => {
    const saved = storedForm('site-content', snapshotOf(readFormer(former))['site-content'])

    expect(saved.doctorInfo.phoneDisplay).toBe('')
    expect(saved.generalCallToAction.price1).toBe('')
    expect(pagesOf(snapshotOf(saved))).toEqual(before)
  })

  test('shows nothing new where its owner had left a field empty', () => {
    const paths = ['doctorInfo.phoneDisplay', 'doctorInfo.urgenciesPhone', 'generalCallToAction.price1']
    const emptied = [...paths, 'doctorInfo.googleMapsLink'].reduce<Json>(
      (content, path) => withValueAt(content, path, ''),
      readFormer(former),
    )

    const page = pagesOf(snapshotOf(upcast('site-content', 1, emptied)))['/'] ?? ''
    // The prices of other services are a range in the structured data, which no one sees.
    const home = page.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')

    expect(valueAt(emptied, 'generalCallToAction.price1')).toBe('')
    expect(home).not.toContain('$800 MXN')
    expect(home).not.toContain('google.com/maps')
    expect(home).not.toContain('Llamar al 55')
  })
})

test('no page, card or structured data has an old value once the facts are typed again', () => {
  const sample = snapshotOf(sampleDocuments['site-content'])
  const content = structuredClone(sample['site-content'])
  Object.assign(content.doctorInfo, {
    name: 'Dra. Ana Ruiz',
    specialty: 'Urología',
    specialist: 'uróloga',
    address: 'Reforma 10, {ciudad}',
    city: 'Puebla',
    state: 'Oaxaca',
    postalCode: '72000',
    phone: '+522221234567',
    whatsapp: '522227654321',
    email: 'ana@ruiz.mx',
    cedProf: '1234567, UNAM',
    cedEsp: '7654321, UNAM',
  })
  for (const price of content.consultationPrice.prices) price.amount = 950

  const pages = pagesOf({ ...sample, 'site-content': content })

  const old =
    /Nombre Apellido|ginecóloga y obstetra|Calle Ejemplo 000|[ >"]Ciudad\b|\bEstado\b|C\. P\. 00000|0000 0000|5500000000|consulta@ejemplo|\b0{7}\b|\$800|\$1,?200/
  const found = Object.entries(pages).flatMap(([path, body]) => {
    const [value, place = 0] = [old.exec(body)?.[0], old.exec(body)?.index]
    return value ? [`${path}: …${body.slice(place - 60, place + 60)}…`] : []
  })
  expect(found).toEqual([])
})
