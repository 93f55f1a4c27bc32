import { shownMediaType } from '#content/facts/shown-media-type.ts'

/** The part of the response of `GET /api/site-content` that islands use. */
export type MenuContent = {
  readonly items: readonly { readonly label: string; readonly path: string }[]
  readonly doctorInfo: {
    readonly phone: string
    readonly phoneDisplay: string
    readonly whatsapp: string
    readonly whatsappMessage: string
    /** Origin of the site at its public address; else empty. */
    readonly websiteUrl: string
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

async function load(): Promise<MenuContent> {
  const response = await fetch('/api/site-content', {
    headers: { accept: shownMediaType },
  })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const content = read(await response.json().catch(() => undefined))
  if (!content) throw new Error(unexpectedStructure)
  return content
}

/** Checked by hand, because a schema library would be larger than all islands together. */
function read(result: unknown): MenuContent | undefined {
  const siteContent = property(result, 'siteContent')
  const items = property(property(siteContent, 'navMenu'), 'items')
  const info = property(siteContent, 'doctorInfo')
  if (!Array.isArray(items) || !isObject(info)) return
  const menu = items.map((item: unknown) => ({
    label: text(item, 'label'),
    path: text(item, 'path'),
  }))
  if (menu.some(({ label, path }) => !label || !path)) return
  return {
    items: menu,
    doctorInfo: {
      phone: text(info, 'phone'),
      phoneDisplay: text(info, 'phoneDisplay'),
      whatsapp: text(info, 'whatsapp'),
      whatsappMessage: text(info, 'whatsappMessage'),
      websiteUrl: location.protocol === 'https:' ? location.origin : '',
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const property = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

function text(value: unknown, name: string): string {
  const found = property(value, name)
  return typeof found === 'string' ? found : ''
}
