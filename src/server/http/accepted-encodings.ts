import Negotiator from 'negotiator'
import type { EncodedResponse, Encoding, PreparedResponse } from '../responses/prepared-response.ts'

const smallestFirst: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send only a few different values, so parse each one once. */
const read = new Map<string, readonly Encoding[]>()
const maxRead = 200

/** Chooses the body in the encoding that the client prefers; uncompressed when it accepts none. */
export function chooseEncoding(
  response: PreparedResponse,
  acceptEncoding: string | undefined,
): EncodedResponse {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const chosen = response[encoding]
    if (chosen) return chosen
  }
  return response.identity
}

/**
 * The encodings that an `Accept-Encoding` header allows, best first. At equal weight, the smallest body comes first.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = read.get(header)
  if (known) return known

  const accepted = parse(header)
  if (read.size < maxRead) read.set(header, accepted)
  return accepted
}

function parse(header: string): readonly Encoding[] {
  // Recipients treat `x-gzip` as `gzip` (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': header.replace(/x-gzip/gi, 'gzip') }
  return new Negotiator({ headers }).encodings(smallestFirst, { preferred: smallestFirst })
}
