import type { MediaUse } from '#content/media/media.ts'
import type { ProblemIssue } from '#contract/problem.ts'

type ProblemFacts = {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number
  readonly code: string
  /** The title in the server's error body. */
  readonly title?: string | undefined
  readonly detail?: string | undefined
  readonly issues?: readonly ProblemIssue[] | undefined
  readonly current?: unknown
  readonly uses?: readonly MediaUse[] | undefined
  readonly retryAfter?: number | undefined
  readonly outcome?: 'unknown' | undefined
}

/** The server refused the request or did not respond. The message is Spanish text for the user. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  /** The server's error code, or 'network', 'timeout' or 'unexpected_response'. */
  readonly code: string
  /** The server's explanation, if it sent one. */
  readonly detail: string | undefined
  /** The server's explanation or title. */
  readonly serverText: string | undefined
  /** Invalid fields, by path in the document, such as 'doctorInfo.phone'. */
  readonly issues: readonly ProblemIssue[]
  /** The version that the server holds, sent with 409. */
  readonly current: unknown
  /** The places that use a picture, when the server refuses to delete it for that reason. */
  readonly uses: readonly MediaUse[]
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined
  /** Set only for a write of which every response was lost. */
  readonly outcome: 'unknown' | undefined
  readonly #facts: ProblemFacts

  constructor(facts: ProblemFacts, options?: ErrorOptions) {
    super(describeProblem(facts), options)
    this.#facts = facts
    this.outcome = facts.outcome
    this.status = facts.status
    this.code = facts.code
    this.detail = facts.detail
    this.serverText = facts.detail ?? facts.title
    this.issues = facts.issues ?? []
    this.current = facts.current
    this.uses = facts.uses ?? []
    this.retryAfter = facts.retryAfter
  }

  withUnknownOutcome(): ApiProblem {
    return new ApiProblem({ ...this.#facts, outcome: 'unknown' }, { cause: this })
  }
}

/** Spanish text for the user, for any error. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  return storageWords(error) ?? 'Algo falló en esta página. Vuelva a cargarla e intente de nuevo.'
}

/** What to do if the browser refused to store something; undefined for other errors. */
export const storageWords = (error: unknown): string | undefined =>
  error instanceof DOMException && /^(?:Security|QuotaExceeded)Error$/.test(error.name)
    ? 'El navegador no deja que este sitio guarde datos en él. Permita las cookies y los datos de este sitio en la configuración del navegador, o use otro navegador.'
    : undefined

/** The title of a failed write. It does not say 'No se guardó' if the write may have succeeded. */
export function failureTitle(error: unknown, title: string): string {
  return error instanceof ApiProblem && error.outcome === 'unknown' ? 'No sabemos si se guardó' : title
}

export function hasStatus(error: unknown, status: number): error is ApiProblem {
  return error instanceof ApiProblem && error.status === status
}

export function hasCode(error: unknown, code: string): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code
}

/** For a deletion that may be repeated: what no longer exists is deleted. */
export const unlessGone = (deletion: Promise<unknown>): Promise<unknown> =>
  deletion.catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error
  })

/** For these codes, the server's own text explains better what to do than the text for the status. */
const ownWords = new Set([
  'picture_too_large',
  'picture_type',
  'too_many_uploads',
  'file_too_large',
  'owner_only',
  'owner_publishes',
  'invitation_closed',
  'PASSKEY_NOT_FOUND',
])

/** What happened and what to do, by status. Uses the server's own text where that is more exact. */
export function describeProblem(facts: ProblemFacts): string {
  const { status, code, title, detail, retryAfter, outcome } = facts
  const serverText = detail ?? title
  if (outcome === 'unknown')
    return `${lostResponse(facts)} Puede que el cambio se haya guardado, pero no pudimos comprobarlo. Revise su internet, vuelva a cargar la página y véalo antes de intentar de nuevo.`
  if (code === 'timeout') return 'El sitio tardó demasiado en responder. Intente de nuevo.'
  if (code === 'unexpected_response')
    return 'El sitio respondió algo que esta página no entiende. Vuelva a cargarla.'
  if (ownWords.has(code) && serverText) return serverText
  switch (status) {
    case 0:
      return 'No hay conexión con el sitio. Revise su internet e intente de nuevo; lo que escribió sigue aquí.'
    case 400:
      return serverText ?? 'Hay datos que corregir. Revise los campos marcados.'
    case 401:
      return 'Su sesión terminó. Entre de nuevo para continuar; lo que escribió sigue aquí.'
    case 403:
      return (
        detail ?? 'El sitio no aceptó la petición desde esta página. Vuelva a cargarla e intente de nuevo.'
      )
    case 404:
      return detail ?? 'Eso ya no existe en el sitio.'
    case 409:
      if (code !== 'stale_revision' && serverText) return serverText
      return 'Se guardó otra versión mientras usted editaba. Compare las dos antes de guardar.'
    case 413:
      return 'Es demasiado contenido para guardarlo de una vez. Acorte los textos e intente de nuevo.'
    case 415:
      return 'El sitio no admite ese tipo de contenido.'
    case 429:
      return `Hubo demasiados intentos. Espere ${describeWait(retryAfter)} e intente de nuevo.`
    case 503:
      return 'El sitio no puede guardar ni leer en este momento. Lo que escribió sigue aquí; intente de nuevo en un minuto.'
    default:
      return serverText ?? 'Algo falló en el sitio. Intente de nuevo.'
  }
}

/** Why the outcome of a write is unknown. */
export function lostResponse({ status, code }: Pick<ProblemFacts, 'status' | 'code'>): string {
  if (code === 'timeout') return 'El sitio tardó demasiado en responder.'
  return status === 0 ? 'No hubo conexión con el sitio.' : 'La respuesta del sitio no llegó.'
}

/** '40 segundos', '2 minutos'. */
export function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'un momento'
  if (seconds < 60) return seconds <= 1 ? 'un segundo' : `${Math.ceil(seconds)} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`
}
