import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import './shell/base.css'
import './shell/forced-colors.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { renderAdmin } from './render-admin.tsx'
import { createRouter } from './router.tsx'
import { keepPress } from './shell/keep-press.ts'
import { reloadOnMissingScript } from './shell/reload-on-missing-script.ts'
import { theme } from './theme.ts'

/** Nonce that lets Mantine's style sheets pass the content security policy. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/**
 * Maximum wait for the fonts, in ms. With `font-display: optional`, a later font shows only on the next page load.
 */
const fontTimeout = 500
const loadFonts = () =>
  Promise.allSettled([document.fonts.load("1rem 'Figtree'"), document.fonts.load("600 1rem 'Labrada'")])

const root = document.getElementById('admin')
if (!root) throw new Error('The page has no #admin.')

keepPress()
reloadOnMissingScript()
const client = createQueryClient()
const router = createRouter(client)

await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, fontTimeout))])
renderAdmin(
  root,
  <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
