import { type Kysely, type Migration, sql } from 'kysely'

/** Every release gets the document `notices`. Sites that exist already start without any notice. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: number; created_at: string; revisions: string }>`
      select id, created_at, revisions from release order by id
    `.execute(db)
    const [first] = rows
    // A new store has no release yet: the first start adds all documents.
    if (!first) return
    await sql`
      insert into revision (document, number, author, created_at, value, format)
      values ('notices', 1, 'sistema', ${first.created_at}, '[]', 1)
    `.execute(db)
    for (const { id, revisions } of rows) {
      const named = JSON.stringify({ ...JSON.parse(revisions), notices: 1 })
      await sql`update release set revisions = ${named} where id = ${id}`.execute(db)
    }
  },
}
