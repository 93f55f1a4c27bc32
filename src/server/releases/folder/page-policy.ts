import type { FlatHeaders } from '../../responses/prepared-response.ts'

const policyName = 'Content-Security-Policy'

/** Value of a header. The name must match exactly. */
function headerValue(headers: FlatHeaders, name: string): string | undefined {
  const index = headers.findIndex((entry, place) => place % 2 === 0 && entry === name)
  return index === -1 ? undefined : headers[index + 1]
}

/**
 * The page with its content security policy in a meta element. A web server sends one policy for all pages, but
 * each page needs the hashes of its own styles. Browsers enforce both policies.
 */
export function withPolicyInside(html: Buffer, headers: FlatHeaders): Buffer {
  const policy = headerValue(headers, policyName)
  const mark = /<meta char[sS]et="utf-8"\/?>/
  const text = html.toString()
  if (!policy || !mark.test(text)) return html
  const inside = policy
    .split('; ')
    // Browsers ignore this directive in a meta element. The web server's own policy contains it.
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
  return Buffer.from(
    text.replace(mark, (charset) => `${charset}<meta http-equiv="${policyName}" content="${inside}">`),
  )
}
