import type { Snapshot } from '#content/documents/snapshot.ts'
import type { GeneratedPicture } from '#content/media/share-card.ts'
import type { FormerPath, Page, Pages, Renderer } from '#server/releases/renderer.ts'

export type FakeRenderer = Renderer & {
  /** The paths rendered so far, in order. */
  readonly rendered: string[]
  /** Paths whose page throws. */
  readonly broken: Set<string>
}

type Options = {
  paths?: readonly string[]
  lazyPaths?: readonly string[]
  /** Path of an earlier release → the current path that replaces it. */
  standIns?: Readonly<Record<string, string>>
  formerPaths?: Readonly<Record<string, FormerPath>>
  generatedPictures?: Iterable<readonly [string, GeneratedPicture]>
  /** Replaces methods of the opened pages. */
  change?: (pages: Pages) => Partial<Pages>
}

/** The text that shows which snapshot a page was rendered from. */
const doctorOf = (snapshot: Snapshot) => snapshot['site-content'].doctorInfo.name

/** Renders pages of a few hundred bytes that contain their path and the snapshot's doctor. */
export function fakeRenderer({
  paths = ['/', '/servicios', '/contacto'],
  lazyPaths = [],
  standIns = {},
  formerPaths = {},
  generatedPictures = new Map(),
  change = () => ({}),
}: Options = {}): FakeRenderer {
  const rendered: string[] = []
  const broken = new Set<string>()

  const page = (snapshot: Snapshot, path: string, status: 200 | 404 | 410): Page => ({
    status,
    contentType: path.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8',
    body: `<!doctype html><title>${path} · ${doctorOf(snapshot)}</title>${'<p>Consulta</p>'.repeat(40)}`,
    immutable: path.startsWith('/dibujos/'),
    styleHashes: ["'sha256-abc='"],
    scriptHashes: ["'sha256-def='"],
    frameSources: path === '/contacto' ? ['https://mapa.example'] : [],
    sectionErrors: [],
  })

  const open = (snapshot: Snapshot): Pages => ({
    snapshot,
    isInPreparation: false,
    paths: () => paths,
    lazyPaths: () => lazyPaths,
    formerPaths: () => new Map(Object.entries(formerPaths)),
    render(path) {
      if (broken.has(path)) throw new Error(`${path} is broken`)
      rendered.push(path)
      const former = formerPaths[path]
      if (former?.status === 308) {
        const { location } = former
        return {
          ...page(snapshot, path, 200),
          status: 308,
          location,
          contentType: 'text/plain',
          body: location,
        }
      }
      if (former) return page(snapshot, path, 410)
      return [...paths, ...lazyPaths, ...Object.values(standIns)].includes(path)
        ? page(snapshot, path, 200)
        : undefined
    },
    renderSearch: (query) => page(snapshot, `/buscar?q=${query}`, 200),
    fallback(path) {
      const former = formerPaths[path]
      if (former) return former.status === 308 ? path : former.samePage
      return standIns[path]
    },
    generatedPictures: () => generatedPictures,
    draftCard: ({ title, picture }) => ({
      kind: 'share',
      title,
      name: doctorOf(snapshot),
      specialty: '',
      mentions: [],
      pictures: picture === '' ? [] : [{ drawing: picture }],
      colours: {
        ground: '#ffffff',
        title: '#000000',
        band: '#333333',
        name: '#ffffff',
        words: '#ffffff',
        accent: '#cc0000',
      },
    }),
    respelled: (path) => paths.find((known) => known !== path && known === path.toLowerCase()),
    notFound: () => page(snapshot, '404', 404),
    closedDraft: () => page(snapshot, '410', 410),
    *printout(day) {
      yield
      return page(snapshot, JSON.stringify(day), 200)
    },
  })

  return {
    rendered,
    broken,
    open: (snapshot) => {
      const pages = open(snapshot)
      return { ...pages, ...change(pages) }
    },
    renderForEditing: (snapshot, path) => ({
      page: paths.includes(path) ? page(snapshot, path, 200) : page(snapshot, path, 404),
      fields: new Map([[0, { document: 'site-content', path: 'doctorInfo.name' }]]),
      samples: { values: [], sections: [] },
    }),
  }
}
