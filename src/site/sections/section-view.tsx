import { renderToStaticMarkup } from 'react-dom/server'
import { catalogue, type SectionType, VariantNotFoundError } from '#content/catalogue/index.ts'
import { type RenderContext, RenderContextProvider, useRenderContext } from '#site/render-context.ts'
import { sectionAnchor } from '#site/section-anchors.ts'
import { registry } from './registry.ts'
import type { SectionComponent } from './section.ts'
import styles from './section-view.module.css'

/**
 * Renders a section in the chosen variant; nothing if the owner hides it. If it throws, an error state is shown and
 * the rest of the page is not affected.
 */
export function SectionView({ type }: { type: SectionType }) {
  const context = useRenderContext()
  if (!context.site['selected-sections'][type].display) return null
  const html = sectionHtml(type, context)
  if (html === '') return null
  return <div data-section={type} id={sectionAnchor(type)} dangerouslySetInnerHTML={{ __html: html }} />
}

function sectionHtml(type: SectionType, context: RenderContext): string {
  try {
    const Component = findComponent(type, context.site['selected-sections'][type].component)
    return renderInContext(<Component />, context)
  } catch (error) {
    context.onSectionError(type, error)
    return renderToStaticMarkup(<SectionError message={error instanceof Error ? error.message : ''} />)
  }
}

const renderInContext = (children: React.ReactNode, context: RenderContext) =>
  renderToStaticMarkup(<RenderContextProvider value={context}>{children}</RenderContextProvider>)

/** @throws {VariantNotFoundError} unless the type is NavMenu, which falls back to its default variant. */
function findComponent(type: SectionType, file: string): SectionComponent {
  const components: Readonly<Record<string, SectionComponent>> = registry[type]
  const component = Object.hasOwn(components, file) ? components[file] : undefined
  if (component) return component
  const fallback = components[catalogue[type].variants[0].file]
  if (type === 'NavMenu' && fallback) return fallback
  throw new VariantNotFoundError(type, file)
}

function SectionError({ message }: { message: string }) {
  return (
    <section className={`wrap ${styles.error}`}>
      <p>{message ? `Error: ${message}` : 'Failed to load content'}</p>
    </section>
  )
}
