import type { z } from 'zod'
import { ApiProblem } from './problem.ts'
import { endsSession, parseResponse, problemOf } from './request.ts'
import { signInAgain } from './sign-in-again.ts'

type FileToSend<Data> = {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly file: File
  readonly schema: z.ZodType<Data>
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Uploads a file as a form. If the session has ended, asks the user to sign in and sends the file once more.
 *
 * @throws {ApiProblem} An aborted `signal` throws its reason instead.
 */
export async function sendFile<Data>(sending: FileToSend<Data>): Promise<Data> {
  let response = await send(sending)
  let problem = await problemOf(response)
  if (problem && endsSession(problem, {}) && (await signInAgain())) {
    response = await send(sending)
    problem = await problemOf(response)
  }
  if (problem) throw problem
  return (await parseResponse(response, sending.schema)).data
}

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function send({ method, path, file, onProgress, signal }: FileToSend<unknown>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    const stop = () => call.abort()
    signal?.addEventListener('abort', stop)
    call.onloadend = () => {
      signal?.removeEventListener('abort', stop)
      if (signal?.aborted) return reject(signal.reason)
      if (call.status === 0) return reject(new ApiProblem({ status: 0, code: 'network' }))
      const headers = new Headers(headersOf(call))
      resolve(new Response(call.responseText, { status: call.status, headers }))
    }
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    call.open(method, path)
    call.setRequestHeader('Accept', 'application/json')
    const form = new FormData()
    form.append('file', file)
    call.send(form)
  })
}

const headersOf = (call: XMLHttpRequest) =>
  ['Content-Type', 'Retry-After'].flatMap((name): [string, string][] => {
    const value = call.getResponseHeader(name)
    return value === null ? [] : [[name, value]]
  })
