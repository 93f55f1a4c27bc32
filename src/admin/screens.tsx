import '@mantine/core/styles.layer.css'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect, redirectDocument } from 'react-router'
import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { type EntryDocument, entryDocuments, isEntryDocument } from '#content/documents/entries.ts'
import { signOut } from './api/auth.ts'
import { sessionQuery } from './api/session.ts'
import { signInPath } from './auth/return-path.ts'
import { setUnsentOwner } from './draft/unsent-owner.ts'
import { PageBesideContext } from './draft-screen/page-beside-context.ts'
import { lazyScreen } from './shell/lazy-screen.ts'
import { Loading } from './shell/loading.tsx'
import { NotFound } from './shell/not-found.tsx'
import { ScreenError } from './shell/screen-error.tsx'
import { Shell } from './shell/shell.tsx'
import { Toaster } from './shell/toaster.tsx'

/** All screens for signed-in users. Each loads when it is first opened. */
export const screenRoutes = (client: QueryClient): RouteObject[] => [
  {
    path: 'admin',
    Component: WithDialogs,
    HydrateFallback: Loading,
    ErrorBoundary: ScreenError,
    children: [
      {
        path: 'salir',
        loader: async () => {
          // A request in flight would find no session, and ask her to sign in again.
          await client.cancelQueries()
          // The next person who signs in must not find her drafts in this tab.
          const { flushDrafts } = await import('./draft/draft-syncs.ts')
          await flushDrafts()
          await signOut()
          client.clear()
          return redirectDocument('/admin/entrar')
        },
      },
      {
        Component: ShellWithPublishing,
        loader: (args) => requireSession(client, args),
        shouldRevalidate: () => false,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              {
                index: true,
                lazy: () => startScreen(client),
              },
              ...screens,
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
  { path: '*', Component: NotFound },
]

/** Loads after the screen, because its dialog brings code for floating and scrolling. */
const SignInAgain = lazy(async () => ({ default: (await import('./auth/sign-in-again.tsx')).SignInAgain }))

/** What any screen may need above it: the dialog to sign in again, and the toasts. */
const WithDialogs = () => (
  <>
    <Outlet />
    <Suspense>
      <SignInAgain />
    </Suspense>
    <Toaster />
  </>
)

/** Loads after the screen, because it brings the schemas of all documents. */
const PublishBar = lazy(() => import('./publish/publish-bar.tsx'))

const PageBeside = lazy(() => import('./edit-view/beside/page-beside.tsx'))

const ShellWithPublishing = () => (
  <PageBesideContext value={PageBeside}>
    <Shell
      publishBar={
        <Suspense>
          <PublishBar />
        </Suspense>
      }
    />
  </PageBesideContext>
)

type Screen = () => ReactNode

/** Screens made for one document. Other documents get a form from their schema. */
const ownScreens: { readonly [Name in DocumentName]?: () => Promise<Screen> } = {
  'site-content': async () => (await import('./site-info/site-info-screen.tsx')).SiteInfoScreen,
  'selected-sections': async () => (await import('./sections/sections-screen.tsx')).SectionsScreen,
  notices: async () => (await import('./notices/notices-screen.tsx')).NoticesScreen,
  gallery: async () => (await import('./gallery/gallery-screen.tsx')).GalleryScreen,
}

function documentRoute(name: DocumentName) {
  return lazyScreen(documentRow(name).screen, ownScreens[name] ?? (() => schemaScreen(name)))
}

/** The list of a document's entries, and one entry by its id. */
function entryRoutes(document: EntryDocument) {
  const path = documentRow(document).screen
  return [
    lazyScreen(path, async () => {
      const { EntriesScreen } = await import('./entries/list/entries-screen.tsx')
      return () => <EntriesScreen key={document} document={document} />
    }),
    lazyScreen(`${path}/:entry`, async () => {
      const { EntryScreen } = await import('./entries/entry-screen.tsx')
      return () => <EntryScreen document={document} />
    }),
  ]
}

async function schemaScreen(name: DocumentName): Promise<Screen> {
  const { SchemaScreen } = await import('./draft-screen/schema-screen.tsx')
  return () => <SchemaScreen name={name} />
}

const screens: readonly RouteObject[] = [
  lazyScreen('editar', async () => (await import('./edit-view/edit-screen.tsx')).EditScreen),
  lazyScreen('datos', async () => (await import('./facts/facts-screen.tsx')).FactsScreen),
  lazyScreen('lugares', async () => (await import('./places/places-screen.tsx')).PlacesScreen),
  lazyScreen('empezar', async () => (await import('./facts/guided-start-screen.tsx')).GuidedStartScreen),
  lazyScreen('medios', async () => (await import('./picture/media-screen.tsx')).MediaScreen),
  lazyScreen('revision', async () => (await import('./checks/checks-screen.tsx')).ChecksScreen),
  lazyScreen('revisar', async () => (await import('./publish/publish-screen.tsx')).PublishScreen),
  lazyScreen('visitas', async () => (await import('./visits/visits-screen.tsx')).VisitsScreen),
  lazyScreen('calendario', async () => (await import('./dated/calendar-screen.tsx')).CalendarScreen),
  lazyScreen('historial', async () => (await import('./history/history-screen.tsx')).HistoryScreen),
  lazyScreen('imprimir', async () => (await import('./handouts/handouts-screen.tsx')).HandoutsScreen),
  lazyScreen('copias', async () => (await import('./copies/copies-screen.tsx')).CopiesScreen),
  lazyScreen('importar', async () => (await import('./old-site/old-site-screen.tsx')).OldSiteScreen),
  { path: 'sitio-anterior', loader: () => redirect('/admin/importar') },
  lazyScreen('cuenta', async () => (await import('./account/account-screen.tsx')).AccountScreen),
  ...documentNames.filter((name) => !isEntryDocument(name)).map(documentRoute),
  ...entryDocuments.flatMap(entryRoutes),
]

/**
 * The start screen and its part 'Hoy', which brings the hours, the notices and the drafts, load side by side. If 'Hoy'
 * suspended in the screen, React would show it 300 ms after the rest at the earliest.
 */
async function startScreen(client: QueryClient) {
  const [{ StartScreen, requestStart }, { TodayStart }] = await Promise.all([
    import('./start/start-screen.tsx'),
    import('./start/today/today-start.tsx'),
  ])
  void requestStart(client)
  return { Component: () => <StartScreen today={<TodayStart />} /> }
}

/** Redirects to the sign-in page if there is no session; sign-in returns to the requested page. */
async function requireSession(client: QueryClient, { request }: LoaderFunctionArgs) {
  const session = await client.query({ ...sessionQuery, staleTime: 'static' })
  if (session) setUnsentOwner(session.user.email)
  const { pathname, search } = new URL(request.url)
  return session ? null : redirect(signInPath(pathname + search + window.location.hash))
}
