import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Snapshot } from '#content/snapshot.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { Problem } from '../problems/problem.ts'
import type { Renderer } from '../releases/renderer.ts'

type Options = { readonly renderer: Renderer; readonly security: SecurityHeaders }

export const pagePath = z
  .string('Diga qué página.')
  .regex(/^\//, 'La página empieza con «/».')
  .max(500, 'No hay tal página.')

/** Sends a page of a snapshot that is not published. Only the owner may see it, so it is never cached. */
export function sendOwnersPage(
  reply: FastifyReply,
  { renderer, security }: Options,
  snapshot: Snapshot,
  path: string,
): FastifyReply {
  const page = renderer.render(snapshot, withoutEnding(path)) ?? renderer.notFound(snapshot)
  if (!page.contentType.startsWith('text/html')) throw new Problem('not_found')
  return reply
    .code(page.status)
    .headers(security.forPage(page))
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .type(page.contentType)
    .send(page.body)
}

const withoutEnding = (path: string) => path.replace(/[?#].*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
