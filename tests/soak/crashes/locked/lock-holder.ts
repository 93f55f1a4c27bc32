import { DatabaseSync } from 'node:sqlite'

// A process beside the server, for example a careless backup. It locks the database at once and holds the lock until it
// is killed.
const database = new DatabaseSync(process.argv[2] ?? '')
database.exec('begin exclusive')
process.send?.('locked')
process.on('disconnect', () => process.exit())
