import type { FlatHeaders, PreparedResponse } from '../../responses/prepared-response.ts'

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
  const shared = pairs(first?.content.headers ?? []).filter(([name, value]) =>
    [...responses.values()].every(({ content }) =>
      pairs(content.headers).some((pair) => pair[0] === name && pair[1] === value),
    ),
  )
  const own = [...responses].map(([path, { content }]) => {
    const type = path.includes('.') ? [] : [['Content-Type', content.contentType]]
    const rest = pairs(content.headers).filter(([name]) => !shared.some(([other]) => other === name))
    return block(path, [...type, ...rest])
  })
  return [block('/*', shared), ...rules, ...own].join('\n')
}

function pairs(headers: FlatHeaders): [string, string][] {
  const found: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    if (!ownOfHosts.has(name)) found.push([name, value])
  }
  return found
}

function block(path: string, headers: readonly (readonly string[])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
}
