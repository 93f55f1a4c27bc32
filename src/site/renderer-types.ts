import type { MadePicture } from '#content/share-card.ts'
import type { Snapshot } from '#content/snapshot.ts'

/** A rendered answer, before the server adds its headers. */
export type Page = {
  readonly status: 200 | 404
  readonly contentType: string
  readonly body: string
  /** The path carries a version: what it answers never changes. */
  readonly immutable: boolean
  /** CSP source of the page's inline `<style>`: `'sha256-…'`. */
  readonly styleHashes: readonly string[]
  /** Hosts that the page may embed after a click. */
  readonly frameSources: readonly string[]
  /** Sections that threw and show their error state instead. */
  readonly sectionErrors: readonly { readonly type: string; readonly error: unknown }[]
}

export type Renderer = {
  /** Every path of the site; those to have ready first stand in front. */
  paths(snapshot: Snapshot): readonly string[]
  /** How many of `paths` are to be rendered before a release goes live. */
  readonly hotPathCount: number
  /** Further paths that have an answer; nobody needs them ready before they are asked for. */
  lazyPaths(snapshot: Snapshot): readonly string[]
  /** Pure. `undefined` when the snapshot has no such page. */
  render(snapshot: Snapshot, path: string): Page | undefined
  /**
   * The path that answers for an address which is none of those above, but which a page of another release may name.
   * However many addresses are asked for, these paths are few.
   */
  standIn(snapshot: Snapshot, path: string): string | undefined
  notFound(snapshot: Snapshot): Page
  /**
   * The pictures that the pages name and the server makes, with their addresses: first those asked for first. Each is
   * worked out when the iteration comes to it. An address that ends in 16 hexadecimal digits never changes what it answers.
   */
  madePictures(snapshot: Snapshot): Iterable<readonly [string, MadePicture]>
}

export type RendererOptions = {
  /** Origin of the site, for canonical addresses: `https://ejemplo.mx`. */
  readonly siteUrl: string
  /** Folder of the browser's bundle, for the address of its entry. */
  readonly clientFolder: string
}
