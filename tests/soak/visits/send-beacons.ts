import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** Sends beacons at a steady rate and prints how many were answered with 204. Arguments: URL, rate per second, seconds. */
const [url = '', rate = '1000', seconds = '60'] = process.argv.slice(2)
const perTick = Number(rate) / 50
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const answers = { accepted: 0, others: 0 }

const headers = {
  'content-type': 'text/plain;charset=UTF-8',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15)',
}

/** Every second beacon is right; the others name pages that do not exist. */
const bodyOf = (index: number) =>
  JSON.stringify({ path: index % 2 === 0 ? '/' : `/${index}`, uses: ['view', 'call'] })

const send = (index: number) =>
  new Promise<void>((resolve) => {
    const sent = request(`${url}/api/visits`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode === 204) answers.accepted += 1
      else answers.others += 1
      response.resume().once('close', resolve)
    })
    sent.once('error', () => {
      answers.others += 1
      resolve()
    })
    sent.end(bodyOf(index))
  })

const start = performance.now()
const sending: Promise<void>[] = []
for (let tick = 0; tick < Number(seconds) * 50; tick += 1) {
  for (let index = 0; index < perTick; index += 1) sending.push(send(tick * perTick + index))
  await delay(Math.max(0, start + (tick + 1) * 20 - performance.now()))
}
await Promise.all(sending)
agent.destroy()
process.stdout.write(JSON.stringify(answers))
