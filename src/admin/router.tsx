import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router'
import { lazyScreen } from './shell/lazy-screen.ts'
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
          lazyScreen('admin/entrar', async () => {
            const { SignInScreen } = await import('./auth/sign-in-screen.tsx')
            return () => <SignInScreen loadNext={loadStart} />
          }),
          lazyScreen('admin/configurar', async () => (await import('./auth/set-up-screen.tsx')).SetUpScreen),
          lazyScreen(
            'admin/invitacion',
            async () => (await import('./auth/invitation-screen.tsx')).InvitationScreen,
          ),
          lazyScreen(
            'admin/recuperar',
            async () => (await import('./auth/recovery-screen.tsx')).RecoveryScreen,
          ),
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

/** Loads the start screen, so that no one waits for it after signing in. An error appears when it opens. */
function loadStart() {
  void Promise.allSettled([
    import('./screens.tsx'),
    import('./start/start-screen.tsx'),
    import('./start/today/today-start.tsx'),
  ])
}
