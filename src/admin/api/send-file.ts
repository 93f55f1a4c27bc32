import { type Address, type Answer, type CallName, jsonOf, type Parts, pathOf, signedIn } from './call.ts'
import { ApiProblem } from './problem.ts'

export type Upload = {
  readonly file: File
  /** Called with the share of the file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Makes a call that takes a form with a file. If the session has ended, asks the user to sign in and sends the file once
 * more.
 *
 * @throws {ApiProblem} An aborted `signal` throws its reason instead.
 */
export const sendFile = async <Name extends CallName>(
  name: Name,
  upload: Upload & Address<Name> & Parts,
): Promise<Answer<Name>> => jsonOf(await signedIn(() => send(name, pathOf(name, upload), upload)))

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function send(name: CallName, path: string, { file, onProgress, signal }: Upload): Promise<Response> {
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
    call.open(name.slice(0, name.indexOf(' ')), path)
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
