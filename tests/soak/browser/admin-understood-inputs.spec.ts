import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { field, saveButtons, savedToast, screen } from '../../support/site-info.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a telephone is understood as she writes it, and the field says what will be dialled', async ({
  page,
  admin,
}) => {
  await signIn(page, `${screen}#doctorInfo.phone`)
  const phone = field(page, 'doctorInfo.phone')
  await phone.fill('55 1234 567')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/^Falta un dígito/)

  await phone.fill('044 (55) 1234-5678')
  await phone.blur()
  await expect(phone).toHaveValue('55 1234 5678')
  await expect(phone).toHaveAccessibleDescription(/Así marcará: \+52 55 1234 5678/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const whatsapp = field(page, 'doctorInfo.whatsapp')
  await whatsapp.fill('800 123 4567')
  await whatsapp.blur()
  await expect(whatsapp).toHaveAccessibleDescription(/^Los números 800 no pueden tener WhatsApp/)

  await whatsapp.fill('55 1234 5678')
  await saveButtons(page).first().click()

  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  await expect(phone).toHaveValue('55 1234 5678')
  const html = await publicHtml(admin)
  expect(html).toContain('tel:+525512345678')
  expect(html).toContain('https://wa.me/525512345678')
})

test('the hours are set by weekday, and the site says them in words', async ({ page, admin }) => {
  const path = 'doctorWorkInfo.consulting.schedule'
  await signIn(page, `${screen}#${path}`)
  const week = page.getByRole('group', { name: 'Horario por días' }).first()
  await expect(week.getByText('Así se leerá: Lunes a sábado, de 10:00 a 14:00')).toBeVisible()

  await field(page, `${path}.monday.0.opens`).fill('09:00')
  await week.getByRole('button', { name: 'Otro tramo: lunes' }).click()
  await week.getByRole('button', { name: 'Copiar a martes–viernes' }).click()
  await week
    .getByRole('button', { name: /^Quitar el tramo/ })
    .last()
    .click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expect(week).toContainText('Así se leerá: Lunes a viernes, de 9:00 a 14:00 y de 16:00 a 20:00')
  await saveButtons(page).first().click()

  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('Todo publicado')).toBeVisible()
  const html = await publicHtml(admin)
  expect(html).toContain('Lunes a viernes, de\u00a09:00\u00a0a\u00a014:00 y de\u00a016:00\u00a0a\u00a020:00')
  expect(html).not.toContain('ábado, de\u00a010:00')
  expect(html).toContain('"opens":"16:00","closes":"20:00"')
})

test('a pasted link sets the pin, and the usual insurers are ticked', async ({ page, admin }) => {
  await signIn(page, `${screen}#doctorInfo.googleMapsLink`)
  await field(page, 'doctorInfo.googleMapsLink').fill(
    'https://www.google.com/maps/dir/Casa/Torre/@20.7,-103.4,12z/data=!4m2!4m1!3e0',
  )
  await field(page, 'doctorInfo.googleMapsLink').blur()
  await expect(page.getByText('no dice en qué punto queda el lugar', { exact: false })).toBeVisible()
  await expect(page.getByText('Sin punto en el mapa.')).toBeVisible()
  await field(page, 'doctorInfo.googleMapsLink').fill(
    'https://www.google.com/maps/dir/Casa/Torre/@20.7,-103.4,12z/data=!4m14!4m13!1m5!1m1!1s0x1:0x1!2m2!1d-103.5!2d20.6!1m5!1m1!1s0x2:0x2!2m2!1d-103.371234!2d20.674567!3e0',
  )
  await expect(page.getByText('Punto en el mapa: 20.674567, -103.371234')).toBeVisible()
  await expect(field(page, 'doctorInfo.latitude')).toHaveCount(0)

  await page.goto(`${screen}#insurances`)
  await page.getByRole('button', { name: 'Elegir de las usuales' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aseguradoras' })
  await dialog.getByRole('button', { name: 'Desmarcar todas estas' }).click()
  await dialog.getByLabel('GNP Seguros').check()
  await dialog.getByLabel('Buscar o escribir otra').fill('Mutualidad del Sureste')
  await dialog.getByRole('button', { name: 'Agregar «Mutualidad del Sureste»' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await saveButtons(page).last().click()
  await expect(savedToast(page)).toBeVisible()

  const html = await publicHtml(admin)
  expect(html).toContain('"latitude":20.674567,"longitude":-103.371234')
  expect(html).toMatch(/>GNP Seguros<.*>Mutualidad del Sureste</s)
  expect(html).not.toContain('Mutua Anáhuac')
})
