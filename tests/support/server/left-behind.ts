import { afterAll, vi } from 'vitest'

// Files share a process, and so what one of them replaces. A file fails if it leaves the timers, the environment or a
// global changed, because the outcome of the next file would depend on the order.
const environment = environmentValues()
const globals = globalValues()

afterAll(() => {
  const left = [
    ...(vi.isFakeTimers() ? ['fake timers'] : []),
    ...changed(environment, environmentValues()).map((name) => `process.env.${name}`),
    ...changed(globals, globalValues()).map((name) => `globalThis.${name}`),
  ]
  if (left.length > 0) throw new Error(`This file must put back what it replaced: ${left.join(', ')}`)
})

/** Without what the picture library says of its own folder when it is loaded. */
function environmentValues(): Readonly<Record<string, string | undefined>> {
  const { VIPSHOME, ...values } = process.env
  return values
}

/** Without those of Vitest and of libraries, which begin with two underscores and stay when they are loaded. */
function globalValues(): Readonly<Record<string, unknown>> {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'))
  return Object.fromEntries(names.map((name) => [name, Reflect.get(globalThis, name)]))
}

function changed(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !Object.is(before[name], after[name]))
}
