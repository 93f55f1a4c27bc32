import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeTestExport } from '#tests/old-site/theme-test-export.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { findSite } from '../find-site.ts'
import { makeDrafts } from '../make-drafts.ts'
import { readExport } from './read-export.ts'

async function found() {
  const file = join(temporaryFolder(), 'sitio.xml')
  await writeFile(file, themeTestExport())
  return findSite(readExport(file), () => undefined)
}

/** A part in one line for each thing in it. */
const linesOf = ({ pages }: Awaited<ReturnType<typeof found>>, name: string) =>
  pages
    .filter(({ path }) => path === `/blog/${name}`)
    .flatMap(({ parts }) => parts)
    .flatMap(({ title, text, items, picture, links, isHighlighted }) => [
      ...(title ? [`# ${title}`] : []),
      ...(text ? text.split('\n\n').map((line) => (isHighlighted ? `> ${line}` : line)) : []),
      ...items.map((item) => `* ${item}`),
      ...(picture ? [`[${picture.url.replace('https://dra-lopez.mx', '')} ${picture.alt}]`] : []),
      ...links.map(({ text, url }) => `(${text} ${url.replace('https://dra-lopez.mx', '')})`),
    ])

const read: Readonly<Record<string, readonly string[]>> = {
  portadas: [
    '[/f/61.jpg La sala de espera]',
    'Atención con cita',
    '[/f/fondo.jpg ]',
    '> Texto sobre una foto.',
  ],
  galerias: ['[/f/62.jpg El ultrasonido]', 'Equipo nuevo', '[/f/2.jpg ]', 'La entrada'],
  insertados: ['Vea el video:', 'Mi plática'],
  listas: ['* Antes', '* – En ayunas', '* Después', '* 8. Octavo', '* 9. Noveno', 'VPH', 'Un virus común.'],
  tablas: [
    '# Costos',
    '* Estudio: Ultrasonido; Costo: $900; Con cita',
    '(Ultrasonido /?p=1)',
    '* Lunes: 9 a 14 h',
    'Horario de verano',
  ],
  citas: ['> Pregunte siempre.', '> La doctora', 'Un verso', 'y otro'],
  clasico: [
    'Antes del corte con H₂O y “palabras”.',
    'Después del corte.',
    '[/f/61.jpg La sala]',
    'Pie con enlace.',
    'Calle 1',
    'Mérida',
    '(enlace /?page_id=2)',
  ],
  columnas: ['> Primera columna.', 'Segunda columna.', '[/f/63.jpg Una jeringa]', 'Junto a la foto.'],
  botones: ['Sin enlace', '(Agendar /?page_id=2)', '# ¿Duele?', 'No.', 'Vea la lista.', '(la lista /?cat=3)'],
  widgets: ['Lo último:'],
  escrituras: ['مرحبا بكم', 'Ελληνικά', 'Uno ]]> dos <b> “tres”'],
}

test('each construct of the theme test file of WordPress reads as a page', async () => {
  const site = await found()
  expect(Object.fromEntries(Object.keys(read).map((name) => [name, linesOf(site, name)]))).toEqual(read)
})

test('its further items have a title, an address, or the reason why they do not come', async () => {
  const { pages, leftOut } = await found()
  expect(pages.slice(-4).map(({ title, path }) => [title.slice(0, 30), path])).toEqual([
    ['Hoy no hay consulta.', '/2013/01/30'],
    ['Επίπεδο 2', '/greek/%ce%b5%cf%80%ce%af-2'],
    ['Un título muy muy muy muy muy ', '/largo'],
    ['Antiinflamatoriosnoesteroideos', '/palabra'],
  ])
  expect(pages[0]).toMatchObject({ title: 'portadas & más', kind: 'post' })
  expect(pages[2]?.dropped).toEqual([
    ...['Un video', 'Un archivo para descargar', 'Una publicación de redes sociales', 'Un audio'],
  ])
  expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual(
    [
      ...['Borradores', 'Comentarios', 'Con contraseña', 'Elementos de menús', 'Vacías'],
      ...['Ajustes, plantillas y formularios', 'Programadas para después'],
    ].toSorted(),
  )
})

test('each page has an address in words, its links lead to the new pages, and one to a list is named as lost', async () => {
  const { host, pages } = await found()
  const own = {
    taken: new Set<string>(),
    pageOf: () => undefined,
    pageAtAlias: () => undefined,
    sameAs: () => [],
  }
  const made = makeDrafts(pages, { host, own, pictureOf: () => '' })
  expect(made.slice(-4).map(({ value }) => value.id)).toEqual([
    ...['hoy-no-hay-consulta', 'pagina-2', 'largo', 'palabra'],
  ])
  const buttons = made.find(({ value }) => value.id === 'botones')
  expect(buttons?.value.text.flatMap(({ buttons }) => buttons.map(({ url }) => url))).toEqual([
    '/paginas/galerias',
  ])
  expect(buttons?.lost).toEqual(['Un enlace a una página que no viene'])
})
