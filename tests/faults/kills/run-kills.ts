import { availableParallelism } from 'node:os'
import { runKillTrials } from './kill-trials.ts'

// `npm run test:kills -- 1000 [seed]`
const [kills = 1_000, seed = Date.now() % 1e6] = process.argv.slice(2).map(Number)
console.log(`Semilla ${seed}: repita con npm run test:kills -- ${kills} ${seed}`)

const begun = performance.now()
const { acknowledged, lost, torn, failedStarts } = await runKillTrials({
  kills,
  lanes: availableParallelism() * 2,
  seed,
  onKill: (tally) => {
    if (tally.kills % 50 === 0) console.log(`${tally.kills} muertes…`)
  },
})

console.log(`
Muertes con kill -9       ${kills}, en ${Math.round((performance.now() - begun) / 1000)} s
Guardados confirmados     ${acknowledged}
Perdidos                  ${lost.length}
A medias                  ${torn.length}
Arranques fallidos        ${failedStarts.length}`)
for (const finding of [...lost, ...torn, ...failedStarts]) console.log(`- ${finding}`)
process.exitCode = lost.length + torn.length + failedStarts.length > 0 ? 1 : 0
