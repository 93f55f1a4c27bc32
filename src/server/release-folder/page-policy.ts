import type { FlatHeaders } from '../publishing/answer.ts'

const policyName = 'Content-Security-Policy'

/** The value of a header, which is looked for by its exact name. */
function headerValue(headers: FlatHeaders, name: string): string | undefined {
  const index = headers.findIndex((entry, place) => place % 2 === 0 && entry === name)
  return index === -1 ? undefined : headers[index + 1]
}

/**
 * The page with its content security policy inside: a web server sends one policy for all pages, while each page has
 * the hashes of its own styles. A browser holds to both.
 */
export function withPolicyInside(html: Buffer, headers: FlatHeaders): Buffer {
  const policy = headerValue(headers, policyName)
  const mark = /<meta char[sS]et="utf-8"\/?>/
  const text = html.toString()
  if (!policy || !mark.test(text)) return html
  const inside = policy
    .split('; ')
    // A page cannot say this of itself; the web server's own policy does.
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
  return Buffer.from(
    text.replace(mark, (charset) => `${charset}<meta http-equiv="${policyName}" content="${inside}">`),
  )
}
