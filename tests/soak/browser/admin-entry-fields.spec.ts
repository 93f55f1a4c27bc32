import { type EntryDocument, entryDocuments } from '../../../src/content/documents/entries.ts'
import { entryGroups } from '../../../src/content/documents/entry-groups.ts'
import { expect, signIn, test } from '../../support/admin.ts'

const paths: { readonly [Name in EntryDocument]: string } = {
  services: '/admin/servicios/nuevo',
  diseases: '/admin/enfermedades/nueva',
  symptoms: '/admin/sintomas/nuevo',
  pages: '/admin/paginas/nueva',
  testimonials: '/admin/testimonios/nuevo',
}

for (const document of entryDocuments) {
  test(`every field of ${document} is in the tab of its group`, async ({ page }) => {
    await signIn(page, paths[document])
    for (const { name, fields } of entryGroups[document]) {
      await page.getByRole('tab', { name }).click()
      const panel = page.getByRole('tabpanel', { name })
      await expect(panel).toBeVisible()
      for (const folded of await panel.getByRole('button', { name: /^Avanzado/ }).all()) await folded.click()
      for (const key of fields) {
        const control = panel.locator(`[id="campo-${key}"], [id^="campo-${key}."]`).first()
        // The sample has one place, so there is nothing to choose.
        const isShown = key !== 'places'
        await expect(control, `${name}: ${key}`).toBeAttached({ attached: isShown })
      }
    }
  })
}
