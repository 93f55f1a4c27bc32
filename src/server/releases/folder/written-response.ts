import { type CompressedBodies, isCompressible } from '../../responses/compression/compression.ts'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import { withPolicyInside } from './page-policy.ts'

export type WrittenResponse = { readonly body: Buffer; readonly encoded: CompressedBodies }

/** A response as a release folder stores it: pages contain their own policy and are compressed again. */
export async function writtenResponse(
  { content, br, gzip }: PreparedResponse,
  compress: (body: Buffer) => Promise<CompressedBodies>,
): Promise<WrittenResponse> {
  const { contentType, body, headers } = content
  if (contentType.startsWith('text/html')) {
    const page = withPolicyInside(body, headers)
    return { body: page, encoded: isCompressible(contentType, page) ? await compress(page) : {} }
  }
  return { body, encoded: { ...(br && { br: br.body }), ...(gzip && { gzip: gzip.body }) } }
}
