import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { signInOwner } from '../../support/owner-client.ts'
import { eventually } from '../../support/server/eventually.ts'

const stateOf = z.object({ running: z.unknown(), failure: z.string().nullable() })

test('the built server says in words why a file or an address is not a former site', async () => {
  const owner = await signInOwner(inject('sharedServer'))
  const failureOf = async (started: Response) => {
    expect(started.status).toBe(202)
    return eventually(async () => {
      const { running, failure } = stateOf.parse(await (await owner.get('/api/old-site')).json())
      expect(running).toBeNull()
      return failure
    })
  }
  const upload = (content: string) => {
    const form = new FormData()
    form.set('file', new File([content], 'sitio.xml', { type: 'text/xml' }))
    return owner.send('POST', '/api/old-site/file', form)
  }

  expect(await failureOf(await upload('<html></html>'))).toContain('no es una exportación de WordPress')
  expect(await failureOf(await upload('<!DOCTYPE rss [<!ENTITY a "b">]><rss>&a;</rss>'))).toContain(
    'define entidades propias',
  )
  expect(
    await failureOf(await owner.post('/api/old-site/address', { address: 'http://192.168.1.1/' })),
  ).toContain('dirección privada')
})
