import { test } from '../../support/fixtures.ts'
import { smallPhone, Visit } from '../../support/visit.ts'
import { expectEach } from './each.ts'

// Eight of ten questions of patients, from the home page. The gate asks the other two.
test.use(smallPhone)

const questions: readonly (readonly [string, (visit: Visit) => Promise<void>])[] = [
  [
    'does she treat endometriosis?',
    async (visit) => {
      await visit.search('endometriosis')
      await visit.reads(visit.page.locator('[data-result]', { hasText: 'Endometriosis' }).first())
    },
  ],
  [
    'is my insurer accepted?',
    async (visit) => {
      await visit.search('santa lucia')
      const insurer = visit.page.getByRole('listitem').filter({ hasText: 'Santa Lucía Seguros' }).last()
      await visit.reads(insurer.getByText('El consultorio trabaja con ella.'))
    },
  ],
  [
    'where is it?',
    async (visit) => {
      await visit.search('direccion')
      await visit.reads(visit.page.getByText(/Calle Ejemplo 000/).first())
    },
  ],
  [
    'when is it open?',
    async (visit) => {
      await visit.reads(visit.page.getByText(/Lunes a viernes y sábado, de\s10:00\sa\s14:00/).first())
    },
  ],
  [
    'can I book tonight?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Agenda en línea' }))
      await visit.reads(visit.page.getByRole('button', { name: 'Abrir la agenda' }))
    },
  ],
  [
    'how do I prepare?',
    async (visit) => {
      await visit.search('papanicolau')
      await visit.reads(visit.page.getByText('Programe la toma fuera de los días de regla.'))
    },
  ],
  [
    'who is she?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Perfil profesional' }))
      await visit.reads(
        visit.page
          .getByRole('main')
          .getByText(/Cédula profesional/)
          .first(),
      )
    },
  ],
  [
    'what do they know about me?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Aviso de privacidad' }))
      await visit.reads(visit.page.getByRole('heading', { name: /Qué datos/ }).first())
    },
  ],
]

test('ten questions are answered within two taps and one screen of scrolling', async ({ page }) => {
  await expectEach(questions, async ([, ask]) => {
    await page.goto('/')
    await ask(new Visit(page))
  })
})
