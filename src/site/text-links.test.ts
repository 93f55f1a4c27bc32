import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from './open/open-site.ts'
import { findRoute } from './route.ts'
import { textLinks, topicNames } from './text-links.ts'

const snapshot = parseSnapshot(sampleDocuments)
const site = openSite(snapshot)

function linksOn(path: string) {
  const route = findRoute(site, path)
  if (route?.page !== 'detail') throw new Error(`${path} is not about a topic.`)
  const link = textLinks(topicNames(site), route.topic)
  return (text: string) =>
    link(text)
      .map(({ text: piece, href }) => (href ? `[${piece}](${href})` : piece))
      .join('')
}

describe('links in the texts of an article', () => {
  test('lead from the first mention of another topic to its page', () => {
    const link = linksOn('/sintomas/dolor-pelvico')

    expect(link('Puede deberse a Endometriosis, o a otra causa.')).toBe(
      'Puede deberse a [Endometriosis](/enfermedades/endometriosis), o a otra causa.',
    )
    expect(link('La endometriosis se estudia con un ultrasonido.')).toBe(
      'La endometriosis se estudia con un ultrasonido.',
    )
  })

  test('keep the case of the text, and match whole words only', () => {
    const link = linksOn('/sintomas/dolor-pelvico')

    expect(link('Hay endometriosisitis.')).toBe('Hay endometriosisitis.')
    expect(link('(endometriosis)')).toBe('([endometriosis](/enfermedades/endometriosis))')
  })

  test('find a technical name, and an abbreviation in capitals', () => {
    const link = linksOn('/sintomas/dolor-pelvico')

    expect(link('Un sangrado uterino anormal, o una infección por VPH. Con el vph, o el VPHX, no.')).toBe(
      'Un [sangrado uterino anormal](/enfermedades/sangrados-uterinos), o una [infección por VPH](/enfermedades/virus-del-papiloma-humano). Con el vph, o el VPHX, no.',
    )
    expect(link('La prueba del VPH y las ITS.')).toBe(
      'La prueba del VPH y las [ITS](/enfermedades/infecciones-de-transmision-sexual).',
    )
    expect(linksOn('/enfermedades/virus-del-papiloma-humano')('El VPH.')).toBe('El VPH.')
  })

  test('do not lead to the page itself', () => {
    expect(linksOn('/enfermedades/endometriosis')('La endometriosis duele.')).toBe('La endometriosis duele.')
  })

  test('are no more than eight on a page', () => {
    const link = linksOn('/enfermedades/endometriosis')
    const all = [...snapshot.services, ...snapshot.diseases, ...snapshot.symptoms].map((entry) =>
      'title' in entry ? entry.title : entry.name,
    )

    expect(link(all.join('. ')).match(/\]\(/g)).toHaveLength(8)
  })
})
