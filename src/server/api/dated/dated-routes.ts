import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { localTime, momentOf } from '#content/hours/local-time.ts'
import { authorOf, personOf } from '../../auth/enforce-permissions.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import { readPart } from '../../store/dated-changes.ts'
import { bodyLimit, changesToPublish } from '../drafts/publish-route.ts'
import { type ChangeDater, type ForeseenChange, misfitWords } from './change-dater.ts'

type Options = { readonly dater: ChangeDater; readonly publisher: Pick<Publisher, 'live'> }

const localMoment = z.strictObject(
  {
    date: z.iso.date('Elija una fecha.'),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Elija una hora.'),
  },
  'Elija la fecha y la hora.',
)
const params = z.object({ id: z.string() })
const newChange = z.strictObject(
  {
    at: localMoment,
    changes: changesToPublish,
    id: z.uuid().optional().meta({ description: 'Chosen by the caller: repeating the call changes nothing' }),
  },
  'Envíe la fecha y los cambios.',
)

/** How far ahead a change can be dated, in days. */
const maxDays = 2 * 366

/** Dates changes, lists them, and moves, cancels or publishes them. */
export const datedRoutes: FastifyPluginAsyncZod<Options> = async (app, { dater, publisher }) => {
  const timeZone = () => {
    if (!publisher.live) throw new Problem('not_ready')
    return publisher.live.snapshot['site-content'].doctorWorkInfo.timeZone
  }

  function momentFrom(at: z.output<typeof localMoment>): Date {
    const moment = momentOf(at, timeZone())
    const ahead = moment.getTime() - dater.now().getTime()
    if (ahead <= 0) throw dateRefused('Elija una fecha y una hora que aún no hayan pasado.')
    if (ahead > maxDays * 24 * 60 * 60 * 1000) throw dateRefused('Elija una fecha de los próximos dos años.')
    return moment
  }

  /** @throws {Problem} `not_found`; `owner_only` if an owner dated it and an assistant asks. */
  async function openChange(id: string, role: string) {
    const change = await dater.find(id)
    if (!change || change.state === 'published') throw new Problem('not_found')
    if (change.role === 'owner' && role !== 'owner') throw new Problem('owner_only')
    return change
  }

  app.get('/api/dated-changes', async () => ({
    timeZone: timeZone(),
    changes: (await dater.list()).map((change) => shown(change, timeZone())),
  }))

  app.post('/api/dated-changes', { bodyLimit, schema: { body: newChange } }, async (request, reply) => {
    const author = { name: authorOf(request), role: personOf(request).role }
    const { at, changes, id } = request.body
    return reply.code(201).send({ id: await dater.add(changes, author, momentFrom(at), id) })
  })

  app.put('/api/dated-changes/:id', { schema: { params, body: localMoment } }, async (request, reply) => {
    const { id } = await openChange(request.params.id, personOf(request).role)
    if (!(await dater.move(id, momentFrom(request.body)))) throw new Problem('not_found')
    return reply.code(204).send()
  })

  app.delete('/api/dated-changes/:id', { schema: { params } }, async (request, reply) => {
    const { id } = await openChange(request.params.id, personOf(request).role)
    if (!(await dater.remove(id))) throw new Problem('not_found')
    return reply.code(204).send()
  })

  app.post('/api/dated-changes/:id/publish', { schema: { params } }, async (request, reply) => {
    await dater.publishNow(await openChange(request.params.id, personOf(request).role))
    return reply.code(204).send()
  })
}

const dateRefused = (message: string) =>
  new Problem('invalid_document', { issues: [{ path: 'at', message }] })

function shown({ misfits, fitsNow, parts, dueAt, ...change }: ForeseenChange, timeZone: string) {
  const { id, state, author, authorHasAccount } = change
  return {
    ...{ id, state, author, authorHasAccount, at: localTime(dueAt, timeZone) },
    problem: misfits.length > 0 ? misfitWords(misfits) : undefined,
    fitsNow,
    parts: parts.map((part) => {
      const { document, entry } = part
      return { document, entry: entry === '' ? undefined : entry, ...readPart(part) }
    }),
  }
}
