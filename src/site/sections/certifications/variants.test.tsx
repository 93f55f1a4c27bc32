import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const variants = catalogue.Certifications.variants.map(({ file }) => file)

describe.each(variants)('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { Certifications: { component, display: true } },
  })

  test('shows every field of documents and certifications', () => {
    const html = render('Certifications')

    expect(html.match(/href="\/contacto">Agenda tu cita/g)).toHaveLength(2)
    expect(html.match(/width="140" height="140"/g)).toHaveLength(4)
    for (const text of ['Cédula profesional 0000000', 'Universidad Nombre de la Institución', 'Sociedad de'])
      expect(html).toContain(text)
    for (const text of [
      '<li>Registrado ante la Dirección General de Profesiones</li>',
      '<li>Integrante desde 0000</li>',
    ])
      expect(html).toContain(text)
  })

  test('invites formally if the owner chose so', () => {
    const html = render('Certifications', ({ buttons }) => {
      buttons.isFormal = true
    })

    expect(html.match(/href="\/contacto">Agende su cita/g)).toHaveLength(2)
    expect(html).not.toContain('Agenda tu cita')
  })

  test('hides credentials that are not visible', () => {
    const html = render('Certifications', ({ certifications }) => {
      certifications.documents.forEach((document, index) => {
        document.visible = index > 0
      })
      hide(certifications.entities)
    })

    expect(html).not.toContain('Cédula profesional')
    expect(html).toContain('Cédula de especialidad')
    expect(html).not.toContain('/sellos/')
  })

  test('renders nothing if nothing is visible, and omits empty texts', () => {
    const hidden = render('Certifications', ({ certifications }) => {
      hide([...certifications.documents, ...certifications.entities])
    })
    const bare = render('Certifications', ({ certifications }) => {
      Object.assign(certifications, { sectionTitle: '', sectionSubtitle: '' })
      for (const credential of [...certifications.documents, ...certifications.entities])
        Object.assign(credential, { kind: 'unknown', nameTitle: '', name: '', elements: [] })
    })

    expect(hidden).toBe('')
    expect(bare).not.toMatch(/<(h2|h3|p|header|b)\b|aria-labelledby|undefined|<ul[^>]*><\/ul>/)
  })
})

function hide(credentials: { visible: boolean }[]) {
  for (const credential of credentials) credential.visible = false
}
