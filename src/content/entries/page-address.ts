import { basePaths } from '../addresses/page-documents.ts'
import { advanced, text, valueList } from '../fields/fields.ts'
import { reservedIds } from './topic.ts'

/** First parts of addresses that the site itself serves. */
const ownFirstParts: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'borrador',
  'dibujos',
  'iconos',
  'fuentes',
  'medios',
  'metrics',
  'healthz',
  'readyz',
  'video',
])

/** Addresses of the site that are no entry. */
const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(basePaths),
  ...['/', '/contacto', '/perfil', '/preguntas', '/como-revisamos', '/aviso-de-privacidad', '/buscar'],
])

/** Whether a path is one of the site's pages that always exist. */
export const isOwnPath = (path: string): boolean => ownPaths.has(path)

const isLastPart = (alias: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(alias)
const isWholePath = (alias: string) => /^(?:\/[\p{L}\p{N}._~%-]+)+$/u.test(alias)

/** Pages of old sites have endings too: `/consulta.php`. */
const isFile = (name: string) => name.includes('.') && !/\.(?:html?|php|aspx?|jsp)$/.test(name)

function isTaken(alias: string): boolean {
  if (isLastPart(alias)) return reservedIds.has(alias)
  const [, first = '', second] = alias.split('/')
  return isOwnPath(alias) || ownFirstParts.has(first) || second === 'pagina' || isFile(first)
}

const alias = text('Dirección', {
  max: 200,
  hint: 'La última parte, por ejemplo «vacuna-vph», o una de su sitio anterior, por ejemplo /2019/03/vacuna-vph.',
})
  .overwrite((value) => value.replace(/(?<=[^/])\/$/, ''))
  .refine(
    (value) => isLastPart(value) || isWholePath(value),
    'Use solo minúsculas sin acento, números y guiones; o la dirección anterior completa, con una diagonal al principio.',
  )
  .refine((value) => !isTaken(value), 'Esa dirección la usa el sitio: escriba otra.')

/** Further addresses of a page: the last part below its list, or whole addresses of the site that she had before. */
export const pageAliases = advanced(
  valueList('Otras direcciones', alias, {
    max: 20,
    hint: 'También llevan a esta página; por ejemplo, la que tenía en su sitio anterior.',
  }),
)
