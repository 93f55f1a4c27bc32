import { testChromiumPath } from './chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Chromium that runs scripts as visitors' browsers do. */
export const usualChromium = { executablePath: testChromiumPath(), args }

/**
 * Chromium for pages that live for seconds: the optimizing compilers, frequent collections and a process for the GPU
 * cost more than they save.
 */
export const cheapChromium = {
  ...usualChromium,
  args: [
    ...args,
    '--js-flags=--no-maglev,--no-opt,--min-semi-space-size=16,--single-threaded-gc',
    '--in-process-gpu',
  ],
}
