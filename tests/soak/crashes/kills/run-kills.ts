import { availableParallelism } from 'node:os'
import { type KillTally, runKillTrials } from './kill-trials.ts'

// `npm run test:kills -- 1000 [seed]`
const [kills = 1_000, seed = Date.now() % 1e6] = process.argv.slice(2).map(Number)
console.log(`Semilla ${seed}: repita con npm run test:kills -- ${kills} ${seed}`)

const begun = performance.now()
const summary = ({ kills, acknowledged, lost, torn, failedStarts }: KillTally) =>
  `${kills} muertes con kill -9 en ${Math.round((performance.now() - begun) / 1000)} s, ` +
  `${acknowledged} guardados confirmados: ${lost.length} perdidos, ${torn.length} a medias, ` +
  `${failedStarts.length} arranques fallidos`

const tally = await runKillTrials({
  kills,
  concurrency: availableParallelism() * 2,
  seed,
  onKill: (tally) => {
    if (tally.kills % 50 === 0) console.log(summary(tally))
  },
})
console.log(`\nAl final: ${summary(tally)}`)
const findings = [...tally.lost, ...tally.torn, ...tally.failedStarts]
for (const finding of findings) console.log(`- ${finding}`)
process.exitCode = findings.length > 0 || tally.kills < kills ? 1 : 0
