import type { z } from 'zod'

/**
 * An owner may do everything; an assistant may edit and publish content; an editor is an assistant whose changes an
 * owner publishes.
 */
export const roles = ['owner', 'assistant', 'editor'] as const
export type Role = (typeof roles)[number]

/** Who may make a call: 'anyone' (no session needed), or people with one of these roles. */
export type Access = 'anyone' | readonly Role[]

export const anyone = 'anyone'
export const everyone = ['owner', 'assistant', 'editor'] as const
/** The roles that may make a call that publishes. */
export const publishers = ['owner', 'assistant'] as const
export const ownerOnly = ['owner'] as const

/** At most `max` calls in each window of `window` ms, from one IPv4 address or one IPv6 /48. */
export type RateLimit = { readonly name: string; readonly max: number; readonly window: number }

export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** One call of the API. The server registers, checks and documents it from this row, and the admin's client has its types. */
export type Call = {
  /** A sentence for the API description. */
  readonly summary: string
  readonly description?: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The schema only describes the body. The handler checks it, and reports errors with the paths that the editor uses. */
  readonly checksOwnBody?: true
  /** Instead of a body: a multipart form, which the handler receives. */
  readonly form?: z.ZodType
  /** JSON of each status. A call without it answers with a page or a file. */
  readonly response?: Readonly<Record<number, z.ZodType>>
  /** The schema only describes the response, which is sent as the handler made it. */
  readonly sendsOwnResponse?: true
  /** Media types of the response, if there are others than JSON. */
  readonly mediaTypes?: readonly string[]
  /** Maximum size of the body in bytes, if it is not the usual one of the call's access. */
  readonly maxBodyBytes?: number
  readonly rate?: RateLimit
  /** Not part of the API description. */
  readonly isHidden?: true
  /** Not in the log: what visitors read, and what every open screen of the admin asks again and again. */
  readonly isUnlogged?: true
}

/** One value per document, under the name of its call. */
export function forEachDocument<Document extends string, const Name extends CallName, Value>(
  documents: readonly Document[],
  nameOf: (document: Document) => Name,
  make: (document: Document) => Value,
): Readonly<Record<Name, Value>> {
  const values = documents.map((document) => [nameOf(document), make(document)] as const)
  // `fromEntries` does not know that each name of the union has its value.
  return Object.fromEntries(values) as Record<Name, Value>
}

export const rowForEach = <Document extends string, const Name extends CallName, Row extends Call>(
  documents: readonly Document[],
  nameOf: (document: Document) => Name,
  row: Row | ((document: Document) => Row),
) => forEachDocument(documents, nameOf, typeof row === 'function' ? row : () => row)
