import type { PreparedResponse, ResponseHeaders } from '../../responses/prepared-response.ts'

/** Hosts set these headers themselves. */
const ownOfHosts = new Set(['ETag', 'Vary', 'Content-Length'])

/**
 * The headers of a static site in the format of a `_headers` file, which Netlify, Cloudflare Pages and other hosts
 * read: first the headers that all responses share, then those specific to each page.
 */
export function headersFile(
  responses: ReadonlyMap<string, PreparedResponse>,
  rules: readonly string[] = [],
): string {
  const [first] = responses.values()
  const shared = ofHosts(first?.content.headers ?? {}).filter(([name, value]) =>
    [...responses.values()].every(({ content }) => content.headers[name] === value),
  )
  const own = [...responses].map(([path, { content }]) => {
    const type = path.includes('.') ? [] : [['Content-Type', content.contentType]]
    const rest = ofHosts(content.headers).filter(([name]) => !shared.some(([other]) => other === name))
    return block(path, [...type, ...rest])
  })
  return [block('/*', shared), ...rules, ...own].join('\n')
}

const ofHosts = (headers: ResponseHeaders): [string, string][] =>
  Object.entries(headers).filter(([name]) => !ownOfHosts.has(name))

function block(path: string, headers: readonly (readonly string[])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
}
