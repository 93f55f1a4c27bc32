import type { FastifyReply } from 'fastify'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { Problem } from '../problems/problem.ts'
import type { Page } from '../releases/renderer.ts'
import type { Api } from './api.ts'

/** Sends a page of a snapshot that is not published. Only the owner may see it. */
export function sendOwnersPage(
  reply: FastifyReply,
  { renderer, security }: Pick<Api, 'renderer' | 'security'>,
  snapshot: Snapshot,
  path: string,
): FastifyReply {
  const pages = renderer.open(snapshot)
  const page = pages.render(withoutEnding(path)) ?? pages.notFound()
  if (!page.contentType.startsWith('text/html')) throw new Problem('not_found')
  return sendUnpublishedPage(reply, security, page, 'noindex')
}

/** Neither browsers nor shared caches store the page. */
export const sendUnpublishedPage = (
  reply: FastifyReply,
  security: Api['security'],
  page: Page,
  robots: string,
): FastifyReply =>
  reply
    .code(page.status)
    .headers(security.forPage(page))
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': robots })
    .type(page.contentType)
    .send(page.body)

const withoutEnding = (path: string) => path.replace(/[?#].*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
