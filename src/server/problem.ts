/** Everything the API may refuse, with its status and the words the owner reads. */
const problems = {
  invalid_request: { status: 400, title: 'La solicitud no es válida.' },
  invalid_document: { status: 400, title: 'Revise los campos marcados.' },
  not_found: { status: 404, title: 'No encontramos lo que busca.' },
  method_not_allowed: { status: 405, title: 'Esta dirección no admite esa operación.' },
  stale_revision: { status: 409, title: 'Otra persona guardó cambios. Cargue la versión más reciente.' },
  too_large: { status: 413, title: 'Lo que envía es demasiado grande.' },
  unsupported_type: { status: 415, title: 'El tipo de contenido no es admitido.' },
  unexpected: { status: 500, title: 'Algo falló de nuestro lado. Intente de nuevo.' },
  store_unavailable: { status: 503, title: 'El contenido no está disponible por ahora. Intente de nuevo.' },
  not_ready: { status: 503, title: 'El sitio aún no está listo.' },
} as const

export type ProblemCode = keyof typeof problems
export type ProblemIssue = { readonly path: string; readonly message: string }
type ProblemOptions = ErrorOptions & { detail?: string; issues?: readonly ProblemIssue[] }

/** A refusal that is safe to show. Any other error is a bug: it is logged whole and answered as `unexpected`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly issues: readonly ProblemIssue[] | undefined
  readonly detail: string | undefined

  constructor(code: ProblemCode, { detail, issues, ...options }: ProblemOptions = {}) {
    super(detail ?? problems[code].title, options)
    this.code = code
    this.detail = detail
    this.issues = issues
  }

  get status() {
    return problems[this.code].status
  }

  /** As RFC 9457 writes it. */
  toJSON() {
    return {
      type: 'about:blank',
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      ...(this.issues === undefined ? {} : { issues: this.issues }),
    }
  }
}

export const problemType = 'application/problem+json; charset=utf-8'
