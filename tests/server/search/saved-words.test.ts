import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

test('words that the owner adds to an entry find it at once, with and without a script, until it is hidden', async () => {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  const path = '/api/symptoms/amenorrea'
  const symptom = z.looseObject({ synonyms: z.array(z.string()) }).parse(await (await owner.get(path)).json())
  const save = async (changes: object) => {
    const body = JSON.stringify({ ...symptom, ...changes })
    expect((await owner.send('PUT', path, body, { 'Content-Type': 'application/json' })).status).toBe(200)
  }
  const finds = async () => {
    const page = await (await fetch(`${server.url}/buscar?q=vacaciones+de+la+luna`)).text()
    const index = await (await fetch(`${server.url}/buscar.json`)).text()
    return [page.includes('href="/sintomas/amenorrea" data-result'), index.includes('vacaciones de la luna')]
  }

  await save({ synonyms: [...symptom.synonyms, 'vacaciones de la luna'] })
  expect(await finds()).toEqual([true, true])
  expect(await (await fetch(`${server.url}/sintomas/amenorrea`)).text()).not.toContain('vacaciones')

  await save({ synonyms: [...symptom.synonyms, 'vacaciones de la luna'], visible: false })
  expect(await finds()).toEqual([false, false])
})
