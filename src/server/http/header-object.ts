import type { FlatHeaders } from '../responses/prepared-response.ts'

/** Converts flat headers to the object that Fastify expects. */
export function headerObject(flat: FlatHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let index = 0; index < flat.length; index += 2) headers[flat[index] ?? ''] = flat[index + 1] ?? ''
  return headers
}
