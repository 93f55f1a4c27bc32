import type { ClaimGroup } from '#content/filing/claims.ts'
import { escaped } from '../responses/escape-html.ts'

export type ClaimsPage = {
  readonly doctor: string
  readonly siteUrl: string
  readonly day: string
  readonly groups: readonly ClaimGroup[]
}

/** The list of claims and proofs, as a page to print. */
export const claimsPage = ({ doctor, siteUrl, day, groups }: ClaimsPage): string => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<title>Afirmaciones y comprobantes</title>
<style>
@page { size: A4; margin: 18mm 16mm }
body { font: 10.5pt/1.45 'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif; color: #16181d; margin: 0 }
h1 { font-size: 18pt; line-height: 1.2; margin: 0 0 4pt }
h2 { font-size: 12.5pt; margin: 18pt 0 6pt; break-after: avoid }
table { width: 100%; border-collapse: collapse }
th, td { text-align: left; vertical-align: top; padding: 5pt 8pt 5pt 0; border-top: 0.5pt solid #b9bec9; overflow-wrap: anywhere }
th { font-size: 9pt; color: #565d6b }
td:first-child, th:first-child { width: 46% }
tr { break-inside: avoid }
</style>
<h1>Afirmaciones del sitio y sus comprobantes</h1>
<p>${escaped(doctor)} · ${escaped(siteUrl)} · ${escaped(day)}</p>
${groups.map(groupHtml).join('\n')}
</html>`

const groupHtml = ({ title, claims }: ClaimGroup) => `<h2>${escaped(title)}</h2>
<table><thead><tr><th>Lo que dice el sitio</th><th>Cómo se comprueba</th></tr></thead><tbody>
${claims.map(({ claim, proof }) => `<tr><td>${escaped(claim)}</td><td>${escaped(proof)}</td></tr>`).join('\n')}
</tbody></table>`
