import { documentNames, documentRow } from '#content/documents.ts'
import { entryDocuments } from '#content/entries.ts'
import type { Role } from '../store/roles.ts'

/** Who may make a call: anyone, with or without a session, or people with one of these roles. */
export type Access = 'anyone' | readonly Role[]

const anyone = 'anyone'
const everyone = ['owner', 'assistant'] as const
const ownerOnly = ['owner'] as const

/**
 * Who may make each API call. Registering a route that is missing here fails the start, so that nobody adds a call
 * without deciding. HEAD is allowed where GET is.
 */
export const permissions: Readonly<Record<string, Access>> = {
  ...documentPermissions(),
  ...entryPermissions(),
  'GET /api/component-image': anyone,

  'POST /api/visits': anyone,

  'GET /api/setup': anyone,
  'POST /api/setup': anyone,
  'POST /api/invitations/check': anyone,
  'POST /api/invitations/accept': anyone,

  'GET /api/recovery': anyone,
  'POST /api/recovery': anyone,
  'POST /api/recovery/password': anyone,

  'POST /api/auth/sign-in/email': anyone,
  'POST /api/auth/passkey/sign-in-options': anyone,
  'POST /api/auth/passkey/sign-in': anyone,
  'POST /api/auth/two-factor/verify-totp': anyone,
  'POST /api/auth/two-factor/verify-backup-code': anyone,
  'POST /api/auth/sign-out': anyone,
  'GET /api/auth/get-session': anyone,

  'GET /api/auth/list-sessions': everyone,
  'POST /api/auth/revoke-session': everyone,
  'POST /api/auth/revoke-other-sessions': everyone,
  'POST /api/auth/change-password': everyone,
  'POST /api/auth/two-factor/enable': everyone,
  'POST /api/auth/two-factor/disable': everyone,
  'POST /api/auth/two-factor/generate-backup-codes': everyone,
  'GET /api/auth/passkey/list': everyone,
  'POST /api/auth/passkey/registration-options': everyone,
  'POST /api/auth/passkey/register': everyone,
  'POST /api/auth/passkey/rename': everyone,
  'POST /api/auth/passkey/remove': everyone,

  'GET /api/status': everyone,
  'GET /api/visits': everyone,
  'GET /api/visits/csv': everyone,
  'GET /api/visits/mail': everyone,
  'PUT /api/visits/mail': everyone,
  'GET /api/drafts': everyone,
  'GET /api/drafts/:document': everyone,
  'PUT /api/drafts/:document': everyone,
  'DELETE /api/drafts/:document': everyone,
  'GET /api/drafts/:document/:entry': everyone,
  'PUT /api/drafts/:document/:entry': everyone,
  'DELETE /api/drafts/:document/:entry': everyone,
  'POST /api/publish-drafts': everyone,
  'GET /api/dated-changes': everyone,
  'POST /api/dated-changes': everyone,
  'PUT /api/dated-changes/:id': everyone,
  'DELETE /api/dated-changes/:id': everyone,
  'POST /api/dated-changes/:id/publish': everyone,
  'GET /api/draft-page': everyone,
  'GET /api/draft-links': everyone,
  'POST /api/draft-links': everyone,
  'DELETE /api/draft-links/:id': everyone,
  'POST /api/update-sections': everyone,
  'GET /api/checks': everyone,
  'POST /api/checks': everyone,
  'POST /api/checks/sources': everyone,
  'POST /api/checks/dismissed': ownerOnly,
  'DELETE /api/checks/dismissed/:key': ownerOnly,
  'GET /api/preview': everyone,
  'POST /api/edit-page': everyone,
  'POST /api/share-card': everyone,
  'GET /api/revisions/:document': everyone,
  'GET /api/revisions/:document/:number': everyone,
  'GET /api/revisions/:document/:number/page': everyone,
  'POST /api/private-files': everyone,
  'GET /api/private-files/:id': everyone,
  'GET /api/private-files/:id/info': everyone,
  'GET /api/media': everyone,
  'POST /api/media': everyone,
  'PUT /api/media/:id/file': everyone,
  'PATCH /api/media/:id': everyone,
  'GET /api/media/:id/former': everyone,
  'GET /api/media/:id/former/:version': everyone,
  'GET /api/docs': everyone,
  'GET /api/docs/openapi.json': everyone,

  'POST /api/revisions/:document/:number/restore': ownerOnly,
  'POST /api/launch': ownerOnly,
  'DELETE /api/ended-comparison': ownerOnly,
  'GET /api/cofepris': ownerOnly,
  'POST /api/cofepris/packs': ownerOnly,
  'POST /api/cofepris/packs/:id/filed': ownerOnly,
  'DELETE /api/cofepris/packs/:id': ownerOnly,
  'GET /api/cofepris/packs/:id/file': ownerOnly,
  'GET /api/public-days/:day': ownerOnly,
  'GET /api/public-days/:day/page': ownerOnly,
  'DELETE /api/media/:id': ownerOnly,
  'POST /api/media/:id/former': ownerOnly,
  'DELETE /api/media/:id/former': ownerOnly,
  'GET /api/media/removed': ownerOnly,
  'GET /api/people': ownerOnly,
  'DELETE /api/people/:id': ownerOnly,
  'POST /api/invitations': ownerOnly,
  'DELETE /api/invitations/:id': ownerOnly,
}

/** Anyone may read public documents; every signed-in person may read and save all documents. */
function documentPermissions(): Readonly<Record<string, Access>> {
  return Object.fromEntries(
    documentNames.flatMap((name): [string, Access][] => [
      [`GET /api/${name}`, documentRow(name).isPublic ? anyone : everyone],
      [`POST /api/${name}`, everyone],
    ]),
  )
}

/** Every signed-in person may read, save and order entries; only an owner may remove or restore one. */
function entryPermissions(): Readonly<Record<string, Access>> {
  return Object.fromEntries(
    entryDocuments.flatMap((name): [string, Access][] => [
      [`GET /api/entries/${name}`, everyone],
      [`GET /api/${name}/:id`, everyone],
      [`PUT /api/${name}/:id`, everyone],
      [`DELETE /api/${name}/:id`, ownerOnly],
      [`POST /api/${name}/order`, everyone],
      [`GET /api/${name}/:id/links`, everyone],
      [`GET /api/${name}/:id/revisions`, everyone],
      [`GET /api/${name}/:id/revisions/:number`, everyone],
      [`POST /api/${name}/:id/revisions/:number/restore`, ownerOnly],
    ]),
  )
}

export function accessTo(method: string, url: string): Access | undefined {
  const key = `${method === 'HEAD' ? 'GET' : method} ${url}`
  return Object.hasOwn(permissions, key) ? permissions[key] : undefined
}
