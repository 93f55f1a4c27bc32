import type { EncodedResponse, Encoding, PreparedResponse } from '../responses/prepared-response.ts'

const supported: readonly Encoding[] = ['br', 'gzip', 'identity']

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
  const weights = new Map(header.split(',').map(weightedCoding))
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ?? weights.get('*')

  return supported
    .map((encoding) => ({ encoding, weight: weightOf(encoding) ?? (encoding === 'identity' ? 0.0001 : 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ encoding }) => encoding)
}

function weightedCoding(part: string): [string, number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  if (weight === undefined) return [coding, 1]
  return [coding, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0]
}
