import { describe, expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { withTextAt } from '#content/values/json.ts'
import { derivedPaths, markNames, otherPractice, program, withMarks } from '#tests/server/other-program.ts'

describe('a document that another program sends is read as it was sent', () => {
  test('with each derived field empty in its turn', async () => {
    const { read, send } = await program()
    const content = await otherPractice({ read })
    const filled: string[] = []

    for (const path of derivedPaths(content)) {
      const sent = withTextAt(content, path, '')
      const { statusCode } = await send(sent)
      if (statusCode !== 200 || JSON.stringify(await read()) !== JSON.stringify(sent)) filled.push(path)
    }

    expect(filled).toEqual([])
  })

  test.each(markNames)('with {%s} in every text', async (name) => {
    const { read, send } = await program()
    const sent = withMarks(await otherPractice({ read }), [name], siteContent)

    const response = await send(sent)

    expect(response.statusCode).toBe(200)
    expect(response.json().siteContent).toEqual(sent)
    expect(await read()).toEqual(sent)
  })
})
