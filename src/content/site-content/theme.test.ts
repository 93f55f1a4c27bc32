import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { siteContent } from './index.ts'

const issuesOf = (theme: object) =>
  siteContent
    .safeParse({ ...sample, theme })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('theme', () => {
  test('of a document from before there were themes is Talavera', () => {
    expect(siteContent.parse(sample).theme).toEqual({ preset: 'talavera', brandColor: '' })
  })

  test('takes the owner’s own colour', () => {
    const theme = { preset: 'propio', brandColor: '#7B1FA2' }

    expect(siteContent.parse({ ...sample, theme }).theme).toEqual(theme)
  })

  test('asks for the colour that an own theme is made from', () => {
    expect(issuesOf({ preset: 'propio' })).toEqual([
      ['theme.brandColor', 'Elija su color, o uno de los otros temas.'],
    ])
  })

  test('says what a colour or a theme has to be', () => {
    expect(issuesOf({ preset: 'propio', brandColor: 'morado' })).toEqual([
      ['theme.brandColor', 'Escriba el color como #rrggbb, por ejemplo #082462.'],
    ])
    expect(issuesOf({ preset: 'rosa' })).toEqual([['theme.preset', 'Elija uno de los temas.']])
  })
})
