import fc from 'fast-check'

// The gate tries the same cases each time. The soak tier sets other seeds, and a failure prints the one to repeat.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
