import { describe, expect, test } from 'vitest'
import type { SiteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

type Change = (content: SiteContent) => void

const render = (component: string, change?: Change) =>
  sectionRenderer({ ...sampleDocuments, 'selected-sections': { Hero: { component, display: true } } })(
    'Hero',
    change,
  )

for (const component of ['hero-slider', 'hero-photo-panel']) {
  describe(component, () => {
    test('shows the contact buttons and the hours, and has one main title', () => {
      const html = render(component)

      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain('href="tel:+525500000000"')
      expect(html).toContain('href="https://wa.me/525500000000?text=')
      expect(html).toContain('Lunes a viernes y sábado, de\u00a010:00\u00a0a\u00a014:00')
      expect(html.match(/data-hero-buttons/g)).toHaveLength(1)
    })

    test('omits empty fields', () => {
      const html = render(component, ({ heroSection, heroSlider, doctorInfo, doctorWorkInfo }) => {
        Object.assign(heroSection, { subTitle: '', description: '' })
        Object.assign(doctorInfo, { phone: '', whatsapp: '', address: '', cedProf: '', cedEsp: '' })
        Object.assign(doctorWorkInfo.consulting, { address: '' })
        Object.assign(doctorWorkInfo.consulting.hours, {
          dayRange1: '',
          hours1: '',
          dayRange2: '',
          hours2: '',
        })
        heroSlider.slides = []
      })

      expect(html).not.toMatch(/<(p|a|dl|ul|button)\b/)
      expect(html).not.toContain('undefined')
    })
  })
}

test('hero-photo-panel changes its picture with the width of the window', () => {
  const html = render('hero-photo-panel')

  expect(html).toMatch(/min-width: 64em\)" srcSet="[^"]*mural.svg"/)
  expect(html).toMatch(/min-width: 48em\)" srcSet="[^"]*mural-ancho.svg"/)
  expect(html).toMatch(/<img[^>]*mural-movil.svg"/)
})

test.each([
  'hero-static',
  'hero-photo-panel',
])('%s shows one picture at every width if there is no other', (component) => {
  const html = render(component, ({ heroSection }) => {
    Object.assign(heroSection, { mainImage: '/dibujos/llamado.svg', tabletImage: '', mobileImage: '' })
  })
  const files = [...html.matchAll(/(?:srcSet|src)="[^"]*?([\w-]+\.svg)"/g)].map(([, file]) => file)

  expect(files).toEqual(['llamado.svg', 'llamado.svg', 'llamado.svg'])
})

test('hero-photo-panel shows the background picture if there is no other', () => {
  const html = render('hero-photo-panel', ({ heroSection }) => {
    heroSection.mainImage = ''
    heroSection.backgroundImage = '/dibujos/escenas/consultorio.svg'
  })

  expect(html).toContain('consultorio.svg')
  expect(html).not.toContain('respaldo.svg')
})

test('hero-photo-panel veils the background picture, but not the main picture', () => {
  const behind = render('hero-photo-panel', ({ heroSection }) => {
    heroSection.mainImage = ''
    heroSection.backgroundImage = '/dibujos/escenas/consultorio.svg'
  })

  expect(behind).toContain('veiled')
  expect(render('hero-photo-panel')).not.toContain('veiled')
})

describe('hero-slider', () => {
  test('has a slide for each item with a text or a picture', () => {
    const html = render('hero-slider', ({ heroSlider }) => {
      for (const slide of heroSlider.slides.slice(1, 2))
        Object.assign(slide, { image: '', title: '', subtitle: '', description: '' })
    })

    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).toContain('1 de 2')
  })

  test('has only slides in its list, and loads only the first one at once', () => {
    const html = render('hero-slider')

    expect(html).toMatch(/<ul[^>]*><li/)
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(2)
  })

  test('has no controls for a single slide', () => {
    const html = render('hero-slider', ({ heroSlider }) => {
      heroSlider.slides.length = 1
    })

    expect(html).not.toContain('<button')
    expect(html).not.toContain('tabindex')
  })

  test('shows the text and picture of the static hero if there are no slides', () => {
    const html = render('hero-slider', ({ heroSlider }) => {
      heroSlider.slides = []
    })

    expect(html).toBe(render('hero-photo-panel'))
  })
})
