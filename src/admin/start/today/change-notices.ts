import { loadDocument, saveDocument } from '#admin/api/documents.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { repeatWhileLost } from '#admin/api/repeat-while-lost.ts'
import type { Notice } from '#content/notices/notice.ts'

const attempts = 3

/**
 * Changes the published notices. Saves nothing if they are as wished already.
 * @param change Applied again to what is stored if someone else saved meanwhile.
 * @throws {ApiProblem}
 */
export async function changeNotices(
  change: (notices: readonly Notice[]) => readonly Notice[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { value, etag } = await loadDocument('notices')
    const changed = change(value)
    if (JSON.stringify(changed) === JSON.stringify(value)) return
    try {
      await repeatWhileLost(() => saveDocument('notices', { value: changed, etag }))
      return
    } catch (error) {
      if (!hasStatus(error, 409) || attempt === attempts) throw error
    }
  }
}
