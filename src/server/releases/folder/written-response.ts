import {
  type CompressedBodies,
  compress,
  type Effort,
  isCompressible,
  type PreparedResponse,
} from '../../responses/prepared-response.ts'
import { withPolicyInside } from './page-policy.ts'

export type WrittenResponse = { readonly body: Buffer; readonly encoded: CompressedBodies }

/** A response as a release folder stores it: pages contain their own policy. */
export async function writtenResponse(response: PreparedResponse, effort: Effort): Promise<WrittenResponse> {
  const { contentType, body, headers } = response.content
  if (!contentType.startsWith('text/html')) {
    const compressing = effort === 'well' ? response.compress() : response.compressQuickly()
    return { body, encoded: await compressing }
  }
  const page = withPolicyInside(body, headers)
  return { body: page, encoded: isCompressible(contentType, page) ? await compress(page, effort) : {} }
}
