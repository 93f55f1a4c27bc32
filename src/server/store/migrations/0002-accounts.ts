import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely'

// Both engines accept this type. SQLite stores the given value, which is text.
const time = sql`timestamptz`

/**
 * The tables of better-auth 1.7 and its two-factor plugin, with the names that better-auth uses, and two tables of
 * this site.
 */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createUsers(db)
    await createSecondFactors(db)

    await db.schema
      .createTable('sign_in_attempt')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failed_at', 'text', (column) => column.notNull())
      .addColumn('succeeded_at', 'text')
      .execute()

    await db.schema
      .createTable('setup_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await withTimes(db.schema.createTable('user').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('twoFactorEnabled', 'boolean')
    .execute()

  await withTimes(ofUser(db.schema.createTable('session')))
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()

  await withTimes(ofUser(db.schema.createTable('account')))
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
  await db.schema
    .createIndex('account_issuer_accountId_uidx')
    .unique()
    .on('account')
    .columns(['issuer', 'accountId'])
    .execute()
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await withTimes(
    db.schema.createTable('verification').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()

  await ofUser(db.schema.createTable('twoFactor'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', 'boolean')
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', time)
    .execute()
  await db.schema.createIndex('twoFactor_secret_idx').on('twoFactor').column('secret').execute()
  await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute()
}

const withTimes = (table: CreateTableBuilder<string, string>) =>
  table
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())

const ofUser = (table: CreateTableBuilder<string, never>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
