import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { completeContent } from '#content/facts/complete-content.ts'
import {
  type BundleFiles,
  compress,
  type Effort,
  isCompressible,
  type PreparedResponse,
  type ResponseHeaders,
} from '../../responses/prepared-response.ts'
import type { Release } from '../release.ts'
import { contentTime, replaceEncoded } from './encoded-file.ts'
import { fileOf, notFoundFile } from './folder-file.ts'

/** Writes the response for a path to a file. */
export const writeResponse = (
  folder: string,
  path: string,
  response: PreparedResponse,
  effort: Effort = 'well',
): Promise<void> => writeFileOf(join(folder, fileOf(path, response.content.contentType)), response, effort)

export const writeNotFound = (folder: string, release: Release, effort: Effort = 'well'): Promise<void> =>
  writeFileOf(join(folder, notFoundFile), release.notFound, effort)

/** Writes the body of a response, in each encoding. A page contains its own policy. */
export async function writeFileOf(file: string, response: PreparedResponse, effort: Effort): Promise<void> {
  const { contentType, body, headers } = response.content
  if (contentType.startsWith('text/html')) {
    const page = withPolicyInside(body, headers)
    await replaceEncoded(file, page, isCompressible(contentType, page) ? await compress(page, effort) : {})
  } else {
    const compressing = effort === 'well' ? response.compress() : response.compressQuickly()
    await replaceEncoded(file, body, await compressing)
  }
}

/** Writes the API responses that islands read, so that islands work without a server process. */
export async function writeApiResponses(folder: string, { snapshot }: Release): Promise<void> {
  const responses = {
    'site-content': { siteContent: completeContent(snapshot['site-content']) },
    'selected-sections': snapshot['selected-sections'],
  }
  for (const [name, result] of Object.entries(responses)) {
    const body = Buffer.from(JSON.stringify(result))
    await replaceEncoded(join(folder, 'api', name), body, await compress(body, 'quickly'))
  }
}

/** Writes the visitors' bundle. A file that already has this content is not written again. */
export async function writeAssets(folder: string, assets: BundleFiles): Promise<void> {
  for (const [path, response] of assets) {
    if (path.startsWith('/admin/')) continue
    const { body, contentType } = response.content
    const file = join(folder, fileOf(path, contentType))
    const written = await stat(file).catch(() => undefined)
    if (written?.size === body.length && written.mtimeMs === contentTime(body) * 1000) continue
    await replaceEncoded(file, body, await response.compress())
  }
}

export const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

const policyName = 'Content-Security-Policy'

/**
 * The page with its content security policy in a meta element. A web server sends one policy for all pages, but
 * each page needs the hashes of its own styles. Browsers enforce both policies.
 */
function withPolicyInside(html: Buffer, headers: ResponseHeaders): Buffer {
  const policy = headers[policyName]
  const mark = /<meta char[sS]et="utf-8"\/?>/
  const text = html.toString()
  if (!policy || !mark.test(text)) return html
  const inside = policy
    .split('; ')
    // Browsers ignore this directive in a meta element. The web server's own policy contains it.
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
  return Buffer.from(
    text.replace(mark, (charset) => `${charset}<meta http-equiv="${policyName}" content="${inside}">`),
  )
}
