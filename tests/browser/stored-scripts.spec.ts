import { sampleDocuments } from '../../sample-site/index.ts'
import { parseSnapshot } from '../../src/content/documents/snapshot.ts'
import { openSite } from '../../src/site/open/open-site.ts'
import { pagePaths } from '../../src/site/route.ts'
import { hostileContent } from '../support/hostile-content.ts'
import { expectTextOnlyOn } from '../support/hostile-site.ts'
import { launchedAt } from '../support/launched.ts'
import { defaultsWith, rounds, selectionOf } from '../support/variant-site.ts'
import { test } from '../support/variants.ts'

test('the default layout renders the text of every field as text only', async ({ page, variantSite }) => {
  const snapshot = parseSnapshot({
    ...hostileContent(sampleDocuments, 0),
    'selected-sections': selectionOf(defaultsWith(rounds[0])),
  })
  variantSite.show({ ...snapshot, launchedAt })

  await expectTextOnlyOn(page, variantSite.url, [...pagePaths(openSite(snapshot)), '/no-existe'])
})
