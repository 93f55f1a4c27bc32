import type { Kysely, Migration } from 'kysely'
import { blobType } from '../blob.ts'
import { createAccounts } from './0001-account-tables.ts'
import { createNextVersion } from './0001-next-version-tables.ts'
import { key, ofUser, required } from './columns.ts'

type Db = Kysely<unknown>

export const tables: Migration = {
  async up(db: Db) {
    await createContent(db)
    await createAccounts(db)
    await createPictures(db)
    await createDrafts(db)
    await createRest(db)
  },
}

async function createContent(db: Db): Promise<void> {
  await db.schema
    .createTable('revision')
    .addColumn('document', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('author', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('sent', 'text')
    .addPrimaryKeyConstraint('revision_pk', ['document', 'number'])
    .execute()
  await db.schema
    .createTable('entry_revision')
    .addColumn('document', 'text', required)
    .addColumn('entry', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('author', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('value', 'text')
    .addPrimaryKeyConstraint('entry_revision_pk', ['document', 'entry', 'number'])
    .execute()
  const byNumber = db.schema.createIndex('entry_revision_number').on('entry_revision')
  await byNumber.columns(['document', 'number']).execute()
  await db.schema
    .createTable('former_id')
    .addColumn('document', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('entry', 'text', required)
    .addColumn('since', 'text', required)
    .addPrimaryKeyConstraint('former_id_pk', ['document', 'id'])
    .execute()
  await db.schema
    .createTable('release')
    .addColumn('id', 'integer', key)
    .addColumn('created_at', 'text', required)
    .addColumn('revisions', 'text', required)
    .execute()
  await db.schema
    .createTable('launch')
    .addColumn('launched_at', 'text', key)
    .addColumn('author', 'text', required)
    .execute()
}

/** The bytes are the last column, so that the columns before them can be read without them. */
async function createPictures(db: Db): Promise<void> {
  await db.schema
    .createTable('media_source')
    .addColumn('hash', 'text', key)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('uploaded_bytes', 'integer', required)
    .addColumn('color', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('content', blobType(db), required)
    .execute()
  await db.schema
    .createTable('media_item')
    .addColumn('id', 'text', key)
    .addColumn('source_hash', 'text', (column) => column.notNull().references('media_source.hash'))
    .addColumn('version', 'text', required)
    .addColumn('crop', 'text')
    .addColumn('title', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('decorative', 'integer', required)
    .addColumn('focus_x', 'integer', required)
    .addColumn('focus_y', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('prepared_for', 'text')
    .execute()
  await db.schema.createIndex('media_item_source_hash_idx').on('media_item').column('source_hash').execute()
  await db.schema
    .createTable('media_former')
    .addColumn('item_id', 'text', required)
    .addColumn('replaced_at', 'text', required)
    .addColumn('source_hash', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('crop', 'text')
    .addColumn('title', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('decorative', 'integer', required)
    .addColumn('focus_x', 'integer', required)
    .addColumn('focus_y', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('media_former_pk', ['item_id', 'replaced_at'])
    .execute()
  await db.schema
    .createTable('media_rendition')
    .addColumn('version', 'text', required)
    .addColumn('format', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('content', blobType(db), required)
    .addPrimaryKeyConstraint('media_rendition_pk', ['version', 'format', 'width'])
    .execute()
  await db.schema
    .createTable('private_file')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('content', blobType(db), required)
    .execute()
}

/** What is not published yet. */
async function createDrafts(db: Db): Promise<void> {
  await createNextVersion(db)
  await db.schema
    .createTable('draft_link')
    .addColumn('id', 'text', key)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', ofUser)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('changes', 'integer', required)
    .addColumn('revisions', 'text', required)
    .addColumn('drafts', 'text', required)
    .execute()
  await db.schema
    .createTable('dated_change')
    .addColumn('id', 'text', key)
    .addColumn('due_at', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('parts', 'text', required)
    .addColumn('revisions', 'text')
    .addColumn('done_at', 'text')
    .execute()
}

async function createRest(db: Db): Promise<void> {
  await db.schema
    .createTable('privacy_version')
    .addColumn('since', 'text', key)
    .addColumn('digest', 'text', required)
    .execute()
  await db.schema
    .createTable('dismissed_check')
    .addColumn('key', 'text', key)
    .addColumn('rule', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('checklist')
    .addColumn('id', 'text', key)
    .addColumn('answered_at', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('answers', 'text', required)
    .execute()
  await db.schema
    .createTable('visit_count')
    .addColumn('week', 'text', required)
    .addColumn('page', 'text', required)
    .addColumn('metric', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('visit_count_pk', ['week', 'page', 'metric'])
    .execute()
  await db.schema.createTable('discontinued').addColumn('feature', 'text', key).execute()
}
