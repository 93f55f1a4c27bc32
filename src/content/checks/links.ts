import { basePaths, type PageDocument } from '#content/addresses/page-documents.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import type { PageIds } from './checked-site.ts'
import type { Rule } from './rule.ts'

/** Pages of the site besides the lists and the entries. */
const fixedPaths: readonly string[] = [
  ...['/', '/contacto', '/perfil', '/preguntas', '/como-revisamos', '/aviso-de-privacidad', '/buscar'],
  ...Object.values(basePaths),
]

export const linkRules: readonly Rule[] = [
  {
    id: 'enlace-roto',
    level: 'avisa',
    reason:
      'La paciente que lo toca llega a una página que no existe. Lo que depende de una página que no está, como el aviso de un servicio, no lo ve nadie.',
    *find({ document, texts }, { shown, pageIds }) {
      if (document === 'selected-sections') return
      const ids = pageIds()
      const ownAddress = originOf(shown)
      for (const { path, field, text } of texts) {
        if (field.kind === 'image') continue
        if (field.key === 'diseaseId') {
          if (!ids.diseases.has(text))
            yield { path, text: `La enfermedad «${text}» no está en el sitio.`, part: text }
          continue
        }
        if (field.key === 'translationOf') {
          if (!ids.pages.has(text))
            yield { path, text: `La página «${text}» no está en el sitio.`, part: text }
          continue
        }
        if (/^relatedServices\.\d+$/.test(path)) {
          if (!shown.services.some(({ id }) => id === text))
            yield { path, text: `El servicio «${text}» no está en el sitio.`, part: text }
          continue
        }
        if (isServiceOfNotice(document, shown, path)) {
          if (!shown.services.some(({ id, visible }) => id === text && visible))
            yield {
              path,
              text: `El servicio «${text}» no tiene página en el sitio.`,
              part: text,
              formerRule: 'aviso-sin-servicio',
            }
          continue
        }
        for (const link of linksIn(text.replaceAll(ownAddress, ''), field.key)) {
          if (!isPage(link, ids)) yield { path, text: `Lleva a «${link}», que no existe.`, part: link }
        }
      }
    },
  },
]

/** Whether a path is the service on whose page a notice is shown. */
function isServiceOfNotice(document: DocumentName, { notices }: Snapshot, path: string): boolean {
  const [index, key] = path.split('.')
  return document === 'notices' && key === 'service' && notices[Number(index)]?.place === 'service'
}

/** The site's own address as the owner typed it, without a path; a text without letters matches nothing. */
function originOf({ 'site-content': content }: Snapshot): string {
  const { websiteUrl } = content.doctorInfo
  return URL.canParse(websiteUrl) ? new URL(websiteUrl).origin : '\0'
}

/** Addresses of this site in a text. The path of a page is a whole text, or follows a space or a parenthesis. */
function linksIn(text: string, key: string): string[] {
  const isPath = key === 'path' || key === 'url' || key === 'canonical'
  if (isPath) return text.startsWith('/') && !text.startsWith('/video/') ? [text] : []
  return [
    ...text.matchAll(
      /(?<=^|[\s("'])\/(?:servicios|enfermedades|sintomas|paginas|contacto|perfil|preguntas|como-revisamos|aviso-de-privacidad)[\w-]*(?:\/[\w-]+)*/g,
    ),
  ].map(([link]) => link)
}

function isPage(link: string, ids: PageIds): boolean {
  const [path = ''] = link.split(/[?#]/)
  if (fixedPaths.includes(path)) return true
  return (Object.keys(basePaths) as PageDocument[]).some((name) => {
    const rest = path.startsWith(`${basePaths[name]}/`) ? path.slice(basePaths[name].length + 1) : undefined
    return rest !== undefined && (ids[name].has(rest) || /^pagina\/\d+$/.test(rest))
  })
}
