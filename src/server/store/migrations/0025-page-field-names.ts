import type { Kysely, Migration } from 'kysely'

/** A changed field is named by its path, which may follow the kind of change: `added parts.2`. */
const changedField = /(?<=^|\s)(?:parts|announcement|imageIndividual)(?=\.|$)/
const newNames = new Map([
  ['parts', 'text'],
  ['announcement', 'placement'],
  ['imageIndividual', 'image'],
])

/** Fields of pages have other names, and so do the changes of them that people leave out of a publish. */
export const pageFieldNames: Migration = {
  async up(db: Kysely<{ left_out: { document: string; thing: string } }>) {
    const ofPages = db.selectFrom('left_out').where('document', '=', 'pages')
    for (const { thing } of await ofPages.select('thing').distinct().execute()) {
      const named = thing.replace(changedField, (name) => newNames.get(name) ?? name)
      const rows = db.updateTable('left_out').where('document', '=', 'pages').where('thing', '=', thing)
      await rows.set({ thing: named }).execute()
    }
  },
}
