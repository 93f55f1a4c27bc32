import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('HeroStatic', () => {
  test('shows the name, the speciality, the contact buttons and the hours', () => {
    const html = render('Hero')

    expect(html).toMatch(/<h1[^>]*>Ginecología y obstetricia con tiempo para escucharla<\/h1>/)
    expect(html).toContain('href="tel:+525500000000"')
    expect(html).toContain('href="https://wa.me/525500000000?text=')
    expect(html).toContain('Lunes a viernes y sábado, de\u00a010:00\u00a0a\u00a014:00')
    expect(html).toContain('data-hero-buttons')
  })

  test('reserves the space of each picture', () => {
    const html = render('Hero')

    expect(html).toMatch(/min-width: 64em\)" srcSet="[^"]*mural.svg" width="700" height="700"/)
    expect(html).toMatch(/min-width: 48em\)" srcSet="[^"]*mural-ancho.svg" width="1000" height="700"/)
    expect(html).toMatch(/<img[^>]*mural-movil.svg" width="720" height="540"/)
  })

  test('shows the main picture in place of a missing smaller one', () => {
    const html = render('Hero', ({ heroSection }) => {
      heroSection.tabletImage = ''
      heroSection.mobileImage = ''
    })

    expect(html.match(/mural\.svg/g)).toHaveLength(3)
  })

  test('shows the fallback if all pictures are missing', () => {
    const html = render('Hero', ({ heroSection }) => {
      Object.assign(heroSection, { mainImage: '', tabletImage: '', mobileImage: '' })
    })

    expect(html).toContain('respaldo.svg')
  })

  test('shows the text on a dark panel over a background picture, without another picture', () => {
    const html = render('Hero', ({ heroSection }) => {
      heroSection.backgroundImage = '/dibujos/escenas/consultorio.svg'
      heroSection.mainImage = ''
    })

    expect(html).toContain('on-dark cobalt panel')
    expect(html).toContain('consultorio.svg')
    expect(html).not.toContain('<picture>')
  })

  test('adds the foreground picture as a decoration', () => {
    const html = render('Hero', ({ heroSection }) => {
      heroSection.foregroundImage = '/dibujos/retrato.svg'
    })

    expect(html).toMatch(/<img[^>]*retrato.svg"[^>]*alt=""[^>]*class="foreground ?"[^>]*loading="lazy"/)
  })

  test('omits empty fields', () => {
    const html = render('Hero', ({ heroSection, doctorInfo, doctorWorkInfo }) => {
      Object.assign(heroSection, { subTitle: '', description: '' })
      Object.assign(doctorInfo, { phone: '', whatsapp: '' })
      Object.assign(doctorWorkInfo.consulting.hours, { dayRange1: '', hours1: '', dayRange2: '', hours2: '' })
    })

    expect(html).not.toMatch(/<(p|a)\b/)
    expect(html).not.toContain('data-hero-buttons')
    expect(html).not.toContain('undefined')
  })

  test('lengthens the button texts only if the sentence stays correct', () => {
    const html = render('Hero', ({ leftEmpty, buttons }) => {
      leftEmpty.push('doctorInfo.phoneDisplay')
      buttons.btnMessageText = 'Mandar mensaje'
    })

    expect(html).toContain('<span>Llamar</span>')
    expect(html).toContain('<span>Mandar mensaje</span>')
  })
})
