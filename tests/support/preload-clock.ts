/**
 * Runs in the server before it starts: shifts its clock by the milliseconds in the file `TEST_CLOCK`, and confirms each
 * new value in a file beside it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

const path = process.env.TEST_CLOCK
if (!path) throw new Error('TEST_CLOCK names no file.')

const realNow = Date.now
let shift = 0
let confirmed: string | undefined
const read = () => {
  const text = readFileSync(path, 'utf8')
  if (text === confirmed) return
  shift = Number(text)
  confirmed = text
  // A rename, so that the test never reads half of it.
  writeFileSync(`${path}.confirmed`, text)
  renameSync(`${path}.confirmed`, `${path}.read`)
}
read()
setInterval(read, 20).unref()

// A proxy, so that dates that the engine creates are still instances of `Date`.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [realNow() + shift] : given, called),
  get: (target, key) => (key === 'now' ? () => realNow() + shift : Reflect.get(target, key)),
})
