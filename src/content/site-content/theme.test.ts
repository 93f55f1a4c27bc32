import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { siteContent } from './index.ts'

const issuesOf = (theme: object) =>
  siteContent
    .safeParse({ ...sample, theme })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('theme', () => {
  test('is Talavera in a document without a theme', () => {
    expect(siteContent.parse(sample).theme).toEqual({ preset: 'talavera', brandColor: '' })
  })

  test('accepts the owner’s own colour', () => {
    const theme = { preset: 'propio', brandColor: '#7B1FA2' }

    expect(siteContent.parse({ ...sample, theme }).theme).toEqual(theme)
  })

  test('asks for the colour of an own theme', () => {
    expect(issuesOf({ preset: 'propio' })).toEqual([
      ['theme.brandColor', 'Elija su color, o uno de los otros temas.'],
    ])
  })

  test('explains which colours and themes are valid', () => {
    expect(issuesOf({ preset: 'propio', brandColor: 'morado' })).toEqual([
      [
        'theme.brandColor',
        'Elija el color en el cuadro, o escriba su código: # y seis cifras o letras, por ejemplo #082462.',
      ],
    ])
    expect(issuesOf({ preset: 'rosa' })).toEqual([['theme.preset', 'Elija uno de los temas.']])
  })
})
