import { type Kysely, type Migration, sql } from 'kysely'

// Both engines accept this type. SQLite stores the given value, which is text.
const time = sql`timestamptz`

/**
 * The table of better-auth's passkey plugin, with the names that the plugin uses, and the tables for recovery by
 * e-mail.
 */
export const passkeysAndRecovery: Migration = {
  async up(db: Kysely<unknown>) {
    await dropIssuer(db)
    await createPasskeys(db)

    await db.schema
      .createTable('password_reset')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_key', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('from_known_device', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('password_reset_account_key_idx')
      .on('password_reset')
      .column('account_key')
      .execute()

    await db.schema
      .createTable('request_count')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('window_ends_at', 'text', (column) => column.notNull())
      .execute()
  },
}

/** better-auth 1.7.0 used this column. From 1.7.3 it writes nothing to it, and rejects a table that requires it. */
async function dropIssuer(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('account_issuer_accountId_uidx').execute()
  await db.schema.alterTable('account').dropColumn('issuer').execute()
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('deviceType', 'text', (column) => column.notNull())
    .addColumn('backedUp', 'boolean', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', time)
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()
  // Each passkey belongs to one account.
  await db.schema
    .createIndex('passkey_credentialID_idx')
    .unique()
    .on('passkey')
    .column('credentialID')
    .execute()
}
