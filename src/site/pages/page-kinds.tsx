import type { Route } from '#site/route.ts'
import { contactPage } from './contact/contact-page.tsx'
import { detailPage } from './detail/detail-kind.tsx'
import { editorialPage } from './editorial/editorial-page.tsx'
import { homePage } from './home/home-page.tsx'
import { listPage } from './list/list-page.tsx'
import { closedDraftPage, gonePage, notFoundPage } from './no-page/no-page.tsx'
import { ownListPage } from './own/own-list-page.tsx'
import { ownPage } from './own/own-page.tsx'
import type { PageKind } from './page-kind.ts'
import { preparingPage } from './preparing/preparing-page.tsx'
import { privacyPage } from './privacy/privacy-page.tsx'
import { profilePage } from './profile/profile-page.tsx'
import { questionsPage } from './questions/questions-page.tsx'
import { searchPage } from './search/search-page.tsx'

/** The table of page kinds: what each route shows. */
export function pageKind(route: Route): PageKind {
  switch (route.page) {
    case 'home':
      return homePage
    case 'list':
      return listPage(route)
    case 'detail':
      return detailPage(route)
    case 'own-list':
      return ownListPage
    case 'own':
      return ownPage(route)
    case 'contact':
      return contactPage
    case 'profile':
      return profilePage
    case 'questions':
      return questionsPage
    case 'privacy':
      return privacyPage
    case 'editorial':
      return editorialPage
    case 'search':
      return searchPage(route)
    case 'not-found':
      return notFoundPage
    case 'gone':
      return gonePage(route)
    case 'closed-draft':
      return closedDraftPage
    case 'preparing':
      return preparingPage(route)
  }
}
