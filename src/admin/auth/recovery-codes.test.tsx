import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RecoveryCodes } from './recovery-codes.tsx'

afterEach(() => vi.unstubAllGlobals())

function shown(sheet: 'password' | 'second-factor') {
  vi.stubGlobal('window', { location: { origin: 'https://dra-ana.mx' } })
  const html = renderToStaticMarkup(
    <MantineProvider>
      <RecoveryCodes codes={['AAAA-BBBB']} sheet={sheet} onDone={() => undefined} />
    </MantineProvider>,
  )
  return { title: /<h2>(.*?)<\/h2>/.exec(html)?.[1], file: /download="(.*?)"/.exec(html)?.[1] }
}

test('the sheet for a forgotten password and the one for a lost telephone have different titles and files', () => {
  expect([shown('password'), shown('second-factor')]).toEqual([
    { title: 'Códigos de recuperación de la contraseña', file: 'codigos-de-la-contrasena.txt' },
    {
      title: 'Códigos de recuperación de la verificación en dos pasos',
      file: 'codigos-de-la-verificacion-en-dos-pasos.txt',
    },
  ])
})
