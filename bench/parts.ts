import type { Measured, Print } from './results.ts'

export type Part = {
  /** The heading in the report. */
  readonly title: string
  readonly load: () => Promise<{ measure: (print: Print) => Promise<Measured> }>
}

/** The parts of `npm run bench` in order, keyed by the name that the command takes. */
export const parts = {
  serving: { title: 'Serving', load: () => import('./serving.ts') },
  'start-and-memory': { title: 'Start and memory', load: () => import('./start-and-memory.ts') },
  'several-sites': { title: 'Several sites on one machine', load: () => import('./several-sites.ts') },
  publish: { title: 'Publishing', load: () => import('./publish.ts') },
  rendering: { title: 'Rendering', load: () => import('./rendering.ts') },
  lighthouse: { title: 'Lighthouse', load: () => import('./lighthouse.ts') },
  'main-thread': { title: 'Work of the main thread', load: () => import('./main-thread.ts') },
  bytes: { title: 'Bytes on the wire', load: () => import('./bytes.ts') },
  interactions: { title: 'Interactions', load: () => import('./interactions.ts') },
  'admin-load': { title: 'First load of the admin', load: () => import('./admin-load.ts') },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts

export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name)
export const partNames: readonly PartName[] = Object.keys(parts).filter(isPartName)
