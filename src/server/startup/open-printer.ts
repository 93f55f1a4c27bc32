import { findChromium } from '../chromium/find-chromium.ts'
import type { Config } from '../config.ts'
import { createHandoutPrinter, type PrintHandout } from '../handouts/print-handout.ts'
import { temporaryPath } from '../media/encoder/upload-folder.ts'
import type { BundleFiles } from '../responses/prepared-response.ts'

/** Prints with the system's Chromium, if there is one. */
export function openPrinter(config: Config, assets: BundleFiles): PrintHandout | undefined {
  const chromium = findChromium(config.chromium)
  if (chromium === undefined) return undefined
  return createHandoutPrinter({ chromium, assets, folder: temporaryPath(config.dataFolder) })
}
