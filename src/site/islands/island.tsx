import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { useRenderContext } from '#site/render-context.ts'
import type { IslandName } from './registry.ts'

type Props<IslandProps extends object> = {
  name: IslandName
  /** The component that `registry.ts` lists under `name`. */
  component: ComponentType<IslandProps>
  /** Plain data: it travels to the browser as JSON. */
  props: IslandProps
  /** `use`: hydrated at the first sign of use, wherever it stands; `visible`: when it is also near the viewport. */
  when?: 'use' | 'visible'
  className?: string | undefined
}

/** Renders a component in its own root, which `loader.ts` hydrates in the browser. */
export function Island<IslandProps extends object>(island: Props<IslandProps>) {
  const { name, component: Component, props, when = 'visible', className } = island
  const id = useRenderContext().nextIslandId()
  return (
    <div className={className} data-island={name} data-when={when} data-id={id}>
      <div
        data-root=""
        dangerouslySetInnerHTML={{
          __html: renderToString(<Component {...props} />, {
            identifierPrefix: id,
          }),
        }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </div>
  )
}

/** JSON that cannot end its script element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
