import type { Checklist } from '#content/checklist/checklist.ts'
import type { DocumentValues, Snapshot } from '#content/documents/snapshot.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import type { EntryCard, GeneratedPicture, ShareCard } from '#content/media/share-card.ts'
import type { SampleMarks } from './editing/sample-marks.ts'
import type { FormerPath } from './open/addresses.ts'

export type { FormerPath }

/** A rendered response, before the server adds its headers. */
export type Page = {
  readonly status: 200 | 302 | 308 | 404 | 410
  readonly contentType: string
  readonly body: string
  /** Path that a redirect (308) leads to, or address on another site (302). */
  readonly location?: string
  /** The path contains a version, so the response never changes. */
  readonly immutable: boolean
  /** Search engines are asked not to list it. */
  readonly noIndex?: boolean
  /** CSP hash sources of the page's inline `<style>` elements: `'sha256-…'`. */
  readonly styleHashes: readonly string[]
  /** The same of its inline scripts. */
  readonly scriptHashes: readonly string[]
  /** Origins that the page may embed after a click. */
  readonly frameSources: readonly string[]
  /** Its forms may be sent to this site. */
  readonly hasForm?: boolean
  /** What it shows depends on a visitor's question, so no cache may keep it. */
  readonly isPrivate?: boolean
  /** Sections that threw and show an error state instead. */
  readonly sectionErrors: readonly { readonly type: string; readonly error: unknown }[]
}

/** A page as its owner edits it. */
type EditablePage = {
  readonly page: Page
  /** The field of each tracer in the page (`content/tracers.ts`). */
  readonly fields: ReadonlyMap<number, TracedField>
  readonly samples: SampleMarks
}

/**
 * Who gets a page: visitors of the server, visitors of an exported site, which has no server that counts visits, or
 * people who look at a page before it is published.
 */
export type Audience = 'visitors' | 'export' | 'preview'

/** A day whose pages are printed, and what is said about it. */
export type PublicDay = {
  /** `2026-01-31`. */
  readonly date: string
  /** When the pages were published; ISO 8601. */
  readonly publishedAt: string
  readonly isBeforeLaunch: boolean
  /** The last answers to the twelve questions until the end of the day. */
  readonly checklist: Checklist | undefined
}

export type Renderer = {
  /** Prepares a snapshot for rendering: completes it, hides what visitors must not see, and finds its addresses. */
  open(snapshot: Snapshot): Pages
  /**
   * The page with tracers, and the fields that they name. Without them, it equals the page that `render` returns, but
   * its texts contain no links, so that each is one text to type in. A path without a page gives the 404 page.
   * @param sample What is still the sample's is in the page at every address, and `samples` names it.
   */
  renderForEditing(snapshot: Snapshot, path: string, sample: DocumentValues): EditablePage
}

/** The pages of one snapshot. All methods are pure. */
export type Pages = {
  readonly snapshot: Snapshot
  /** Whether visitors see one page instead of the site, because its owner has not launched it. */
  readonly isInPreparation: boolean
  /** Every path of the site, in the order in which to render them: the home page first. */
  paths(): readonly string[]
  /** Further valid paths. They are rendered on request. */
  lazyPaths(): readonly string[]
  /**
   * Addresses without a page that redirect (308) or say that their page is no longer published (410). They are
   * rendered on request.
   */
  formerPaths(): ReadonlyMap<string, FormerPath>
  /** Returns `undefined` if there is no such page. @param audience Default: `preview`. */
  render(path: string, audience?: Audience): Page | undefined
  /** The page with the results of a search. @param audience Default: `preview`. */
  renderSearch(query: string, audience?: Audience): Page
  /**
   * Maps a URL that is not among `paths` or `lazyPaths`, but that a page of another release may contain, to the path
   * to render. The number of results is bounded, whatever is requested.
   */
  fallback(path: string): string | undefined
  /** The path of the page that an address without a page means, if only its spelling differs. */
  respelled(path: string): string | undefined
  /** @param audience Default: `preview`. */
  notFound(audience?: Audience): Page
  /** The 410 page of a link to a draft that no longer opens. */
  closedDraft(): Page
  /** Every page of the site below each other, to print or to save as PDF. Yields after each page. */
  printout(day: PublicDay): Generator<undefined, Page>
  /**
   * Pictures that the server generates, with the URLs that pages use: the first requested come first. The iterator
   * computes each one lazily. A URL that ends in 16 hexadecimal digits always returns the same picture.
   */
  generatedPictures(): Iterable<readonly [string, GeneratedPicture]>
  /** The card that the page of an entry would have. */
  draftCard(entry: EntryCard): ShareCard
}

export type RendererOptions = {
  /** Origin of the site, for canonical URLs: `https://ejemplo.mx`. */
  readonly siteUrl: string
  /** The bundled sample, for a public address, where visitors do not see what it invents. */
  readonly sample?: DocumentValues | undefined
  /** Folder of the browser bundle, which contains the entry script. */
  readonly clientFolder: string
}
