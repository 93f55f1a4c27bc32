import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../../support/admin.ts'
import { host, test, upload } from '../../support/former-site.ts'
import { type ExportItem, wordpressExport } from '../../support/old-site/wordpress-export.ts'

// An address that is none is tried too.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /status of 400/ })

/** 30 pages with two pictures each, and what no visitor sees. */
function itemsOf(formerSite: string): ExportItem[] {
  const picture = (number: number) => `${formerSite}/wp-content/uploads/foto-${number}.jpg`
  const pages = Array.from({ length: 30 }, (_, index): ExportItem => {
    const number = index + 1
    const next = `${formerSite}/2019/03/tema-${(number % 30) + 1}/`
    return {
      id: number,
      title: `Tema ${number}: lo que conviene saber antes de su consulta de ginecología`,
      link: `${formerSite}/2019/03/tema-${number}/`,
      type: 'post',
      html: `<!-- wp:paragraph --><p>De qué trata el tema ${number}. Vea también <a href="${next}">el siguiente tema</a>.</p>
        <!-- wp:heading --><h2>Cómo se prepara</h2><ul><li>Venga en ayunas</li><li>Traiga sus estudios</li></ul>
        <figure><img src="${picture(number + 30)}" alt="El consultorio ${number}"></figure>
        <table><tr><td>Lunes</td><td>9 a 14 h</td></tr></table>[contact-form-7 id="3"]`,
      meta: { _thumbnail_id: `${number + 100}` },
    }
  })
  const attachments = pages.map(({ id }): ExportItem => {
    const meta = { _wp_attachment_image_alt: `Foto del tema ${id}` }
    return { id: id + 100, type: 'attachment', status: 'inherit', file: picture(id), meta }
  })
  return [...pages, ...attachments, { id: 900, status: 'draft', title: 'A medias' }]
}

test('a WordPress site of 30 pages and 60 pictures is brought, reviewed and published on a phone', async ({
  page,
  admin,
  formerSite,
}) => {
  await signIn(page, '/admin/paginas')
  await page.getByRole('button', { name: 'Agregar página' }).click()
  await page.getByRole('menuitem', { name: 'Traer mi sitio anterior' }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await upload(page, 'sitio.xml', wordpressExport(itemsOf(formerSite), { address: formerSite }))
  const list = page.getByRole('region', { name: `Lo que hay en ${host}` })
  await expect(list.getByText('30 páginas por traer')).toBeVisible()
  await list.getByText('Lo que no viene').click()
  await expect(list.getByText('Borradores: 1 (A medias)')).toBeVisible()
  await expect(list.getByText('No viene: un formulario.').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Traer 30 páginas' }).click()

  const taken = page.getByRole('region', { name: 'Llegaron 30 páginas' })
  await expect(taken).toBeVisible({ timeout: 120_000 })
  await expect(taken.getByText('con 59 fotos en Medios')).toBeVisible()
  await taken.getByText('1 foto sin llegar').click()
  await expect(taken.getByText(/foto-13\.jpg/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect((await fetch(`${admin.url}/2019/03/tema-1`, { redirect: 'manual' })).status).toBe(404)

  await taken.getByRole('link', { name: 'Revisar y publicar' }).click()
  await page.getByRole('button', { name: /^Publicar/ }).click()
  await expect.poll(async () => (await fetch(`${admin.url}/paginas/tema-30`)).status).toBe(200)

  for (const number of [1, 12, 30]) {
    const old = await fetch(`${admin.url}/2019/03/tema-${number}`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([308, `/paginas/tema-${number}`])
    const withSlash = await fetch(`${admin.url}/2019/03/tema-${number}/`)
    expect(withSlash.url).toBe(`${admin.url}/paginas/tema-${number}`)
  }
  await page.goto('/paginas/tema-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tema 1: lo que conviene/)
  await expect(page.getByRole('img', { name: 'El consultorio 1' })).toBeVisible()
  await expect(page.getByText('Lunes: 9 a 14 h')).toBeVisible()
  await expect(page.getByRole('link', { name: 'el siguiente tema' })).toHaveAttribute(
    'href',
    '/paginas/tema-2',
  )
})

test('a site at its address is read, brought and published on a phone', async ({
  page,
  admin,
  formerSite,
}) => {
  await signIn(page, '/admin/importar')
  const card = page.getByRole('region', { name: 'Leer mi sitio en su dirección' })
  const field = card.getByRole('textbox', { name: 'Dirección de su sitio anterior' })
  await field.fill('mi sitio')
  await card.getByRole('button', { name: 'Leer mi sitio' }).click()
  await expect(card.getByText('Escriba la dirección de su sitio, por ejemplo www.ejemplo.mx.')).toBeVisible()

  await field.fill(formerSite)
  await card.getByRole('button', { name: 'Leer mi sitio' }).click()
  // The server continues to read after the owner leaves the screen.
  await page.goto('/admin/paginas')
  await page.goto('/admin/importar')
  const list = page.getByRole('region', { name: `Lo que hay en ${host}` })
  await expect(list.getByText('2 páginas por traer')).toBeVisible()
  await list.getByText('Lo que no viene').click()
  await expect(list.getByText('Carritos de compra: 1 (/tienda/cart)')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Traer 2 páginas' }).click()

  const taken = page.getByRole('region', { name: 'Llegaron 2 páginas' })
  await expect(taken.getByText('con 1 foto en Medios')).toBeVisible()
  await taken.getByRole('link', { name: 'Revisar y publicar' }).click()
  await page.getByRole('button', { name: /^Publicar/ }).click()
  await expect
    .poll(async () => (await fetch(`${admin.url}/vacuna-vph.html`)).url)
    .toBe(`${admin.url}/paginas/vacuna-vph`)
})
