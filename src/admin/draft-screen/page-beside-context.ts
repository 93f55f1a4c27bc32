import { type ComponentType, createContext } from 'react'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'

/** The page that forms show beside them. The router provides it, because the editing view uses the forms. */
export const PageBesideContext = createContext<ComponentType<{ readonly stored: StoredDraft }> | undefined>(
  undefined,
)
