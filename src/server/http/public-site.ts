import type { IncomingMessage, ServerResponse } from 'node:http'
import { tooLate, visitorPatience, within } from '../process/within.ts'
import type { Release } from '../releases/release.ts'
import type { PreparedResponse } from '../responses/prepared-response.ts'
import { isStoreError } from '../store/store-errors.ts'
import { wantsEditLink, withEditLink } from './edit-link.ts'
import { parseTarget, type RequestTarget, withoutTrailingSlash } from './request-target.ts'
import { searchQuery, WorkBudget } from './search-request.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sendResponse, sendText } from './send.ts'
import type { StaticAssets } from './static-assets.ts'
import { sendFile } from './streamed-file.ts'

export type PublicSiteOptions = {
  readonly publisher: { readonly live: Release | undefined }
  readonly assets: StaticAssets
  /** The library's pictures. */
  readonly pictures: {
    readonly find: (path: string) => PreparedResponse | Promise<PreparedResponse | undefined> | undefined
  }
  readonly security: SecurityHeaders
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
  const { publisher, assets, pictures, security, onError } = options
  const searches = new WorkBudget()

  function respond(req: IncomingMessage, res: ServerResponse): boolean {
    const url = req.url ?? ''
    const target = parseTarget(url)
    if (isOfApplication(target?.path ?? url)) return false

    if (!target) sendText(res, 400, 'La dirección no es válida.', security.forData)
    else if (target.path !== '/' && target.rawPath.endsWith('/'))
      redirect(req, res, withoutTrailingSlash(target))
    else serveSafely(req, res, target)
    return true
  }

  /** An error at one URL must not end the process. */
  function serveSafely(req: IncomingMessage, res: ServerResponse, target: RequestTarget): void {
    try {
      serve(req, res, target)
    } catch (error) {
      fail(res, error, target.path)
    }
  }

  function serve(req: IncomingMessage, res: ServerResponse, target: RequestTarget): void {
    const { path, query } = target
    const found =
      findResults(req, target) ?? findPage(req, path) ?? assets.responses.get(path) ?? findStored(req, path)
    const streamed = found ? undefined : assets.streamed.get(path)
    if (!found && !streamed) sendMeantPage(req, res, target)
    else if (!isRead(req)) refuseMethod(res)
    else if (streamed) sendFile(req, res, streamed).catch((error: unknown) => fail(res, error, path))
    else if (found instanceof Promise) {
      const ready = isDrawn.test(path) ? within(found, visitorPatience) : found
      ready
        .then((response) => {
          if (response === tooLate) sendLater(res)
          else if (response) sendResponse(req, res, response, query)
          else sendNotFound(req, res)
        })
        .catch((error: unknown) => fail(res, error, path))
    } else if (found) sendResponse(req, res, found, query)
  }

  /** The results of a search. Beyond the budget, the page without results: with a script, the browser searches. */
  function findResults(req: IncomingMessage, target: RequestTarget) {
    const question = isRead(req) ? searchQuery(target) : ''
    const { live } = publisher
    return question !== '' && live ? searches.spend(() => live.search(question)) : undefined
  }

  function findPage(req: IncomingMessage, path: string) {
    const page = publisher.live?.find(path)
    if (!page || !wantsEditLink(req)) return page
    return page instanceof Promise
      ? page.then((ready) => withEditLink(ready, path))
      : withEditLink(page, path)
  }

  /** Reads disk and store only for requests that may read a file. */
  function findStored(req: IncomingMessage, path: string) {
    return isRead(req) ? pictures.find(path) : undefined
  }

  /** Redirects to the page whose address only differs in its spelling. */
  function sendMeantPage(req: IncomingMessage, res: ServerResponse, { path, query }: RequestTarget): void {
    const meant = isRead(req) ? publisher.live?.respelled(path) : undefined
    if (meant === undefined) sendNotFound(req, res)
    else redirect(req, res, meant + query)
  }

  function redirect(req: IncomingMessage, res: ServerResponse, location: string): void {
    if (isRead(req)) sendText(res, 308, location, ['Location', location, ...security.forData])
    else refuseMethod(res)
  }

  function sendLater(res: ServerResponse): void {
    sendText(res, 503, 'La imagen aún no está lista.', ['Retry-After', '10', ...security.forData])
  }

  function refuseMethod(res: ServerResponse): void {
    sendText(res, 405, 'Esta página solo se puede leer.', ['Allow', 'GET, HEAD', ...security.forData])
  }

  function sendNotFound(req: IncomingMessage, res: ServerResponse): void {
    const page = publisher.live?.notFound
    if (page) sendResponse(req, res, page)
    else sendText(res, 503, 'El sitio aún no está listo.', security.forData)
  }

  function fail(res: ServerResponse, error: unknown, path: string): void {
    if (res.headersSent) {
      // Client disconnects while a file is sent are expected; do not log them.
      res.destroy()
      return
    }
    onError(error, path)
    if (isStoreError(error)) sendText(res, 503, 'La imagen no está disponible por ahora.', security.forData)
    else sendText(res, 500, 'Algo falló de nuestro lado. Intente de nuevo.', security.forData)
  }

  return { respond, sendNotFound }
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
