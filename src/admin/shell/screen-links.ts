import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { entryDocuments, isEntryDocument } from '#content/documents/entries.ts'
import { documentIcon } from './document-icon.ts'
import type { IconName } from './icon.tsx'

export type ScreenLink = {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  /** Whether only an owner may use the screen. */
  readonly ownerOnly?: true
}

function linkTo(name: DocumentName): ScreenLink {
  const { screen, labels } = documentRow(name)
  return { to: `/admin/${screen}`, label: labels.name, icon: documentIcon(name) }
}

/** The links of the menu. */
export const linkGroups: readonly { readonly title?: string; readonly links: readonly ScreenLink[] }[] = [
  {
    links: [
      { to: '/admin/editar', label: 'Editar en la página', icon: 'cursor' },
      { to: '/admin', label: 'Hoy', icon: 'home' },
    ],
  },
  {
    title: 'Contenido',
    links: [
      { to: '/admin/datos', label: 'Mis datos', icon: 'user' },
      { to: '/admin/lugares', label: 'Lugares', icon: 'pin' },
      ...documentNames.filter((name) => !isEntryDocument(name)).map(linkTo),
      { to: '/admin/medios', label: 'Medios', icon: 'image' },
    ],
  },
  { title: 'Páginas', links: entryDocuments.map(linkTo) },
  {
    title: 'Control',
    links: [
      { to: '/admin/visitas', label: 'Visitas', icon: 'chart' },
      { to: '/admin/revision', label: 'Revisión', icon: 'shield' },
      { to: '/admin/historial', label: 'Historial', icon: 'history' },
      { to: '/admin/imprimir', label: 'Para mi consultorio', icon: 'print' },
      { to: '/admin/copias', label: 'Copias', icon: 'download', ownerOnly: true },
      { to: '/admin/cuenta', label: 'Cuenta', icon: 'key' },
    ],
  },
]
