import { createHash } from 'node:crypto'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import type { Page, Renderer } from '../releases/renderer.ts'

/**
 * The key with which search engines check that a notification comes from the site. It need not be secret, only lie on
 * the site. The address gives it, so that all instances and a restored site have the same one.
 */
export const indexNowKey = (siteUrl: string): string =>
  createHash('sha256').update(`indexnow ${siteUrl}`).digest('hex').slice(0, 32)

export const keyPath = (siteUrl: string): string => `/${indexNowKey(siteUrl)}.txt`

/** Whether search engines may be told about the site: at a public address, after the launch. */
export const isOpen = ({ launchedAt }: Snapshot, siteUrl: string): boolean =>
  launchedAt !== undefined && isPublicAddress(siteUrl)

/** A renderer whose releases contain the key file once the site is open. */
export function withKeyFile(renderer: Renderer, siteUrl: string): Renderer {
  const path = keyPath(siteUrl)
  const page: Page = {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: indexNowKey(siteUrl),
    immutable: false,
    styleHashes: [],
    scriptHashes: [],
    frameSources: [],
    sectionErrors: [],
  }
  return {
    ...renderer,
    open(snapshot) {
      const pages = renderer.open(snapshot)
      if (!isOpen(snapshot, siteUrl)) return pages
      return {
        ...pages,
        paths: () => [...pages.paths(), path],
        render: (asked, audience) => (asked === path ? page : pages.render(asked, audience)),
      }
    },
  }
}
