import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Contract } from '#contract/contract.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { ApiProblem } from './problem.ts'
import { signInAgain } from './sign-in-again.ts'

/** Time in ms until the request is given up. A write may be done all the same: see `confirmWrite`. */
const timeLimit = 35_000

export type CallName = keyof Contract

/** A part of the request, as the row of the call describes it. */
type Part<Name extends CallName, Key extends string> =
  Contract[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>> ? z.input<Schema> : never
type Given<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [Own in Key]?: Value }
    : { readonly [Own in Key]: Value }

/** What the address of a call consists of. */
export type Address<Name extends CallName> = Given<
  'params',
  [Part<Name, 'params'>] extends [never]
    ? never
    : { readonly [Key in keyof Part<Name, 'params'>]: string | number }
> &
  ([Part<Name, 'query'>] extends [never]
    ? unknown
    : Partial<Part<Name, 'query'>> extends Part<Name, 'query'>
      ? { readonly query?: Part<Name, 'query'> }
      : { readonly query: Part<Name, 'query'> })

type Sending = {
  /** The ETag of the version that the body replaces. */
  readonly ifMatch?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether the browser finishes the request after the page closes. The body must be small. */
  readonly outlivesPage?: boolean
  /** The media type to ask for, if it is not plain JSON. */
  readonly accept?: string
  /** A 401 is a normal response of this call, not the end of the session. */
  readonly acceptsUnauthorized?: boolean
}

type Options<Name extends CallName> = Address<Name> & Given<'body', Part<Name, 'body'>> & Sending
/** The options may be left out when none is required. */
type OptionsOf<Name extends CallName> =
  Partial<Options<Name>> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

export type CallBody<Name extends CallName> = Part<Name, 'body'>

/** The JSON that a call answers with; null without one. */
export type Answer<Name extends CallName> = Contract[Name] extends { readonly response: infer Statuses }
  ? z.output<Extract<Statuses[keyof Statuses], z.ZodType>>
  : never

/**
 * Makes a call of the contract. If the session has ended, asks the user to sign in over the current page and makes the
 * call once more.
 *
 * @throws {ApiProblem}
 */
export const call = async <Name extends CallName>(
  name: Name,
  ...options: OptionsOf<Name>
): Promise<Answer<Name>> => jsonOf(await fetchCall(name, ...options))

/** The same, with the ETag of the response. */
export async function callWithTag<Name extends CallName>(name: Name, ...options: OptionsOf<Name>) {
  const response = await fetchCall(name, ...options)
  return { data: await jsonOf<Answer<Name>>(response), etag: response.headers.get('ETag') ?? undefined }
}

/** The response of a call that answers with a file. @throws {ApiProblem} */
export async function fetchCall<Name extends CallName>(
  name: Name,
  ...[options]: OptionsOf<Name>
): Promise<Response> {
  return signedIn(() => send(name, options ?? {}), options?.acceptsUnauthorized)
}

/** A query that makes a call. Its key is the name of the call, then its options: the name alone stands for all of them. */
export const callQuery = <Name extends CallName>(name: Name, ...[options]: OptionsOf<Name>) =>
  queryOptions({
    queryKey: options ? [name, options] : [name],
    queryFn: async ({ signal }): Promise<Answer<Name>> =>
      jsonOf(await signedIn(() => send(name, { ...options, signal }), options?.acceptsUnauthorized)),
  })

/** The address of a call, for frames, links and pictures. */
export const callPath = <Name extends CallName>(name: Name, address: Address<Name> & Parts): string =>
  pathOf(name, address)

/** Sends a request, and once more after the user has signed in again. @throws {ApiProblem} */
export async function signedIn(
  sendOnce: () => Promise<Response>,
  acceptsUnauthorized = false,
): Promise<Response> {
  let response = await sendOnce()
  let problem = await problemOf(response)
  if (problem && endsSession(problem, acceptsUnauthorized) && (await signInAgain())) {
    response = await sendOnce()
    problem = await problemOf(response)
  }
  if (problem) throw problem
  return response
}

/** @throws {ApiProblem} for a response that does not come from the API, such as a proxy's page. */
export async function jsonOf<Json>(response: Response): Promise<Json> {
  const body = response.status === 204 ? null : await readBody(response)
  if (body === undefined) throw new ApiProblem({ status: response.status, code: 'unexpected_response' })
  // The server checks what it sends by the same contract.
  return body as Json
}

/** A document or an entry of a response. @throws {ApiProblem} if its schema does not accept it. */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new ApiProblem({ status: 200, code: 'unexpected_response' }, { cause: error })
}

export type Parts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** 'GET /api/media/:id' → '/api/media/0123'. Values that are left out are not part of the query. */
export function pathOf(name: string, { params = {}, query = {} }: Parts): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `${value}`]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

async function send(name: string, options: Sending & Parts & { readonly body?: unknown }): Promise<Response> {
  const { body, ifMatch, signal } = options
  const end = new AbortController()
  const giveUp = () => end.abort()
  const limit = setTimeout(giveUp, timeLimit)
  signal?.addEventListener('abort', giveUp)
  try {
    return await fetch(pathOf(name, options), {
      method: name.slice(0, name.indexOf(' ')),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive: options.outlivesPage ?? false,
      headers: {
        Accept: options.accept ?? 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: end.signal,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem({ status: 0, code: end.signal.aborted ? 'timeout' : 'network' }, { cause })
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Returns undefined for an empty body and for one that is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiProblem({ status: 0, code: 'network' })
  })
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Proxies answer with errors of their own. */
const isProblem = (body: unknown): body is Partial<ProblemBody> & Pick<ProblemBody, 'code'> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

async function problemOf(response: Response): Promise<ApiProblem | undefined> {
  if (response.ok) return undefined
  const body = await readBody(response).catch(() => undefined)
  return new ApiProblem({
    ...(isProblem(body) ? body : { code: 'unexpected' }),
    status: response.status,
    retryAfter: readRetryAfter(response.headers),
  })
}

/** A 401 ends the session. Some calls also require a recent sign-in and refuse with SESSION_NOT_FRESH. */
const endsSession = ({ status, code }: ApiProblem, acceptsUnauthorized: boolean): boolean =>
  code === 'SESSION_NOT_FRESH' || (status === 401 && !acceptsUnauthorized)

/** In seconds. The header may also hold a date. better-auth sends a header of its own instead. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After') ?? headers.get('X-Retry-After')
  if (value === null || value.trim() === '') return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
