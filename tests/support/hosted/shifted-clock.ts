const realNow = Date.now
let shift = 0

/** Sets this process's clock so many ms ahead of the system's. */
export function shiftClock(ms: number): void {
  shift = ms
}

// A proxy, so that dates that the engine creates are still instances of `Date`.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [realNow() + shift] : given, called),
  get: (target, key) => (key === 'now' ? () => realNow() + shift : Reflect.get(target, key)),
})
