import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrokenScreen } from './shell/broken-screen.tsx'

/**
 * Renders the admin in the container. When React cannot go on, a new container offers to open the admin again. Nothing
 * typed is lost, because drafts live outside of React.
 */
export function renderAdmin(container: HTMLElement, admin: ReactNode): void {
  let isBroken = false
  const root = createRoot(container, {
    onUncaughtError: replaceBroken,
    onCaughtError(error) {
      // Another program, such as the browser's translation, moved elements. React leaves a part of the former screen
      // behind, even where an error boundary caught the error.
      if (error instanceof DOMException) replaceBroken(error)
      else console.error(error)
    },
  })
  root.render(<StrictMode>{admin}</StrictMode>)

  function replaceBroken(error: unknown): void {
    if (isBroken) return
    isBroken = true
    console.error(error)
    const fresh = document.createElement('div')
    fresh.id = container.id
    container.replaceWith(fresh)
    // Dialogs and menus are rendered outside of the container.
    for (const portal of document.querySelectorAll('[data-portal]')) portal.remove()
    askToReopen(fresh, admin, error)
    // Not at once: React is still at work. Ends the effects of the former screen.
    setTimeout(() => root.unmount())
  }
}

function askToReopen(container: HTMLElement, admin: ReactNode, error: unknown): void {
  const root = createRoot(container)
  root.render(
    <BrokenScreen
      error={error}
      onReopen={() => {
        root.unmount()
        renderAdmin(container, admin)
      }}
    />,
  )
}
