import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

// A process beside the server, for example a careless backup. It locks the database at once and holds the lock until it
// is killed.
const [, , database = ''] = process.argv
const holder = database.startsWith('postgres:') ? new Client(database) : new DatabaseSync(database)
if (holder instanceof Client) {
  await holder.connect()
  await holder.query('begin; lock table revision')
} else holder.exec('begin exclusive')
process.send?.('locked')
process.on('disconnect', () => process.exit())
