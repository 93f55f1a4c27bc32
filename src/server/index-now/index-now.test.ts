import { describe, expect, test } from 'vitest'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { ownSite } from '#sample/testing/own-site.ts'
import { fakeRenderer } from '#tests/server/fake-renderer.ts'
import { withKeyFile } from './key-file.ts'
import { type Notification, notifySearchEngines } from './notify-search-engines.ts'

const siteUrl = 'https://anaruiz.mx'
const launched = (): Snapshot => ({ ...ownSite(), launchedAt: '2026-01-01T00:00:00.000Z' })

/** Sends nothing; `publish` publishes pages with the times of their last changes. */
function setUp(address = siteUrl, fail = false) {
  const sent: Notification[] = []
  const errors: unknown[] = []
  let pages: Record<string, string> = {}
  const sitemap = () =>
    Object.entries(pages)
      .map(([path, day]) => `<url><loc>${address}${path}</loc><lastmod>${day}</lastmod></url>`)
      .join('')
  const page = {
    status: 200,
    contentType: '',
    immutable: false,
    styleHashes: [],
    scriptHashes: [],
    frameSources: [],
  } as const
  const subscriber = notifySearchEngines({
    siteUrl: address,
    onError: (error) => errors.push(error),
    async send(body) {
      if (fail) throw new Error('It does not respond.')
      sent.push(body)
    },
  })
  async function publish(snapshot: Snapshot, next: Record<string, string>) {
    pages = next
    const render = () => ({ ...page, body: sitemap(), sectionErrors: [] })
    await subscriber({ pages: fakeRenderer({ change: () => ({ render }) }).open(snapshot) })
  }
  return { sent, errors, publish }
}

describe('IndexNow', () => {
  test('is told the pages that changed, appeared or disappeared with a release', async () => {
    const { sent, publish } = setUp()

    await publish(launched(), { '/': '1', '/contacto': '1', '/servicios/a': '1' })
    await publish(launched(), { '/': '2', '/contacto': '1', '/servicios/b': '2' })

    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ host: 'anaruiz.mx', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(sent[0]?.keyLocation).toBe(`${siteUrl}/${sent[0]?.key}.txt`)
    expect(sent[0]?.urlList).toEqual(['/', '/servicios/b', '/servicios/a'].map((path) => siteUrl + path))
  })

  test('is told every page at the launch, and nothing before', async () => {
    const { sent, publish } = setUp()

    await publish(ownSite(), { '/': '1', '/contacto': '1' })
    await publish(ownSite(), { '/': '2', '/contacto': '1' })
    expect(sent).toEqual([])

    await publish(launched(), { '/': '2', '/contacto': '1' })
    expect(sent[0]?.urlList).toHaveLength(2)
  })

  test('is told nothing when nothing changed, or at an address that is not public', async () => {
    const { sent, publish } = setUp('http://127.0.0.1:3000')
    await publish(launched(), { '/': '1' })
    await publish(launched(), { '/': '2' })
    const other = setUp()
    await other.publish(launched(), { '/': '1' })
    await other.publish(launched(), { '/': '1' })

    expect([...sent, ...other.sent]).toEqual([])
  })

  test('does not disturb a publish when it fails', async () => {
    const { errors, publish } = setUp(siteUrl, true)

    await publish(launched(), { '/': '1' })
    await publish(launched(), { '/': '2' })

    expect(errors).toHaveLength(1)
  })

  test('finds its key in the releases of an open site only', () => {
    const renderer = withKeyFile(fakeRenderer(), siteUrl)
    const [path = ''] = renderer
      .open(launched())
      .paths()
      .filter((one) => one.endsWith('.txt'))

    expect(renderer.open(launched()).render(path)?.body).toBe(path.slice(1, -4))
    expect(renderer.open(ownSite()).paths()).not.toContain(path)
    expect(renderer.open(launched()).paths()).toContain('/contacto')
  })
})
