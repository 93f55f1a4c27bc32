import { describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '#admin/api/problem.ts'
import type { MediaItem } from '#content/media/media.ts'
import { createUploadQueue, isBusy } from './upload-queue.ts'

const item = (id: string, facts: Partial<MediaItem> = {}) =>
  ({ id, alt: '', decorative: false, ...facts }) as MediaItem
const file = (name: string) => new File(['x'], name)
const response = (name: string) => ({ item: item(name), isNew: true })

/** A queue whose uploads succeed or fail when the test decides. */
function queueOf(check: (file: File) => Promise<string | undefined> = async () => undefined) {
  const calls = new Map<
    string,
    PromiseWithResolvers<{ item: MediaItem; isNew: boolean }> & { signal: AbortSignal }
  >()
  const saveWords = vi.fn(async (id: string, words: object) => item(id, words))
  const queue = createUploadQueue({
    check,
    isMoving: async ({ name }) => name.endsWith('.gif'),
    send: ({ name }, { signal }) => {
      const call = Promise.withResolvers<{ item: MediaItem; isNew: boolean }>()
      signal.addEventListener('abort', () => call.reject(signal.reason))
      calls.set(name, { ...call, signal })
      return call.promise
    },
    saveWords,
    onItem: () => undefined,
  })
  const states = () => queue.store.getState().entries.map(({ file: { name }, state }) => `${name} ${state}`)
  const idOf = (name: string) =>
    queue.store.getState().entries.find((entry) => entry.file.name === name)?.id ?? ''
  return { queue, calls, states, idOf, saveWords }
}

describe('the queue', () => {
  test('sends two files at once, and the next one when one of them ends', async () => {
    const { queue, calls, states } = queueOf()
    queue.add([file('a'), file('b'), file('c')])
    await expect.poll(() => states()).toEqual(['a sending', 'b sending', 'c waiting'])

    calls.get('b')?.resolve(response('b'))
    await expect.poll(() => states()).toEqual(['a sending', 'b done', 'c sending'])
  })

  test('continues after a failure, and sends the failed file again on request', async () => {
    const { queue, calls, states, idOf } = queueOf()
    queue.add([file('a'), file('b')])
    await expect.poll(() => calls.size).toBe(2)
    calls.get('a')?.reject(new ApiProblem({ status: 507, code: 'disk_full', title: 'Sin espacio.' }))
    calls.get('b')?.resolve(response('b'))
    await expect.poll(() => states()).toEqual(['a failed', 'b done'])
    expect(queue.store.getState().entries[0]?.reason).toBe('Sin espacio.')

    queue.retry(idOf('a'))
    calls.get('a')?.resolve(response('a'))
    await expect.poll(() => states()).toEqual(['a done', 'b done'])
  })

  test('asks before it sends a file whose movement the site would not show', async () => {
    const { queue, calls, states, idOf } = queueOf()
    const { picture } = queue.addOne(file('a.gif'))
    queue.add([file('b.gif'), file('c')])
    await expect.poll(() => states()).toEqual(['a.gif asking', 'b.gif asking', 'c sending'])

    queue.remove(idOf('a.gif'))
    queue.accept(idOf('b.gif'))

    expect(await picture).toBeUndefined()
    expect(states()).toEqual(['b.gif sending', 'c sending'])
    expect([...calls.keys()]).toEqual(['c', 'b.gif'])
  })

  test('tells the place that waits for a picture when its file is refused', async () => {
    const { queue } = queueOf(async () => 'Es un video.')

    const { id, picture } = queue.addOne(file('a'))

    expect(await picture).toBeUndefined()
    expect(queue.reasonOf(id)).toBe('Es un video.')
  })

  test('does not send files that the server would refuse', async () => {
    const { queue, calls, states } = queueOf(async ({ name }) => (name === 'a' ? 'Es un video.' : undefined))
    queue.add([file('a'), file('b')])
    await expect.poll(() => states()).toEqual(['a refused', 'b sending'])
    expect([...calls.keys()]).toEqual(['b'])
  })

  test('stops a file that the user removes, and continues with the next', async () => {
    const { queue, calls, states, idOf } = queueOf()
    const { picture } = queue.addOne(file('a'))
    queue.add([file('b'), file('c')])
    await expect.poll(() => calls.size).toBe(2)
    queue.remove(idOf('a'))

    expect(calls.get('a')?.signal.aborted).toBe(true)
    expect(await picture).toBeUndefined()
    await expect.poll(() => states()).toEqual(['b sending', 'c sending'])
  })

  test('is busy until all files and texts are sent', async () => {
    const { queue, calls, idOf } = queueOf()
    const busy = () => isBusy(queue.store.getState().entries)
    queue.add([file('a')])
    expect(busy()).toBe(true)
    await expect.poll(() => calls.size).toBe(1)
    calls.get('a')?.resolve(response('a'))
    await expect.poll(() => busy()).toBe(false)
    queue.setWords(idOf('a'), { alt: 'La sala', decorative: false })
    expect(busy()).toBe(true)
  })
})

describe('the words', () => {
  test('that are typed during the upload are saved with the picture', async () => {
    const { queue, calls, idOf, saveWords } = queueOf()
    const { picture } = queue.addOne(file('a'))
    await expect.poll(() => calls.size).toBe(1)
    queue.setWords(idOf('a'), { alt: ' La sala ', decorative: false })
    expect(saveWords).not.toHaveBeenCalled()
    calls.get('a')?.resolve(response('a'))

    expect((await picture)?.id).toBe('a')
    expect(saveWords).toHaveBeenCalledExactlyOnceWith('a', { alt: 'La sala', decorative: false })
  })

  test('of an existing picture stay, unless the user enters others', async () => {
    const { queue, calls, saveWords } = queueOf()
    queue.add([file('a')])
    await expect.poll(() => calls.size).toBe(1)
    calls.get('a')?.resolve({ item: item('a', { alt: 'La sala' }), isNew: false })

    await expect.poll(() => queue.store.getState().entries[0]?.words.alt).toBe('La sala')
    expect(saveWords).not.toHaveBeenCalled()
  })

  test('stay in the queue with the reason if they cannot be saved', async () => {
    const { queue, calls, idOf, saveWords } = queueOf()
    queue.add([file('a')])
    await expect.poll(() => calls.size).toBe(1)
    calls.get('a')?.resolve(response('a'))
    await expect.poll(() => isBusy(queue.store.getState().entries)).toBe(false)
    saveWords.mockRejectedValueOnce(new ApiProblem({ status: 0, code: 'network' }))
    queue.setWords(idOf('a'), { alt: 'La sala', decorative: false })
    await queue.keepWords(idOf('a'))
    queue.removeDone()

    const [entry] = queue.store.getState().entries
    expect(entry?.words.alt).toBe('La sala')
    expect(entry?.wordsReason).toContain('No hay conexión')
  })
})
