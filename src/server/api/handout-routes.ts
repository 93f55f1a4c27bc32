import type { handoutCalls } from '#contract/handouts.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { Problem } from '../problems/problem.ts'
import type { Api } from './api.ts'

/** What the practice prints for its patients. One sheet at a time, because each starts Chromium. */
export function handoutHandlers({ printHandout }: Pick<Api, 'printHandout'>): Handlers<typeof handoutCalls> {
  let isPrinting = false
  return {
    'GET /api/handouts': () => ({ canPrint: printHandout !== undefined }),

    'POST /api/handouts/pdf': async ({ body, reply }) => {
      if (!printHandout) throw new Problem('chromium_missing')
      if (isPrinting) throw new Problem('print_running')
      isPrinting = true
      try {
        const pdf = await printHandout(body)
        return reply.type('application/pdf').send(Buffer.from(pdf))
      } catch (cause) {
        throw new Problem('print_failed', { cause })
      } finally {
        isPrinting = false
      }
    },
  }
}
