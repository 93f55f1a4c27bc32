import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { figuresOf } from './chapter-figures.ts'

/** The chapter and the drawing of each figure. */
const shown = (entry: Parameters<typeof figuresOf>[0]) =>
  figuresOf(entry).map(({ chapter, text }) => `${chapter}: ${text.path.split('/').at(-1)}`)

const automatic = { figure: 'automatic', moreFigures: [] } as const

describe('the figures of an article', () => {
  test('are those of its topic', () => {
    expect(shown({ id: 'sangrados-uterinos', ...automatic })).toEqual([
      'first: ciclo.svg',
      'causas: miomas.svg',
    ])
    expect(shown({ id: 'rodilla', ...automatic })).toEqual([])
  })

  test("are only the owner's, if she chooses one", () => {
    expect(shown({ id: 'sangrados-uterinos', figure: 'none', moreFigures: [] })).toEqual([])
    expect(shown({ id: 'sangrados-uterinos', figure: 'breast', moreFigures: [] })).toEqual([
      'first: mama.svg',
    ])
  })

  test("are the topic's first and the owner's in further chapters", () => {
    const moreFigures = [
      { chapter: 'causas', figure: 'colposcopy' },
      { chapter: 'sintomas', figure: 'device' },
    ] as const

    expect(shown({ id: 'sangrados-uterinos', figure: 'automatic', moreFigures })).toEqual([
      'first: ciclo.svg',
      'causas: colposcopia.svg',
      'sintomas: diu.svg',
    ])
    expect(shown({ id: 'sangrados-uterinos', figure: 'none', moreFigures })).toEqual([
      'causas: colposcopia.svg',
      'sintomas: diu.svg',
    ])
  })

  test('do not repeat', () => {
    const moreFigures = [
      { chapter: 'causas', figure: 'cycle' },
      { chapter: 'sintomas', figure: 'device' },
      { chapter: 'tratamiento', figure: 'device' },
    ] as const

    expect(shown({ id: 'sangrados-uterinos', figure: 'automatic', moreFigures })).toEqual([
      'first: ciclo.svg',
      'sintomas: diu.svg',
    ])
  })
})

test('most articles of the sample have a figure', () => {
  const { services, diseases, symptoms } = sampleDocuments
  const without = [...services, ...diseases, ...symptoms]
    .filter(({ id }) => shown({ id, ...automatic }).length === 0)
    .map(({ id }) => id)

  expect(without).toEqual([
    'electrocauterizacion-de-verrugas-y-lesiones',
    'infecciones-de-transmision-sexual',
    'flujo-vaginal-anormal',
  ])
})
