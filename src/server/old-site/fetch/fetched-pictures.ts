import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'

export type FetchedPictures = ReturnType<typeof createFetchedPictures>

/** Which pictures of the former site are in the library, so that a second import does not fetch them again. */
export const createFetchedPictures = (db: Kysely<Tables>) => ({
  /** Id of the library's picture, also if it was removed since. */
  find: async (address: string): Promise<string | undefined> => {
    const found = db.selectFrom('fetched_picture').select('picture').where('address', '=', address)
    return (await found.executeTakeFirst())?.picture
  },

  add: async (address: string, picture: string): Promise<void> => {
    const insert = db.insertInto('fetched_picture').values({ address, picture })
    await insert.onConflict((conflict) => conflict.column('address').doUpdateSet({ picture })).execute()
  },
})
