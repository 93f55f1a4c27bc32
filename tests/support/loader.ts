import type { Page } from '@playwright/test'

/**
 * Lets `goto` and `reload` of a page of the site also wait until it reacts to its first use: a sign of use before it is
 * lost. A test that holds the page's scripts or icons back calls `page.mainFrame().goto`, which does not wait.
 */
export function waitForLoader(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...request) => {
    const response = await goto(...request)
    await pageReady(page)
    return response
  }
  page.reload = async (...request) => {
    const response = await reload(...request)
    await pageReady(page)
    return response
  }
}

/**
 * Resolves when the page says that it reacts to its first use. Not by `page.evaluate`, which browsers count as use. A
 * page without the loader, as those of the admin, is ready.
 */
export async function pageReady(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `(${untilReady.toString()})()`,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  await devtools.detach()
}

function untilReady(): Promise<void> {
  const { documentElement: root } = document
  const isReady = () => 'ready' in root.dataset || !document.querySelector('script[nomodule]')
  return new Promise((resolve) => {
    if (isReady()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isReady()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributes: true })
  })
}
