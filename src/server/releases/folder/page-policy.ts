import type { ResponseHeaders } from '../../responses/prepared-response.ts'

const policyName = 'Content-Security-Policy'

/**
 * The page with its content security policy in a meta element. A web server sends one policy for all pages, but
 * each page needs the hashes of its own styles. Browsers enforce both policies.
 */
export function withPolicyInside(html: Buffer, headers: ResponseHeaders): Buffer {
  const policy = headers[policyName]
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
