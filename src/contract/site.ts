import { z } from 'zod'
import { imagePath, requiredText } from '#content/fields/fields.ts'
import { anyone, type Call, everyone, ownerOnly, roles } from './call.ts'
import { discontinued } from './discontinued.ts'
import { nothing, release, revisionInfo } from './shapes.ts'

const isFine = { 200: z.object({ status: z.literal('ok') }) }

const ownAddress = z.object({
  /** Name in the site's address; null if that has none on the internet. Then there are no steps. */
  name: z.string().nullable(),
  steps: z.array(z.object({ title: z.string(), isRight: z.boolean(), words: z.string() })),
})
export type OwnAddress = z.output<typeof ownAddress>

/** State of the site, and pages of drafts for people with a link. */
export const siteCalls = {
  'GET /healthz': { summary: 'Whether the process runs.', access: anyone, response: isFine },
  'GET /readyz': {
    summary: 'Whether the site can serve visitors and the owner.',
    access: anyone,
    response: isFine,
  },
  'GET /api/status': {
    summary: 'Who is signed in, what visitors see, what is saved, and the state of the backups.',
    access: everyone,
    response: {
      200: z.object({
        person: z.object({ name: z.string(), role: z.enum(roles) }),
        live: release.extend({ revisions: z.record(z.string(), z.int()) }),
        saved: z.record(z.string(), revisionInfo),
        launch: z.object({ isPublic: z.boolean(), launchedAt: z.string().nullable() }).meta({
          description: 'Before its launch, a site at a public address asks search engines to stay away',
        }),
        backups: z
          .object({
            lastAt: z.string().nullable(),
            failedAt: z.string().nullable(),
            problem: z.string().nullable(),
            missingPictures: z.int(),
            copyFailedAt: z.string().nullable(),
          })
          .nullable(),
        discontinued: z.array(z.enum(discontinued)).meta({
          description: 'What an update took away although an owner used it, until one has read so',
        }),
        setAside: z.array(z.object({ author: z.string(), place: z.string(), words: z.string() })).meta({
          description: 'Changes that could not be joined with those of others, until an owner has read so',
        }),
      }),
    },
  },
  'GET /api/own-address': {
    summary: "Says whether the certificate and the redirects of the site's own address work.",
    access: ownerOnly,
    rate: { name: 'own-address', max: 30, window: 10 * 60_000 },
    response: { 200: ownAddress },
  },
  'DELETE /api/discontinued': {
    summary: 'Marks what an update took away as read, for everybody.',
    access: ownerOnly,
    response: { 204: nothing },
  },
  'GET /api/component-image': {
    summary: 'The preview picture of a layout.',
    access: anyone,
    query: z.object({
      type: z.string('Diga de qué sección.').min(1, 'Diga de qué sección.'),
      image: z.string('Diga qué imagen.').min(1, 'Diga qué imagen.'),
    }),
  },
  'POST /api/share-card': {
    summary: 'The picture that a shared link of an entry will show.',
    access: everyone,
    body: z.strictObject(
      { title: requiredText('Título', { max: 120 }), picture: imagePath('Imagen') },
      'Envíe solo title y picture.',
    ),
  },
  'GET /borrador/enlaces.js': { summary: 'The script of the pages of a draft.', access: anyone },
  'GET /borrador/:token': {
    summary: 'The home page of a draft, for people with its link.',
    access: anyone,
    params: z.object({ token: z.string().max(200) }),
  },
  'GET /borrador/:token/*': {
    summary: 'A page of a draft, for people with its link.',
    access: anyone,
    params: z.object({ token: z.string().max(200), '*': z.string().max(500) }),
  },
  'GET /api/docs': { summary: 'The API description.', access: everyone, isHidden: true },
  'GET /api/docs/openapi.json': { summary: 'The API description.', access: everyone, isHidden: true },
} satisfies Record<string, Call>
