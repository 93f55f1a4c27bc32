import { z } from 'zod'
import { maxPagesAtOnce } from '#content/entries/import-limits.ts'
import { type Call, ownerOnly } from './call.ts'
import { empty, jsonObject } from './shapes.ts'

const oldPageRow = z.object({
  /** Names the page in this list. */
  key: z.string(),
  title: z.string(),
  /** Path on the former site; empty if it was a query. */
  path: z.string(),
  /** Whether visitors of the old path will be led to the new page. */
  keepsPath: z.boolean(),
  /** Where the old path will lead: to the new page, to a page that the site has, to another page of the list, nowhere. */
  oldPath: z.enum(['leads here', 'is taken', 'is of another', 'is lost']),
  kind: z.enum(['page', 'post']),
  pictures: z.int(),
  /** She has it already: as a page, or as a draft. */
  isHere: z.boolean(),
  /** Articles and pages of the site with the same name: 'Servicio «Colposcopia»'. */
  sameAs: z.array(z.string()),
  /** What in its text differs from 'Mis datos'. */
  facts: z.array(z.string()),
  /** What of it does not come along: 'Un formulario'. */
  dropped: z.array(z.string()),
})
export type OldPageRow = z.output<typeof oldPageRow>

const oldSiteState = z.object({
  running: z.object({ task: z.enum(['read', 'take']), done: z.int(), total: z.int() }).nullable(),
  /** Why the last task failed, in the owner's words. */
  failure: z.string().nullable(),
  /** What was read last, until she forgets it. */
  found: z
    .object({
      host: z.string(),
      pages: z.array(oldPageRow),
      leftOut: z.array(z.object({ reason: z.string(), count: z.int(), names: z.array(z.string()) })),
    })
    .nullable(),
  /** What the last import of this person brought. */
  taken: z
    .object({
      at: z.string(),
      pages: z.array(z.object({ title: z.string(), draft: z.string(), lost: z.array(z.string()) })),
      /** Titles of pages that could not become drafts. */
      failedPages: z.array(z.string()),
      pictures: z.int(),
      failedPictures: z.array(z.object({ url: z.string(), pages: z.array(z.string()), reason: z.string() })),
    })
    .nullable(),
})
export type OldSiteState = z.output<typeof oldSiteState>

const wrongAddress = 'Escriba la dirección de su sitio, por ejemplo www.ejemplo.mx.'

/** The addresses that a typed one may mean. */
const siteAddress = z
  .string(wrongAddress)
  .max(300, wrongAddress)
  .transform((typed, context): string[] => {
    const address = typed.trim()
    const addresses = /^https?:\/\//i.test(address) ? [address] : [`https://${address}`, `http://${address}`]
    const isSite = addresses.every((each) => URL.canParse(each) && new URL(each).hostname.includes('.'))
    if (!isSite || /\s/.test(address)) context.addIssue(wrongAddress)
    return addresses
  })

/** The owner's former site, brought along as drafts of pages. */
export const oldSiteCalls = {
  'GET /api/old-site': {
    summary: 'What was read of the former site, and what runs now.',
    access: ownerOnly,
    response: { 200: oldSiteState },
  },
  'POST /api/old-site/file': {
    summary: 'Starts to read the file that WordPress exports.',
    access: ownerOnly,
    form: z.object({ file: z.file().meta({ description: 'WXR, up to 100 MB' }) }),
    response: { 202: empty },
  },
  'POST /api/old-site/address': {
    summary: 'Starts to read the former site at its address.',
    access: ownerOnly,
    body: jsonObject({ address: siteAddress }),
    rate: { name: 'old-site', max: 20, window: 60 * 60_000 },
    response: { 202: empty },
  },
  'POST /api/old-site/take': {
    summary: 'Starts to make drafts of pages that were read, and to fetch their pictures.',
    access: ownerOnly,
    body: jsonObject({
      pages: z
        .array(z.string().max(100), 'Diga qué páginas.')
        .min(1, 'Elija al menos una página.')
        .max(maxPagesAtOnce, `Elija ${maxPagesAtOnce} páginas como máximo: las demás pueden venir después.`),
    }),
    response: { 202: empty },
  },
  'POST /api/old-site/undo': {
    summary: 'Removes the drafts of the last import that were not edited since.',
    access: ownerOnly,
    response: { 200: z.object({ removed: z.int(), kept: z.int() }) },
  },
  'DELETE /api/old-site': {
    summary: 'Forgets what was read. Drafts stay.',
    access: ownerOnly,
    response: { 200: empty },
  },
} satisfies Record<string, Call>
