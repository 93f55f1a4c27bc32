import type { EditableFields } from '#content/editable-fields.ts'
import type { EntryCard, GeneratedPicture, ShareCard } from '#content/share-card.ts'
import type { DocumentValues, Snapshot } from '#content/snapshot.ts'
import type { TracedField } from '#content/traced-field.ts'

/** A rendered response, before the server adds its headers. */
export type Page = {
  readonly status: 200 | 308 | 404 | 410
  readonly contentType: string
  readonly body: string
  /** Path that a redirect (308) leads to. */
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
}

/**
 * What a former path leads to: the current path, or a page that says that nothing is published there any more. All
 * such paths below one list share the page at `samePage`, one of them.
 */
export type FormerPath =
  | { readonly status: 308; readonly location: string }
  | { readonly status: 410; readonly samePage: string }

/**
 * Who gets a page: visitors of the server, visitors of an exported site, which has no server that counts visits, or
 * people who look at a page before it is published.
 */
export type Audience = 'visitors' | 'export' | 'preview'

export type Renderer = {
  /** Every path of the site, in the order in which to render them: the home page first. */
  paths(snapshot: Snapshot): readonly string[]
  /** Further valid paths. They are rendered on request. */
  lazyPaths(snapshot: Snapshot): readonly string[]
  /**
   * Addresses without a page that redirect (308) or say that their page is no longer published (410). They are
   * rendered on request.
   */
  formerPaths(snapshot: Snapshot): ReadonlyMap<string, FormerPath>
  /** Pure. Returns `undefined` if the snapshot has no such page. @param audience Default: `preview`. */
  render(snapshot: Snapshot, path: string, audience?: Audience): Page | undefined
  /** The page with the results of a search. Pure. @param audience Default: `preview`. */
  renderSearch(snapshot: Snapshot, query: string, audience?: Audience): Page
  /**
   * The page with tracers, and the fields that they name. Without them, it equals the page that `render` returns, but
   * its texts contain no links, so that each is one text to type in. A path without a page gives the 404 page.
   * @param editable The fields that get tracers. A parameter, so that rendering does not load the schemas.
   */
  renderForEditing(snapshot: Snapshot, path: string, editable: EditableFields): EditablePage
  /**
   * Maps a URL that is not among `paths` or `lazyPaths`, but that a page of another release may contain, to the path
   * to render. The number of results is bounded, whatever is requested.
   */
  fallback(snapshot: Snapshot, path: string): string | undefined
  /** The path of the page that an address without a page means, if only its spelling differs. */
  respelled(snapshot: Snapshot, path: string): string | undefined
  notFound(snapshot: Snapshot): Page
  /** The 410 page of a link to a draft that no longer opens. */
  closedDraft(snapshot: Snapshot): Page
  /**
   * Pictures that the server generates, with the URLs that pages use: the first requested come first. The iterator
   * computes each one lazily. A URL that ends in 16 hexadecimal digits always returns the same picture.
   */
  generatedPictures(snapshot: Snapshot): Iterable<readonly [string, GeneratedPicture]>
  /** The card that the page of an entry would have. */
  draftCard(snapshot: Snapshot, entry: EntryCard): ShareCard
}

export type RendererOptions = {
  /** Origin of the site, for canonical URLs: `https://ejemplo.mx`. */
  readonly siteUrl: string
  /** The bundled sample. At a public address visitors do not see its testimonials, figures and licences. */
  readonly sample?: DocumentValues | undefined
  /** Puts the practice's facts in their places. A parameter, so that rendering does not load the schemas. */
  readonly complete: (snapshot: Snapshot) => Snapshot
  /** Folder of the browser bundle, which contains the entry script. */
  readonly clientFolder: string
}
