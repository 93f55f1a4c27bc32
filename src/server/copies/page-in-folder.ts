import { dirname, relative } from 'node:path/posix'
import { fileOf } from '../releases/folder/folder-file.ts'

/** A page whose links work in a folder on a person's computer, and the paths of the files that it shows. */
type PageInFolder = { readonly html: string; readonly files: readonly string[] }

const html = 'text/html'
const linkAttribute = /(\s(?:href|src|poster|action)=")(\/(?!\/)[^"]*)/gi
const candidatesAttribute = /(\ssrcset=")([^"]*)/gi
const styleUrl = /(url\(["']?)(\/[^)"']+)/g

/** @param isPage Whether there is a page at this path. */
export function pageInFolder(page: string, path: string, isPage: (path: string) => boolean): PageInFolder {
  const here = dirname(fileOf(path, html))
  const files = new Set<string>()

  function localAddress(address: string): string {
    const [withQuery = '', ...anchor] = address.split('#')
    const [target = ''] = withQuery.split('?')
    if (isPage(target)) return [relative(here, fileOf(target, html)), ...anchor].join('#')
    if (!target.includes('.')) return address
    files.add(target)
    return relative(here, fileOf(target, ''))
  }
  const localCandidates = (list: string) =>
    list.replace(
      /(^|,\s*)(\/[^\s,]+)/g,
      (_, before: string, address: string) => before + localAddress(address),
    )

  const local = withoutScripts(page)
    .replace(/<link rel="(?:manifest|preload)"[^<>]*>/g, '')
    .replace(linkAttribute, (_, name: string, address: string) => name + localAddress(address))
    .replace(candidatesAttribute, (_, name: string, list: string) => name + localCandidates(list))
    .replace(styleUrl, (_, name: string, address: string) => name + localAddress(address))
  return { html: local, files: [...files] }
}

/** Browsers run no module and read no manifest from a folder, and the page works without. */
const withoutScripts = (page: string): string =>
  page
    .split('</script>')
    .map((part, index, parts) => {
      const start = part.lastIndexOf('<script')
      const isLast = index === parts.length - 1
      if (isLast || part.startsWith('<script type="application/ld+json"', start))
        return isLast ? part : `${part}</script>`
      return part.slice(0, start)
    })
    .join('')
