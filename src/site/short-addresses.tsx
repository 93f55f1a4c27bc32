import { renderToStaticMarkup } from 'react-dom/server'
import { reviewPath, whatsappPath } from '#content/addresses/short-addresses.ts'
import { reviewedPlaces } from '#content/places/reviewed-places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { whatsappLink } from './components/links.ts'
import { privacyPath } from './route.ts'

/** Where each short address leads. @param content With facts in their places. */
export function shortAddresses(content: SiteContent): ReadonlyMap<string, string> {
  const places = reviewedPlaces(content)
  return new Map([
    ...(content.doctorInfo.whatsapp === ''
      ? []
      : [[whatsappPath, whatsappLink(content.doctorInfo)] as const]),
    ...places.slice(0, 1).map(({ reviewLink }) => [reviewPath, reviewLink] as const),
    ...places.map(({ id, reviewLink }) => [`${reviewPath}/${id}`, reviewLink] as const),
  ])
}

/** The body of a redirect, which a web server that only has files sends as a page. */
export const leadingPage = (location: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${location}`} />
        <title>Un momento</title>
      </head>
      <body>
        <p>
          <a href={location}>Continuar</a>
        </p>
        <p>
          <a href={privacyPath}>Aviso de privacidad</a>
        </p>
      </body>
    </html>,
  )}`
