import { signInOwner } from '#tests/owner-client.ts'
import type { RunningServer } from '#tests/server.ts'

export type Layouts = Readonly<Record<string, string>>

/** Returns a function that publishes the site with other layouts, given as file names by section type. */
export async function layoutChooser(site: RunningServer): Promise<(layouts: Layouts) => Promise<void>> {
  const owner = await signInOwner(site)
  return async (layouts) => {
    const chosen = Object.entries(layouts).map(([type, component]) => [type, { component }])
    for (const response of [
      await owner.post('/api/selected-sections', Object.fromEntries(chosen)),
      await owner.post('/api/update-sections'),
    ]) {
      if (!response.ok) throw new Error(`Choosing a layout gave ${response.status}: ${await response.text()}`)
    }
  }
}
