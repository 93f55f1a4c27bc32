import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { cpuSlowdown, phone } from '../support/browser.ts'

/** How long a page is left alone after it has loaded, in ms. */
const rest = 2500

/** A task of a thread; `tdur` is the processor's time in µs, which does not grow while other programs run. */
const task = z.object({ name: z.literal('RunTask'), pid: z.number(), tid: z.number(), tdur: z.number() })
const mainThread = z.object({
  name: z.literal('thread_name'),
  pid: z.number(),
  tid: z.number(),
  args: z.object({ name: z.literal('CrRendererMain') }),
})
const trace = z.object({ traceEvents: z.array(z.union([task, mainThread, z.unknown()])) })

export type Work = { readonly total: number; readonly longest: number }

/** Loads a page with an empty cache, and returns the ms that a phone's processor takes for its main thread's tasks. */
export async function loadingWork(browser: Browser, url: string): Promise<Work> {
  await using opened = new AsyncDisposableStack()
  const context = await browser.newContext(phone)
  opened.defer(() => context.close())
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(rest)
  const recorded = await browser.stopTracing()
  const { traceEvents } = trace.parse(JSON.parse(recorded.toString()))

  const threads = traceEvents.flatMap((event) => mainThread.safeParse(event).data ?? [])
  const tasks = traceEvents.flatMap((event) => task.safeParse(event).data ?? [])
  const works = threads.map(({ pid, tid }) => {
    const times = tasks
      .filter((each) => each.pid === pid && each.tid === tid)
      .map(({ tdur }) => toPhone(tdur))
    return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) }
  })
  // Other renderers are spare ones, without a page.
  const [work] = works.toSorted((a, b) => b.total - a.total)
  if (!work) throw new Error('The trace has no page.')
  return work
}

const toPhone = (microseconds: number) => (microseconds / 1000) * cpuSlowdown
