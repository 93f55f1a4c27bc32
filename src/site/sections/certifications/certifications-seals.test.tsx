import { describe, expect, test } from 'vitest'
import { sectionRenderer } from '#site/testing/render-section.tsx'
import { sampleDocuments } from '../../../../content/index.ts'

const render = sectionRenderer(sampleDocuments)

describe('CertificationsSeals', () => {
  test('shows each document with a way to book, and each certification at 140 × 140', () => {
    const html = render('Certifications')

    expect(html.match(/href="\/contacto">Agenda tu cita/g)).toHaveLength(2)
    expect(html.match(/width="140" height="140"/g)).toHaveLength(4)
    expect(html).toContain('<li>Residencia en el Hospital Sede</li>')
  })

  test('hides what is not visible', () => {
    const html = render('Certifications', ({ certifications }) => {
      certifications.documents.forEach((document, index) => {
        document.visible = index > 0
      })
      certifications.entities.forEach((entity) => {
        entity.visible = false
      })
    })

    expect(html).not.toContain('Cédula profesional')
    expect(html).toContain('Cédula de especialidad')
    expect(html).not.toContain('/sellos/')
  })

  test('renders nothing when nothing is visible', () => {
    const html = render('Certifications', ({ certifications }) => {
      for (const credential of [...certifications.documents, ...certifications.entities])
        credential.visible = false
    })

    expect(html).toBe('')
  })

  test('leaves out empty texts', () => {
    const html = render('Certifications', ({ certifications }) => {
      Object.assign(certifications, { sectionTitle: '', sectionSubtitle: '' })
      for (const credential of [...certifications.documents, ...certifications.entities])
        Object.assign(credential, { nameTitle: '', name: '', elements: [] })
    })

    expect(html).not.toMatch(/<(h2|h3|p|header|b)\b/)
    expect(html).not.toContain('aria-labelledby')
    expect(html).not.toContain('undefined')
  })
})
