import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { cpuSlowdown, phone } from '../support/browser.ts'

/** How long a page is left alone after it has loaded, in ms. */
const rest = 1500

/** A task of a thread; `tdur` is the processor's time in µs, which does not grow while other programs run. */
const task = z.object({ name: z.literal('RunTask'), pid: z.number(), tid: z.number(), tdur: z.number() })

const mainThread = z.object({
  name: z.literal('thread_name'),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ name: z.literal('CrRendererMain') }),
})

/** Without a process where the page gets a new one that is not running yet. */
const opening = z.object({
  name: z.literal('FrameCommittedInBrowser'),
  args: z.object({
    data: z.object({ url: z.string(), frame: z.string(), processId: z.number().optional() }),
  }),
})

const newProcess = z.object({
  name: z.literal('ProcessReadyInBrowser'),
  args: z.object({ data: z.object({ frame: z.string(), processId: z.number() }) }),
})

const trace = z.object({ traceEvents: z.array(z.unknown()) })

export type Work = { readonly total: number; readonly longest: number }

/** Loads a page with an empty cache, and returns the ms that a phone's processor takes for its main thread's tasks. */
export async function loadingWork(browser: Browser, url: string): Promise<Work> {
  await using opened = new AsyncDisposableStack()
  const context = await browser.newContext(phone)
  opened.defer(() => context.close())
  const page = await context.newPage()
  // Without «-*» the browser records every category, and the home page's own work grows by a sixth.
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(rest)
  const recorded = await browser.stopTracing()
  const { traceEvents } = trace.parse(JSON.parse(recorded.toString()))

  // The browser's own address bar has renderers too.
  const { data } = firstOf(traceEvents, opening, ({ args }) => args.data.url.startsWith(url)).args
  const processId =
    data.processId ??
    firstOf(traceEvents, newProcess, ({ args }) => args.data.frame === data.frame).args.data.processId
  const { tid } = firstOf(traceEvents, mainThread, ({ pid }) => pid === processId)
  const times = traceEvents
    .flatMap((event) => task.safeParse(event).data ?? [])
    .filter((each) => each.pid === processId && each.tid === tid)
    .map(({ tdur }) => (tdur / 1000) * cpuSlowdown)
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) }
}

/** The first event of this shape that matches. */
function firstOf<Event>(
  events: readonly unknown[],
  shape: z.ZodType<Event>,
  matches: (event: Event) => boolean,
): Event {
  for (const event of events) {
    const { data } = shape.safeParse(event)
    if (data && matches(data)) return data
  }
  throw new Error('The trace has no page.')
}
