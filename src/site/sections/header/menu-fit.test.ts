import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { hasRoomForName, menuFit } from './menu-fit.ts'

const room = { full: 570, tight: 660 }

const fitOf = (labels: readonly string[], component = 'nav-menu-dropdowns') =>
  menuFit(openSite(siteWith(labels, component)), room)

function siteWith(labels: readonly string[], component = 'nav-menu-dropdowns') {
  return parseSnapshot({
    ...sampleDocuments,
    'site-content': {
      ...sampleDocuments['site-content'],
      navMenu: { items: labels.map((label, place) => ({ label, path: paths[place] ?? `/#${place}` })) },
    },
    'selected-sections': { ...sampleDocuments['selected-sections'], NavMenu: { component } },
  })
}

const paths = ['/', '/servicios', '/enfermedades', '/sintomas', '/contacto']
const usual = ['Inicio', 'Servicios', 'Enfermedades', 'Síntomas', 'Contacto']

describe('the menu of a header', () => {
  test('is a row if the labels fit beside everything else', () => {
    expect(fitOf(usual)).toBeUndefined()
  })

  test('is a tight row if the labels fit on two lines without the networks', () => {
    expect(fitOf([...usual, 'Precios'])).toBe('tight')
    expect(fitOf(['Inicio', 'Servicios médicos', 'Enfermedades', 'Síntomas', 'Contacto y horarios'])).toBe(
      'tight',
    )
  })

  test('opens from the side if no row fits', () => {
    expect(fitOf([...usual, 'Preguntas frecuentes', 'Precios', 'Acerca de la doctora'])).toBe('side')
    expect(fitOf(['Otorrinolaringología', 'Electrocauterización', ...usual])).toBe('side')
  })

  test('leaves more room for the other items if one button opens all lists', () => {
    const labels = [...usual, 'Precios', 'Blog', 'Sobre mí']

    expect(fitOf(labels)).toBe('tight')
    expect(fitOf(labels, 'nav-menu-index')).toBeUndefined()
  })
})

describe('a long name', () => {
  const roomFor = (labels: readonly string[], name = 'Dra. Guadalupe Echeverría Zúñiga') => {
    const snapshot = structuredClone(siteWith(labels))
    snapshot['site-content'].doctorInfo.name = name
    return hasRoomForName(openSite(snapshot), room)
  }

  test('has room for its full size beside a short menu and beside the button of the side menu', () => {
    expect(roomFor(['Inicio', 'Servicios', 'Contacto'])).toBe(true)
    expect(roomFor([...usual, 'Preguntas frecuentes', 'Precios', 'Acerca de la doctora'])).toBe(true)
  })

  test('has none beside a menu that takes all the width', () => {
    expect(roomFor(usual)).toBe(false)
    expect(roomFor([...usual, 'Precios'])).toBe(false)
  })

  test('has room only beside the button of the side menu if it takes three lines', () => {
    const name = 'Dra. Montserrat Iturriagagoitia Bustamante de la Garza-Nava'

    expect(roomFor(['Inicio', 'Servicios', 'Contacto'], name)).toBe(false)
    expect(roomFor([...usual, 'Preguntas frecuentes', 'Precios', 'Acerca de la doctora'], name)).toBe(true)
  })
})
