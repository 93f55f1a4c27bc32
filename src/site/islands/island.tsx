import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { withoutLinksToPictures } from '#site/picture-preload.ts'
import { RenderContextProvider, useRenderContext } from '#site/render-context.ts'
import type { IslandName } from './island-names.ts'

type Props<IslandProps extends object> = {
  name: IslandName
  /** The component that `browser/registry.ts` lists under `name`. */
  component: ComponentType<IslandProps & { slot: string }>
  /** Plain data: it travels to the browser as JSON. */
  props: IslandProps
  /**
   * What never changes in the browser: rendered here, handed to the component as HTML in its prop `slot`, to be put in
   * an element marked `data-slot`, from where the browser takes it again. Its data does not travel as JSON.
   */
  slot?: ReactNode
  /** `use`: hydrated at the first sign of use, wherever it stands; `visible`: when it is also near the viewport. */
  when?: 'use' | 'visible'
  className?: string | undefined
}

/** Renders a component in its own root, which `browser/loader.ts` hydrates in the browser. */
export function Island<IslandProps extends object>(island: Props<IslandProps>) {
  const { name, component: Component, props, slot, when = 'visible', className } = island
  const context = useRenderContext()
  const id = context.nextIslandId()
  const slotHtml = withoutLinksToPictures(
    renderToStaticMarkup(<RenderContextProvider value={context}>{slot}</RenderContextProvider>),
  )
  const html = withoutLinksToPictures(
    renderToString(<Component {...props} slot={slotHtml} />, { identifierPrefix: id }),
  )
  return (
    <div className={className} data-island={name} data-when={when} data-id={id}>
      <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </div>
  )
}

/** JSON that cannot end its script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
