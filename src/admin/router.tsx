import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router'
import { Loading } from './shell/loading.tsx'
import { ScreenError } from './shell/screen-error.tsx'

const root = 'root'

/**
 * The routes of the admin. Signing in needs little, and must not wait for the rest: the screens for signed-in users,
 * and the content model that they bring, load when an address that is not listed here is opened.
 */
export function createRouter(client: QueryClient) {
  let hasScreens = false
  return createBrowserRouter(
    [
      {
        id: root,
        path: '/',
        HydrateFallback: Loading,
        ErrorBoundary: ScreenError,
        children: [
          {
            path: 'admin/entrar',
            async lazy() {
              const { SignInScreen } = await import('./auth/sign-in-screen.tsx')
              return { Component: () => <SignInScreen loadNext={loadStart} /> }
            },
          },
          {
            path: 'admin/configurar',
            lazy: async () => ({ Component: (await import('./auth/set-up-screen.tsx')).SetUpScreen }),
          },
          {
            path: 'admin/invitacion',
            lazy: async () => ({
              Component: (await import('./auth/invitation-screen.tsx')).InvitationScreen,
            }),
          },
          {
            path: 'admin/recuperar',
            lazy: async () => ({ Component: (await import('./auth/recovery-screen.tsx')).RecoveryScreen }),
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch, signal }) {
        if (hasScreens) return
        const { screenRoutes } = await import('./screens.tsx')
        if (signal.aborted || hasScreens) return
        hasScreens = true
        patch(root, screenRoutes(client))
      },
    },
  )
}

/** Loads the start screen, so that nobody waits for it after signing in. An error appears when it opens. */
function loadStart() {
  void Promise.allSettled([
    import('./screens.tsx'),
    import('./start/start-screen.tsx'),
    import('./start/today/today-start.tsx'),
  ])
}
