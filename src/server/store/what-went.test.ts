import { DatabaseSync } from 'node:sqlite'
import { Kysely, Migrator, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { discontinuedFeatures } from './discontinued.ts'
import { migrations } from './migrations/index.ts'
import { nodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** The features that an owner is told of, after an update of a site of the version before with these rows. */
async function toldAfterUpdate(...inserts: readonly string[]) {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('0026-sent-values')).error).toBeUndefined()
  for (const insert of inserts) await sql.raw(insert).execute(db)
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  return discontinuedFeatures(db)
}

const selection = (number: number, hero: string) =>
  `insert into revision (document, number, author, created_at, value) values
    ('selected-sections', ${number}, 'ana', '2026-01-01', '{"Hero":{"component":"${hero}","display":true}}')`
const file = (id: string) =>
  `insert into private_file values ('${id}', '${id}.pdf', 'application/pdf', '2026-01-01T00:00:00Z', x'00')`
const pack = "insert into filing values ('p', '2026-01-01', 'ana', '{}', '2026-01-01', 30, 'zip', null, '')"
const dismissal = (rule: string) =>
  `insert into dismissed_check values ('k', '${rule}', 'Así lo quiero.', 'ana', '2026-01-01')`

test.each([
  ['nothing of hers', [selection(1, 'hero-static')], []],
  ['a comparison of layouts', ["insert into ended_comparison values ('Hero')"], ['comparison']],
  ['a pack', [pack, file('zip')], ['packs']],
  ['a proof of a consent', [pack, file('zip'), file('hoja')], ['consent-files', 'packs']],
  [
    'counts of visits',
    ["insert into visit_count values ('2026-01-01','view','/','','','',3)"],
    ['visit-details'],
  ],
  ['a layout that went', [selection(1, 'hero-mural')], ['layouts']],
  [
    'a layout that went, which she left before',
    [selection(1, 'hero-mural'), selection(2, 'hero-static')],
    [],
  ],
  ['a dismissed wording', [dismissal('palabra-garantia')], ['former-wordings']],
  ['another dismissal', [dismissal('precio-raro')], []],
])('an update of a site with %s tells its owner what went', async (_what, inserts, told) => {
  expect(await toldAfterUpdate(...inserts)).toEqual(told)
})
