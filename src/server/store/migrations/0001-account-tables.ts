import { type Kysely, sql } from 'kysely'
import { key, ofUser, required } from './columns.ts'

type Db = Kysely<unknown>

// Both engines accept this type. SQLite stores the given value, which is text.
const time = sql`timestamptz`

export async function createAccounts(db: Db): Promise<void> {
  await createUsers(db)
  await createSecondFactors(db)
  await createLinks(db)
  await createLimits(db)
}

/** The tables of better-auth 1.7, with the names that better-auth uses. `role` is of this site. */
async function createUsers(db: Db): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', key)
    .addColumn('createdAt', time, required)
    .addColumn('updatedAt', time, required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', required)
    .addColumn('image', 'text')
    .addColumn('twoFactorEnabled', 'boolean')
    // The default is the role with fewer rights.
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('assistant'))
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', key)
    .addColumn('userId', 'text', ofUser)
    .addColumn('createdAt', time, required)
    .addColumn('updatedAt', time, required)
    .addColumn('expiresAt', time, required)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', key)
    .addColumn('userId', 'text', ofUser)
    .addColumn('createdAt', time, required)
    .addColumn('updatedAt', time, required)
    .addColumn('accountId', 'text', required)
    .addColumn('providerId', 'text', required)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
}

/** The tables of better-auth's plugins for two factors and passkeys, with the names that they use. */
async function createSecondFactors(db: Db): Promise<void> {
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', key)
    .addColumn('createdAt', time, required)
    .addColumn('updatedAt', time, required)
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expiresAt', time, required)
    .execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', key)
    .addColumn('userId', 'text', ofUser)
    .addColumn('secret', 'text', required)
    .addColumn('backupCodes', 'text', required)
    .addColumn('verified', 'boolean')
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', time)
    .execute()
  await db.schema.createIndex('twoFactor_secret_idx').on('twoFactor').column('secret').execute()
  await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', required)
    .addColumn('userId', 'text', ofUser)
    .addColumn('credentialID', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('deviceType', 'text', required)
    .addColumn('backedUp', 'boolean', required)
    .addColumn('transports', 'text')
    .addColumn('createdAt', time)
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()
  // Each passkey belongs to one account.
  const byCredential = db.schema.createIndex('passkey_credentialID_idx').unique().on('passkey')
  await byCredential.column('credentialID').execute()
}

/** Links and codes that let people in. */
async function createLinks(db: Db): Promise<void> {
  await db.schema
    .createTable('setup_link')
    .addColumn('token_hash', 'text', key)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('invitation')
    .addColumn('id', 'text', key)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', ofUser)
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_key', 'text', required)
    .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('from_known_device', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  const byAccount = db.schema.createIndex('password_reset_account_key_idx').on('password_reset')
  await byAccount.column('account_key').execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('code_hash', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .execute()
}

async function createLimits(db: Db): Promise<void> {
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('key', 'text', key)
    .addColumn('failures', 'integer', required)
    .addColumn('failed_at', 'text', required)
    .addColumn('succeeded_at', 'text')
    .execute()
  await db.schema
    .createTable('spent_code')
    .addColumn('key', 'text', key)
    .addColumn('spent_at', 'text', required)
    .execute()
  await db.schema
    .createTable('request_count')
    .addColumn('key', 'text', key)
    .addColumn('count', 'integer', required)
    .addColumn('window_ends_at', 'text', required)
    .execute()
}
