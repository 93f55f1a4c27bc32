import type { ColumnDefinitionBuilder } from 'kysely'

export const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

export const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Id of an account. The row goes with the account. */
export const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('user.id').onDelete('cascade')
