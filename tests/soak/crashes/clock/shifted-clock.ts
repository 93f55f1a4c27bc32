import { readFileSync } from 'node:fs'

// A server with a wrong clock imports this file first. A file holds the offset in days; it is read at the start and at
// each SIGUSR2.
const file = process.env.CLOCK_DAYS_FILE ?? ''
const RealDate = Date
let shift = read()

function read(): number {
  return Number(readFileSync(file, 'utf8')) * 24 * 60 * 60 * 1000
}

process.on('SIGUSR2', () => {
  shift = read()
  console.log(`El reloj saltó a ${shift} ms.`)
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: ConstructorParameters<typeof Date> | []) =>
    given.length === 0 ? new target(target.now() + shift) : Reflect.construct(target, given),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
})
