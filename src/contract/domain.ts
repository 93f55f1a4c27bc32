import { z } from 'zod'
import { type Call, ownerOnly } from './call.ts'

/** 'https://www.Dra-Ana.mx/contacto' → 'dra-ana.mx'; undefined for what is no name of a site. */
function domainOf(text: string): string | undefined {
  const typed = text.trim()
  const address = typed.includes('://') ? typed : `https://${typed}`
  if (!URL.canParse(address)) return undefined
  const name = new URL(address).hostname.replace(/^www\./, '')
  // The last part has a letter, so an IP address is no name.
  const parts = name.split('.')
  const isName = parts.length > 1 && parts.every((part) => /^[a-z0-9-]{1,63}$/.test(part))
  return isName && /^[a-z]/.test(parts.at(-1) ?? '') ? name : undefined
}

const domainName = z
  .string('Escriba su dominio.')
  .max(300, 'Escriba un dominio, por ejemplo dra-ana.mx.')
  .transform((text, context) => {
    const name = domainOf(text)
    if (name) return name
    context.addIssue('Escriba un dominio, por ejemplo dra-ana.mx.')
    return z.NEVER
  })

const domainState = z.object({
  /** Name in the site's address; null if the site is not on the internet yet. */
  name: z.string().nullable(),
  /** The records that lead to this machine. Empty if the machine does not know its public address. */
  records: z.array(z.object({ type: z.enum(['A', 'AAAA']), host: z.enum(['@', 'www']), value: z.string() })),
  isLaunched: z.boolean(),
})

const domainLook = z.object({
  name: z.string(),
  /** In the order in which they are to be solved. */
  steps: z.array(z.object({ title: z.string(), isRight: z.boolean(), words: z.string() })),
})
export type DomainLook = z.output<typeof domainLook>
export type DomainState = z.output<typeof domainState>

/** How the site is connected with a domain. */
export const domainCalls = {
  'GET /api/domain': {
    summary: "The records that connect a domain with this machine, and the site's own name.",
    access: ownerOnly,
    response: { 200: domainState },
  },
  'GET /api/domain/look': {
    summary: 'Says whether the names, the certificate and the redirects of a domain work already.',
    access: ownerOnly,
    query: z.object({ name: domainName }),
    rate: { name: 'domain', max: 30, window: 10 * 60_000 },
    response: { 200: domainLook },
  },
} satisfies Record<string, Call>
