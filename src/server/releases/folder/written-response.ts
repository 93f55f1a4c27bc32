import { type CompressedBodies, compress, isCompressible } from '../../responses/compression.ts'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import { withPolicyInside } from './page-policy.ts'

export type WrittenResponse = { readonly body: Buffer; readonly encoded: CompressedBodies }

/** A response as a release folder stores it: pages contain their own policy. */
export async function writtenResponse(response: PreparedResponse): Promise<WrittenResponse> {
  const { contentType, body, headers } = response.content
  if (!contentType.startsWith('text/html')) return { body, encoded: await response.compress() }
  const page = withPolicyInside(body, headers)
  return { body: page, encoded: isCompressible(contentType, page) ? await compress(page) : {} }
}
