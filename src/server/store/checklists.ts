import { randomUUID } from 'node:crypto'
import { answeredQuestions, type Checklist } from '#content/checklist/checklist.ts'
import type { Store } from './store.ts'
import { parseJson } from './stored-value.ts'
import type { ChecklistTable } from './tables.ts'

/** The answered questions before a filing. Backups contain them; archives do not. */
export const createChecklists = ({ db }: Pick<Store, 'db'>) => ({
  /** The newest first. */
  list: async (): Promise<Checklist[]> => {
    const rows = await db.selectFrom('checklist').selectAll().orderBy('answered_at', 'desc').execute()
    return rows.map(checklistOf)
  },

  /** The last one before a moment. @param moment ISO 8601, UTC. */
  lastBefore: async (moment: string): Promise<Checklist | undefined> => {
    const row = await db
      .selectFrom('checklist')
      .selectAll()
      .where('answered_at', '<', moment)
      .orderBy('answered_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && checklistOf(row)
  },

  add: async ({ answeredAt, author, answers }: Checklist): Promise<void> => {
    const row = { id: randomUUID(), answered_at: answeredAt, author, answers: JSON.stringify(answers) }
    await db.insertInto('checklist').values(row).execute()
  },
})

const checklistOf = ({ answered_at, author, answers }: ChecklistTable): Checklist => ({
  answeredAt: answered_at,
  author,
  answers: answeredQuestions.parse(parseJson(answers)),
})
