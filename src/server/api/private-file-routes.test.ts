import { expect, test } from 'vitest'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { createPrivateFiles } from '../store/private-files.ts'

const url = '/api/private-files'
const content = Buffer.from('%PDF-1.7\nConsentimiento firmado\n')
const name = 'Hoja de María «firmada».pdf'

async function siteWithProof() {
  const site = await runningSite()
  const { id } = await createPrivateFiles(site.store).add({ name, type: 'application/pdf', content })
  return { ...site, id, owner: await signedInOwner(site) }
}

test('a proof of a consent is listed, and returned unchanged as a download that is not cached', async () => {
  const { owner, id } = await siteWithProof()

  const { files } = (await owner.get(url)).json()
  const read = await owner.get(`${url}/${id}`)

  expect(files).toEqual([{ id, name, bytes: content.length, createdAt: expect.stringMatching(/^20/) }])
  expect(read.rawPayload.equals(content)).toBe(true)
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Hoja de Mar_a _firmada_.pdf"; ' +
      "filename*=UTF-8''Hoja%20de%20Mar%C3%ADa%20%C2%ABfirmada%C2%BB.pdf",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('an owner deletes a proof, which other accounts cannot read', async () => {
  const { app, accounts, owner, id } = await siteWithProof()
  const assistant = await signedInAssistant({ app, accounts })

  expect((await app.inject(`${url}/${id}`)).statusCode).toBe(401)
  expect((await assistant.get(`${url}/${id}`)).statusCode).toBe(403)
  expect((await assistant.delete(`${url}/${id}`)).statusCode).toBe(403)
  for (const path of [`/${id}`, `/medios/${id}`, `/private-files/${id}`])
    expect((await app.inject(path)).statusCode).toBe(404)

  expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(204)
  expect((await owner.get(url)).json()).toEqual({ files: [] })
  expect((await owner.get(`${url}/${id}`)).statusCode).toBe(404)
  expect((await owner.delete(`${url}/${id}`)).statusCode).toBe(404)
  expect((await owner.get(`${url}/..%2f..%2fetc`)).statusCode).toBe(400)
})
