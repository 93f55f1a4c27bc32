import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { comparisonReports } from '#content/layouts/comparison-report.ts'
import { authorOf } from '../../auth/enforce-permissions.ts'
import type { Comparisons } from '../../visits/comparisons.ts'

type Options = { readonly comparisons: Comparisons }

const response = { 200: comparisonReports }
const start = z.strictObject({
  section: z.string('Elija una sección.').max(40),
  layout: z.string('Elija un diseño.').max(100),
})
const params = z.object({ number: z.coerce.number().int().positive().max(1_000_000) })
const end = z.strictObject({ keep: z.enum(['first', 'second'], 'Elija con qué diseño se queda.') })

/** Comparisons of two layouts of one section. */
export const comparisonRoutes: FastifyPluginAsyncZod<Options> = async (app, { comparisons }) => {
  app.get('/api/layout-comparisons', { schema: { response } }, () => comparisons.report())

  app.post('/api/layout-comparisons', { schema: { body: start, response } }, async (request) => {
    await comparisons.start({ ...request.body, author: authorOf(request) })
    return comparisons.report()
  })

  app.post(
    '/api/layout-comparisons/:number/end',
    { schema: { params, body: end, response } },
    async (request) => {
      await comparisons.end(request.params.number, request.body.keep, authorOf(request))
      return comparisons.report()
    },
  )
}
