import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { immutable } from '../responses/cache-control.ts'
import { contentTypeOf } from '../responses/content-types.ts'
import { type PreparedResponse, prepareResponse } from '../responses/prepared-response.ts'
import { ResponseCache } from '../responses/response-cache.ts'
import type { BrowserFile, BrowserFiles } from '../store/browser-files.ts'
import { KnownKeys } from '../store/known-keys.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { isHashedAsset, type StaticAssets } from './static-assets.ts'

type Options = {
  readonly files: BrowserFiles
  /** The assets of the running build. */
  readonly assets: StaticAssets
  readonly security: SecurityHeaders
  readonly onError: (error: unknown, what: string) => void
}

const decompress = promisify(brotliDecompress)

/** In ms. Shorter than the seven days that superseded files are kept, so that files in use are marked in time. */
const keepInterval = 24 * 60 * 60 * 1000

/**
 * Serves scripts, styles and fonts of earlier builds, and of newer builds that share the database during an upgrade.
 */
export class FormerBuildFiles {
  readonly #options: Options
  readonly #memory = new ResponseCache(8 * 1024 * 1024)
  readonly #paths: KnownKeys
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#paths = new KnownKeys(options.files.paths)
  }

  /** Stores the running build's files for later builds, now and daily. Never rejects. */
  async keepCurrent(): Promise<void> {
    const { files, assets, onError } = this.#options
    const current = [...assets.responses].filter(([path]) => isHashedAsset(path)).map(toBrowserFile)
    const keep = () => files.keep(current).catch((error: unknown) => onError(error, 'former assets'))
    this.#timer = setInterval(keep, keepInterval).unref()
    await keep()
  }

  /** The response for a path; `undefined`, or a promise of it, when no stored build has such a file. */
  find(path: string): PreparedResponse | Promise<PreparedResponse | undefined> | undefined {
    if (!isHashedAsset(path)) return undefined
    return this.#memory.get(path) ?? this.#read(path)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #read(path: string): Promise<PreparedResponse | undefined> {
    if (!(await this.#paths.has(path))) return undefined
    const file = await this.#options.files.read(path)
    if (!file) return undefined
    const response = await this.#responseFor(file)
    this.#memory.set(path, response)
    return response
  }

  async #responseFor({ path, encoding, content }: BrowserFile): Promise<PreparedResponse> {
    const contentType = contentTypeOf(path)
    const described = {
      status: 200,
      contentType,
      headers: ['Cache-Control', immutable, ...this.#options.security.forAsset(contentType)],
    }
    if (encoding === 'identity') return prepareResponse({ ...described, body: content }, 'quick')
    return prepareResponse({ ...described, body: await decompress(content) }, 'best', { br: content })
  }
}

function toBrowserFile([path, { br, content }]: [string, PreparedResponse]): BrowserFile {
  return br
    ? { path, encoding: 'br', content: br.body }
    : { path, encoding: 'identity', content: content.body }
}
