import '@mantine/core/styles.layer.css'
import './shell/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { SignInAgain } from './auth/sign-in-again.tsx'
import { createRouter } from './router.tsx'
import { Toaster } from './shell/toaster.tsx'
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

const client = createQueryClient()
const router = createRouter(client)

await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, fontTimeout))])
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <SignInAgain />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
