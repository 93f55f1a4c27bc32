import { z } from 'zod'
import { ApiProblem } from './problem.ts'
import { signInAgain } from './sign-in-again.ts'

/** Request timeout in ms. The server may work on a write for minutes; `settleWrite` then checks whether it was done. */
const timeLimit = 35_000

export type RequestOptions<Data> = {
  readonly schema: z.ZodType<Data>
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  /** The ETag of the version that the body replaces. */
  readonly ifMatch?: string | undefined
  /** Refuse the call if the resource exists already. */
  readonly createsOnly?: boolean
  readonly signal?: AbortSignal | undefined
  /** The request goes on when the page is left. It cannot have a large body. */
  readonly outlivesPage?: boolean
  /** The media type to ask for, if it is not plain JSON. */
  readonly accept?: string
  /** A 401 is a normal response of this call, not the end of the session. */
  readonly acceptsUnauthorized?: boolean
}

export type ParsedResponse<Data> = { readonly data: Data; readonly etag: string | undefined }

/**
 * Sends a request and parses the response with `schema`. If the session has ended, asks the user to sign in over the
 * current page and sends the request once more.
 *
 * @throws {ApiProblem}
 */
export async function request<Data>(
  path: string,
  options: RequestOptions<Data>,
): Promise<ParsedResponse<Data>> {
  let response = await send(path, options)
  let problem = await problemOf(response)
  if (problem && endsSession(problem, options) && (await signInAgain())) {
    response = await send(path, options)
    problem = await problemOf(response)
  }
  if (problem) throw problem

  return parseResponse(response, options.schema)
}

/** @throws {ApiProblem} If the body does not match `schema`. */
export async function parseResponse<Data>(
  response: Response,
  schema: z.ZodType<Data>,
): Promise<ParsedResponse<Data>> {
  const parsed = schema.safeParse(await readBody(response))
  if (!parsed.success) {
    throw new ApiProblem({ status: response.status, code: 'unexpected_response' }, { cause: parsed.error })
  }
  return { data: parsed.data, etag: response.headers.get('ETag') ?? undefined }
}

async function send(path: string, options: RequestOptions<unknown>) {
  const {
    method = 'GET',
    body,
    ifMatch,
    createsOnly = false,
    signal,
    accept = 'application/json',
    outlivesPage = false,
  } = options
  const end = new AbortController()
  const giveUp = () => end.abort()
  const limit = setTimeout(giveUp, timeLimit)
  signal?.addEventListener('abort', giveUp)
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive: outlivesPage,
      headers: {
        Accept: accept,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
        ...(createsOnly ? { 'If-None-Match': '*' } : {}),
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

/** Returns undefined for an empty body and for one that is not JSON; `schema` then rejects the undefined. */
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

const problemBody = z.object({
  code: z.string().catch('unexpected'),
  title: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).catch([]),
  current: z.unknown().optional(),
  uses: z.array(z.object({ document: z.string(), path: z.string(), label: z.string() })).catch([]),
})

export async function problemOf(response: Response): Promise<ApiProblem | undefined> {
  if (response.ok) return undefined
  const body = problemBody.safeParse(await readBody(response).catch(() => undefined))
  return new ApiProblem({
    status: response.status,
    retryAfter: readRetryAfter(response.headers),
    ...(body.success ? body.data : { code: 'unexpected' }),
  })
}

/** A 401 ends the session. Some calls also require a recent sign-in and refuse with SESSION_NOT_FRESH. */
export function endsSession(
  { status, code }: ApiProblem,
  { acceptsUnauthorized }: Pick<RequestOptions<unknown>, 'acceptsUnauthorized'>,
): boolean {
  return code === 'SESSION_NOT_FRESH' || (status === 401 && !acceptsUnauthorized)
}

/** In seconds. The header may also hold a date. better-auth sends a header of its own instead. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After') ?? headers.get('X-Retry-After')
  if (value === null || value.trim() === '') return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
