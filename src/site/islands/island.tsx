import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { withoutLinksToPictures } from '#site/picture-preload.ts'
import { RenderContextProvider, useRenderContext } from '#site/render-context.ts'
import type { IslandName } from './island-names.ts'

type Props<IslandProps extends object> = {
  name: IslandName
  /** The component that `browser/registry.ts` lists under `name`. */
  component: ComponentType<IslandProps & { slot: string }>
  /** Plain data; it is sent to the browser as JSON. */
  props: IslandProps
  /**
   * Content that never changes in the browser. The server renders it once; the component gets it as HTML in its prop
   * `slot` and puts it into an element with `data-slot`, from which the browser reads it. Its data is not sent as
   * JSON.
   */
  slot?: ReactNode
  /** `use`: hydrated at the first interaction with the page. Others: then, but only when near the viewport. */
  when?: 'use'
  className?: string | undefined
}

/** Renders a component as its own root. `browser/loader.ts` hydrates it. */
export function Island<IslandProps extends object>(island: Props<IslandProps>) {
  const { name, component: Component, props, slot, when, className } = island
  const context = useRenderContext()
  const id = context.nextIslandId()
  const slotHtml = withoutLinksToPictures(
    renderToStaticMarkup(<RenderContextProvider value={context}>{slot}</RenderContextProvider>, {
      identifierPrefix: `${id}s`,
    }),
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

/** JSON in which `<` is escaped, so that it cannot close its script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
