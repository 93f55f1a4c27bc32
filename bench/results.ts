import { z } from 'zod'

const target = z.strictObject({ comparison: z.enum(['≥', '≤', '=']), value: z.number() })

/** One number with its target. */
const figure = z.strictObject({
  /** Stable from run to run, so that remarks can refer to it. */
  id: z.string(),
  what: z.string(),
  value: z.number(),
  unit: z.enum(['×', 'ms', 'MB', 'KB', 'points', '']),
  target: target.optional(),
})

const table = z.strictObject({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
})

/** The result of one part. */
const measured = z.strictObject({
  figures: z.array(figure),
  tables: z.array(table),
  /** Sentences about the findings. */
  notes: z.array(z.string()),
})

const machine = z.strictObject({
  cpu: z.string(),
  cores: z.number(),
  memoryGB: z.number(),
  kernel: z.string(),
  node: z.string(),
  nginx: z.string(),
  chromium: z.string(),
})

/** The result of one part, with its time and commit. */
const partResult = z.strictObject({
  ...measured.shape,
  measuredAt: z.string(),
  commit: z.string(),
  seconds: z.number(),
  /** Share of the CPU that other processes used just before. From 0.1 on, the figures are unreliable. */
  busyBefore: z.number(),
  machine,
})

export const results = z.record(z.string(), partResult)

export type Target = z.output<typeof target>
export type Figure = z.output<typeof figure>
export type Table = z.output<typeof table>
export type Measured = z.output<typeof measured>
export type Machine = z.output<typeof machine>
export type PartResult = z.output<typeof partResult>
export type Results = z.output<typeof results>

/** The commits that the results were measured on, each once. */
export const commitsOf = (all: Results): readonly string[] => [
  ...new Set(Object.values(all).map(({ commit }) => commit)),
]

/** Only the results of this commit. */
export const ofCommit = (all: Results, commit: string): Results =>
  Object.fromEntries(Object.entries(all).filter(([, result]) => result.commit === commit))

/** Prints progress on the console. */
export type Print = (text: string) => void

export const atLeast = (value: number): Target => ({ comparison: '≥', value })
export const atMost = (value: number): Target => ({ comparison: '≤', value })
export const exactly = (value: number): Target => ({ comparison: '=', value })
