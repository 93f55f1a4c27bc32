/** A number that depends only on the text, so that an id always gives the same tile. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return h >>> 0
}

export type Chance = { next(): number; pick<Item>(items: readonly [Item, ...Item[]]): Item }

/** Deterministic pseudo-random numbers (mulberry32) from a seed. */
export function chance(seed: string): Chance {
  let a = hash(seed)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
