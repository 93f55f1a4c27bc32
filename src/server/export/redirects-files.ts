import { gonePage } from '../releases/folder/former-files.ts'
import type { FormerPath } from '../releases/renderer.ts'

type FormerPaths = ReadonlyMap<string, FormerPath>

/** The former addresses of an exported site in the formats of its possible hosts: file name → content. */
export const redirectsFiles = (paths: FormerPaths): Readonly<Record<string, string>> => ({
  _redirects: forHosts(paths),
  '_redirects.nginx': forNginx(paths),
  '_redirects.caddy': forCaddy(paths),
})

/** For Netlify and Cloudflare Pages. Cloudflare ignores the lines with 410, so such addresses get the 404 page there. */
function forHosts(paths: FormerPaths): string {
  return lines(paths, {
    moved: (path, location) => `${path} ${location} 308`,
    gone: (path, page) => `${path} ${page} 410`,
  })
}

/** The lines of the map in deploy/nginx/export.conf. A value with the ending `.html` is the page of a 410. */
function forNginx(paths: FormerPaths): string {
  return lines(paths, {
    moved: (path, location) => `${path} ${location};`,
    gone: (path, page) => `${path} ${page}.html;`,
  })
}

/** For a site of Caddy whose root is the exported folder: `import /var/www/consultorio/_redirects.caddy`. */
function forCaddy(paths: FormerPaths): string {
  const rows = lines(paths, {
    moved: (path, location) => `\t${path} ${location} ""`,
    gone: (path, page) => `\t${path} "" ${page}.html`,
  })
  return `map {path} {moved} {gone} {
${rows}\tdefault "" ""
}
@moved expression \`{moved} != ""\`
route @moved {
	header Cache-Control "public, max-age=0, must-revalidate"
	rewrite * {moved}
	redir {uri} 308
}
@gone expression \`{gone} != ""\`
route @gone {
	header Cache-Control "public, max-age=0, must-revalidate"
	rewrite * {gone}
	file_server {
		status 410
	}
}
`
}

function lines(
  paths: FormerPaths,
  row: {
    readonly moved: (path: string, location: string) => string
    readonly gone: (path: string, page: string) => string
  },
): string {
  return [...paths]
    .map(([path, former]) =>
      former.status === 308 ? row.moved(path, former.location) : row.gone(path, gonePage(former.samePage)),
    )
    .map((line) => `${line}\n`)
    .join('')
}
