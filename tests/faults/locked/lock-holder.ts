import { DatabaseSync } from 'node:sqlite'

// A process beside the server, a careless backup say: it takes the lock at once, and keeps it until it is ended.
const database = new DatabaseSync(process.argv[2] ?? '')
database.exec('begin exclusive')
process.send?.('locked')
process.on('disconnect', () => process.exit())
