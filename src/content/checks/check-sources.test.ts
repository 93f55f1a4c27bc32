import { expect, test } from 'vitest'
import { ownSite } from '#sample/testing/own-site.ts'
import { checkSources } from './check-sources.ts'

test('finds sources that do not respond, and asks each address once', async () => {
  const site = ownSite()
  const [gone, down, forbidden, late] = [
    ...new Set(site.diseases.flatMap(({ sources }) => sources.map(({ url }) => url)).filter(Boolean)),
  ]
  const asked: string[] = []

  const { findings, left } = await checkSources(site, async (url) => {
    asked.push(url)
    if (url === down) throw new Error('It does not respond.')
    if (url === late) return undefined
    return url === gone ? 404 : url === forbidden ? 403 : 200
  })

  const texts = findings.map(({ text }) => text)
  expect(texts).toContain(`«${gone}» respondió 404.`)
  expect(texts).toContain(`«${down}» no respondió.`)
  expect(texts.some((text) => text.includes(`${forbidden}`))).toBe(false)
  expect(texts.some((text) => text.includes(`${late}`))).toBe(false)
  expect(left).toBe(1)
  expect(new Set(asked).size).toBe(asked.length)
})
