/** The part of the response of `GET /api/site-content` that islands use. */
export type MenuContent = {
  readonly items: readonly { readonly label: string; readonly path: string }[]
  readonly doctorInfo: {
    readonly phone: string
    readonly phoneDisplay: string
    readonly whatsapp: string
    readonly whatsappMessage: string
  }
}

export const unexpectedStructure = 'Unexpected data structure received from API'

let request: Promise<MenuContent> | undefined

/**
 * Requests the site content. All callers on a page share one request.
 * @throws Error 'HTTP error! status: {code}' or `unexpectedStructure`.
 */
export function requestSiteContent(): Promise<MenuContent> {
  request ??= load()
  return request
}

type Body =
  | {
      readonly siteContent?: {
        readonly navMenu?: { readonly items?: Partial<MenuContent['items']> }
        readonly doctorInfo?: MenuContent['doctorInfo']
      }
    }
  | undefined

async function load(): Promise<MenuContent> {
  const response = await fetch('/api/site-content', {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  // Checked by hand, because a schema library would be larger than all islands together.
  const body: Body = await response.json().catch(() => undefined)
  const { navMenu, doctorInfo } = body?.siteContent ?? {}
  const items = navMenu?.items
  if (!doctorInfo || !Array.isArray(items) || !items.every((item) => item?.label && item.path))
    throw new Error(unexpectedStructure)
  return { items, doctorInfo }
}
