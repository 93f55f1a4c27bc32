import { createContext, useContext } from 'react'

/** What the site shows while a field is empty, by the field's path. Text fields show it in grey. */
type FallbackTexts = Readonly<Record<string, string>>

const FallbackContext = createContext<FallbackTexts>({})
export const FallbackProvider = FallbackContext.Provider

/** What the site shows while this field is empty; undefined if nothing is shown. */
export const useFallbackText = (path: string): string | undefined => useContext(FallbackContext)[path]
