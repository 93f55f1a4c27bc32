import type { IncomingMessage, ServerResponse } from 'node:http'
import { searchPath } from '#content/addresses/search-address.ts'
import { tooLate, visitorPatience, within } from '../process/waits.ts'
import type { Release } from '../releases/release.ts'
import type { BundleFiles, PreparedResponse } from '../responses/prepared-response.ts'
import { isStoreError } from '../store/store-errors.ts'
import { wantsEditLink, withEditLink } from './edit-link.ts'
import { searchQuery, WorkBudget } from './search-request.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sendResponse, sendText } from './send.ts'

type Find = (path: string) => PreparedResponse | Promise<PreparedResponse | undefined> | undefined

export type PublicSiteOptions = {
  readonly publisher: { readonly live: Release | undefined }
  readonly assets: BundleFiles
  /** The library's pictures. */
  readonly pictures: { readonly find: Find }
  readonly security: SecurityHeaders
  /** Whether a person may see the site before its launch. */
  readonly maySeeUnlaunched: (req: IncomingMessage) => Promise<boolean>
  /** Called when a visitor is led elsewhere from a short address. */
  readonly onShortAddress?: (req: IncomingMessage, path: string) => void
  readonly onError: (error: unknown, path: string) => void
}

export type PublicSite = {
  /**
   * Responds to a request for the public site. Returns `false` and does nothing when the request belongs to the
   * application.
   */
  readonly respond: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Sends the not-found page. */
  readonly sendNotFound: (req: IncomingMessage, res: ServerResponse) => void
}

/** Serves visitors from the live release and from the files of the browser bundle. */
export function createPublicSite(options: PublicSiteOptions): PublicSite {
  const { publisher, assets, pictures, security, maySeeUnlaunched, onShortAddress, onError } = options
  const searches = new WorkBudget()

  function respond(req: IncomingMessage, res: ServerResponse): boolean {
    const url = req.url ?? ''
    const target = parseTarget(url)
    if (isOfApplication(target?.path ?? url)) return false

    if (!target) sendText(res, 400, 'La dirección no es válida.', security.forData)
    else if (target.path !== '/' && target.rawPath.endsWith('/')) redirect(req, res, withoutSlash(target))
    else serve(req, res, target).catch((error: unknown) => fail(res, error, target.path))
    return true
  }

  async function serve(req: IncomingMessage, res: ServerResponse, target: RequestTarget): Promise<void> {
    const { path, query } = target
    const isPreview =
      publisher.live?.pages.isInPreparation === true && isRead(req) && (await maySeeUnlaunched(req))
    const ready =
      findResults(req, target, isPreview) ??
      (isPreview ? findUnlaunched(req, path) : undefined) ??
      findPage(req, path) ??
      assets.get(path)
    const found = ready ?? (isRead(req) ? await findStored(path) : undefined)
    if (found === undefined) await sendMeantPage(req, res, target)
    else if (!isRead(req)) refuseMethod(res)
    else if (found === tooLate)
      sendText(res, 503, 'La imagen aún no está lista.', { 'Retry-After': '10', ...security.forData })
    else {
      if (found.status === 302 && req.method === 'GET') onShortAddress?.(req, path)
      await sendFound(req, res, found, query)
    }
  }

  function sendFound(req: IncomingMessage, res: ServerResponse, response: PreparedResponse, query = '') {
    return sendResponse(req, res, response, { query, onError: (error) => onError(error, req.url ?? '') })
  }

  /** The results of a search. Beyond the budget, the page without results: with a script, the browser searches. */
  function findResults(req: IncomingMessage, target: RequestTarget, isPreview: boolean) {
    if (target.path !== searchPath || !isRead(req)) return undefined
    const question = searchQuery(target.query)
    const { live } = publisher
    const audience = isPreview ? 'preview' : undefined
    return question !== '' && live ? searches.spend(() => live.search(question, audience)) : undefined
  }

  function findUnlaunched(req: IncomingMessage, path: string): PreparedResponse | undefined {
    const page = publisher.live?.preview(path)
    return page && wantsEditLink(req) ? withEditLink(page, path) : page
  }

  function findPage(req: IncomingMessage, path: string): PreparedResponse | undefined {
    const page = publisher.live?.find(path)
    const isOwner = page && req.headers.cookie !== undefined && wantsEditLink(req)
    return isOwner ? withEditLink(page, path) : page
  }

  /** Reads disk and store. */
  function findStored(path: string) {
    const found = pictures.find(path)
    return found instanceof Promise && isDrawn.test(path) ? within(found, visitorPatience) : found
  }

  /** Where an address with a slash at its end leads: a former one to the current address at once. */
  function withoutSlash(target: RequestTarget): string {
    const former = publisher.live?.pages.formerPaths().get(target.path.replace(/(?<!\/)\/+$/, ''))
    return former?.status === 308 ? former.location + target.query : withoutTrailingSlash(target)
  }

  /** Redirects to the page whose address only differs in its spelling. */
  async function sendMeantPage(req: IncomingMessage, res: ServerResponse, { path, query }: RequestTarget) {
    const meant = isRead(req) ? publisher.live?.pages.respelled(path) : undefined
    if (meant === undefined) await sendNotFoundPage(req, res)
    else redirect(req, res, meant + query)
  }

  function redirect(req: IncomingMessage, res: ServerResponse, location: string): void {
    if (isRead(req)) sendText(res, 308, location, { Location: location, ...security.forData })
    else refuseMethod(res)
  }

  function refuseMethod(res: ServerResponse): void {
    sendText(res, 405, 'Esta página solo se puede leer.', { Allow: 'GET, HEAD', ...security.forData })
  }

  async function sendNotFoundPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const page = publisher.live?.notFound
    if (page) await sendFound(req, res, page)
    else sendText(res, 503, 'El sitio aún no está listo.', security.forData)
  }

  /** An error at one URL must not end the process. */
  function fail(res: ServerResponse, error: unknown, path: string): void {
    onError(error, path)
    if (res.headersSent) res.destroy()
    else if (isStoreError(error))
      sendText(res, 503, 'La imagen no está disponible por ahora.', security.forData)
    else sendText(res, 500, 'Algo falló de nuestro lado. Intente de nuevo.', security.forData)
  }

  return {
    respond,
    sendNotFound: (req, res) =>
      void sendNotFoundPage(req, res).catch((error: unknown) => fail(res, error, '(404)')),
  }
}

function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

/**
 * Icons are part of every page, and a helper process draws them. Pictures for shared links are not: only the programs
 * that show a link request them, and they may wait longer.
 */
const isDrawn = /^\/(?:iconos\/|favicon\.ico$)/

/** The files of the admin's bundle are public. */
const applicationPath = /^\/(?:api|admin(?!\/assets\/)|borrador|healthz|readyz|metrics)(?:[/?]|$)/

function isOfApplication(path: string): boolean {
  return applicationPath.test(path)
}

/** Path and query from the first line of a request. */
type RequestTarget = {
  /** Decoded, without the query. */
  readonly path: string
  /** As received, not decoded. */
  readonly rawPath: string
  /** With its question mark; empty when there is none. */
  readonly query: string
}

const origin = /^https?:\/\/[^/?#]*/i

/** Parses the target of a request; `undefined` when it is malformed. */
export function parseTarget(url: string): RequestTarget | undefined {
  const target = url.startsWith('/') ? url : withoutOrigin(url)
  if (target === undefined) return undefined

  const questionMark = target.indexOf('?')
  const rawPath = questionMark === -1 ? target : target.slice(0, questionMark)
  const query = questionMark === -1 ? '' : target.slice(questionMark)
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath
  return path === undefined ? undefined : { path, rawPath, query }
}

/** Requests through a proxy may contain an absolute URL. */
function withoutOrigin(url: string): string | undefined {
  const [found] = origin.exec(url) ?? []
  if (found === undefined) return undefined
  const rest = url.slice(found.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}

/**
 * The URL without trailing slashes. Never returns `//host`, which a browser would take for another host, or `/\host`,
 * which browsers read the same way.
 */
export function withoutTrailingSlash({ rawPath, query }: RequestTarget): string {
  const path = rawPath
    .replace(/[^\x21-\x7e]|\\/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^\/+/, '')
  return `/${path}${query}`
}
