import { z } from 'zod'
import { basePaths, type PageDocument, pageDocuments } from '#content/addresses/page-documents.ts'
import { reviewPath, whatsappPath } from '#content/addresses/short-addresses.ts'
import { entryTitle } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { slugOf } from '#content/texts/slug.ts'
import type { StoredDraft } from '../store/drafts.ts'
import { aliasOf, formerPageOf } from './draft-page.ts'
import type { FoundPage } from './found-site.ts'

const names: Readonly<Record<PageDocument, string>> = {
  services: 'Servicio',
  diseases: 'Enfermedad',
  symptoms: 'Síntoma',
  pages: 'Página',
}

/** A draft may be incomplete. */
const drafted = z.object({
  id: z.string(),
  aliases: z.array(z.string()).default([]),
  formerPage: z.string().default(''),
})

/** What an import compares with: the saved entries, and a person's drafts of pages. */
export function ownContent(saved: Snapshot, drafts: readonly StoredDraft[]) {
  const draftPages = drafts.flatMap((draft) => {
    if (draft.document !== 'pages' || draft.entry === undefined || !('value' in draft)) return []
    return drafted.safeParse(draft.value).data ?? []
  })
  const pages = [...saved.pages, ...draftPages]
  const idByAlias = new Map(
    pages.flatMap(({ id, aliases }) => (id ? aliases.map((alias) => [alias, id] as const) : [])),
  )
  const formerPages = new Map(
    pages.flatMap(({ formerPage, id }) => (formerPage && id ? [[formerPage, id]] : [])),
  )
  const titles = Map.groupBy(
    pageDocuments.flatMap((document) =>
      saved[document].map((entry) => ({
        name: `${names[document]} «${entryTitle(entry)}»`,
        title: entryTitle(entry),
      })),
    ),
    ({ title }) => slugOf(title),
  )

  return {
    /** What no other page may have: ids and aliases of pages, whole paths of all entries, and the short addresses. */
    taken: new Set([
      ...[whatsappPath, reviewPath],
      ...pages.flatMap(({ id, aliases }) => [...(id ? [id] : []), ...aliases]),
      ...pageDocuments.flatMap((document) =>
        saved[document].flatMap(({ id, aliases }) =>
          [id, ...aliases].map((last) => `${basePaths[document]}/${last}`),
        ),
      ),
    ]),
    /** The id of the page that was made from this one; undefined if there is none. */
    pageOf(found: FoundPage): string | undefined {
      return (
        formerPages.get(formerPageOf(found)) ??
        // Files that were brought before named their pages by the number.
        formerPages.get(formerPageOf({ sourceId: found.numbered })) ??
        idByAlias.get(aliasOf(found) ?? '')
      )
    },
    pageAtAlias: (alias: string): string | undefined => idByAlias.get(alias),
    /** The entries of the same name. */
    sameAs: (found: FoundPage): string[] => (titles.get(slugOf(found.title)) ?? []).map(({ name }) => name),
  }
}

export type OwnContent = ReturnType<typeof ownContent>
