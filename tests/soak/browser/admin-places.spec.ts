import { otherPlaces } from '#content/site-content/place.ts'
import { expect, expectNoSidewaysScroll, publicHtml, signIn, test } from '../../support/admin.ts'
import { places, star } from '../../support/pasted-place.ts'
import { publishAll } from '../../support/publish.ts'
import { changeContent, readContent } from '../../support/site-info.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a third place is like the first one, on some Saturdays', async ({ page }) => {
    await signIn(page, '/admin/lugares')
    await page.getByRole('button', { name: 'Igual que Consultorio, con otro horario' }).click()
    await expect(page.getByText('Dos lugares se llaman «Consultorio».', { exact: false })).toBeVisible()
    const row = places(page).getByRole('listitem').first()
    await row
      .locator('[id^="campo-doctorWorkInfo.otherPlaces."][id$=".header"]')
      .fill('Torre Médica del Valle')
    await expect(page.getByText('Dos lugares se llaman')).toBeHidden()
    await row.getByRole('button', { name: 'Agregar horas: sábado' }).click()
    await row.getByRole('button', { name: 'Solo algunas semanas: sábado' }).click()
    await expect(row.getByText('Así se leerá: Primer y tercer sábado')).toBeVisible()
    await row.getByLabel('Cuarta').check()
    await expect(row.getByText('Así se leerá: Primer, tercer y cuarto sábado')).toBeVisible()
    await expect(page.getByText(/El sábado a las .* está en dos lugares/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await publishAll(page)
    const { doctorWorkInfo } = await readContent(page)
    expect(doctorWorkInfo.otherPlaces).toMatchObject([
      { header: 'Torre Médica del Valle', address: expect.stringContaining('C. P. 00000, Ciudad, Estado') },
    ])
  })

  test('before a place is removed, it says what names it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await signIn(page)
    await changeContent(page, ({ doctorWorkInfo, contact }) => {
      doctorWorkInfo.otherPlaces = otherPlaces.parse([
        { id: 'star', header: 'Star Médica' },
        { id: 'torre', header: 'Torre Médica del Valle' },
      ])
      contact.directions = ['En Star Médica hay estacionamiento.']
    })
    await page.goto('/admin/lugares')
    const list = places(page).getByRole('button', { name: /^Mover: / })
    await page.getByRole('button', { name: 'Quitar: Torre Médica del Valle' }).click()
    await expect(list).toHaveCount(1)
    await page.getByRole('button', { name: 'Quitar: Star Médica' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Quitar «Star Médica»?' })
    await expect(dialog.getByText(/Contacto/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(list).toHaveCount(1)
    await page.getByRole('button', { name: 'Quitar: Star Médica' }).click()
    await dialog.getByRole('button', { name: 'Quitar', exact: true }).click()
    await expect(list).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).first().click()
    await expect(list).toHaveCount(1)
  })

  test('before a place is removed, it says which service names it, even if that is not published', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await signIn(page)
    await changeContent(page, ({ doctorWorkInfo }) => {
      doctorWorkInfo.otherPlaces = otherPlaces.parse([{ id: 'star', header: 'Star Médica' }])
    })
    await page.goto('/admin/servicios/ultrasonido-obstetrico')
    await page.getByRole('checkbox', { name: 'Star Médica' }).check()
    await page.getByRole('link', { name: 'Lugares', exact: true }).click()
    await page.getByRole('button', { name: 'Quitar: Star Médica' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Quitar «Star Médica»?' })
    await expect(dialog.getByText(/^Servicios › Ultrasonido obstétrico/)).toBeVisible()
  })

  test('another place is put first, with its address for the whole site', async ({ page, admin }) => {
    await signIn(page)
    await changeContent(page, ({ doctorWorkInfo }) => {
      doctorWorkInfo.consulting.header = 'Consultorio Roma'
      doctorWorkInfo.otherPlaces = otherPlaces.parse([
        { id: 'star', header: 'Star Médica', address: 'Durango 50', postalCode: '06700', city: 'Tlalpan' },
      ])
    })
    await page.goto('/admin/lugares')
    await page
      .getByRole('button', { name: 'Abrir Star Médica' })
      .or(places(page).getByText('Star Médica'))
      .first()
      .click()
    await places(page).getByRole('button', { name: 'Poner en primer lugar' }).click()
    await expect(places(page).getByText('Consultorio Roma')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await publishAll(page)
    const { doctorInfo, doctorWorkInfo } = await readContent(page)
    expect(doctorWorkInfo.consulting).toMatchObject({ id: 'star', header: 'Star Médica' })
    expect(doctorWorkInfo.otherPlaces).toMatchObject([{ id: 'consultorio', header: 'Consultorio Roma' }])
    expect(doctorInfo).toMatchObject({ city: 'Tlalpan', postalCode: '06700' })
    expect(await publicHtml(admin, '/contacto')).toContain('Durango 50')
  })

  test('«Hoy», its closing and notices speak of the place that they mean', async ({ page }) => {
    const day = { opens: '00:00', closes: '24:00' }
    const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = Array(7).fill([day])
    await signIn(page)
    await changeContent(page, ({ doctorWorkInfo }) => {
      const schedule = { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
      Object.assign(doctorWorkInfo.consulting, { schedule })
      doctorWorkInfo.otherPlaces = otherPlaces.parse([{ id: 'star', header: star, schedule }])
    })
    await page.goto('/admin')
    await expect(page.getByText(`${star}: Abierto ahora`)).toBeVisible()
    await page.getByRole('button', { name: `Cerrado hoy en el ${star}` }).click()
    await expect(page.getByRole('button', { name: `Deshacer el cierre en el ${star}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cerrado hoy en todos' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto('/admin/avisos')
    await expect(page.getByRole('heading', { name: `Otro en el ${star}` })).toBeVisible()
    await expect(page.getByLabel('Lugar', { exact: true })).toHaveValue('star')
  })
})
