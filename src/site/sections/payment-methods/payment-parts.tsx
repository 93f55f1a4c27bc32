import type { SiteContent } from '#content/site-content/index.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'

export const pricesTitleId = 'titulo-precios'
export const methodsTitleId = 'titulo-pagos'

/** Title and text above the prices, side by side. */
export function PricesHead({
  of,
  className,
}: {
  of: SiteContent['consultationPrice']
  className: string | undefined
}) {
  return (
    <div className={className}>
      {of.sectionTitle && <h2 id={pricesTitleId}>{of.sectionTitle}</h2>}
      <div>
        <Paragraphs text={of.sectionText} />
      </div>
    </div>
  )
}

/** Title and text above the ways to pay. */
export function MethodsHead({ of }: { of: SiteContent['payments'] }) {
  return (
    <div>
      {of.sectionTitle && <h2 id={methodsTitleId}>{of.sectionTitle}</h2>}
      {of.sectionSubtitle && <p>{of.sectionSubtitle}</p>}
      {of.additionalInfo && <p className="note">{of.additionalInfo}</p>}
    </div>
  )
}
