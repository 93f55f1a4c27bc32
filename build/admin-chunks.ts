import type { Rolldown } from 'vite'

/** The chunk of these modules, with all that they import and no earlier chunk has. */
const chunkOf = (name: string, ...modules: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => modules.some((module) => id.endsWith(`/src/admin/${module}`)),
})

/**
 * How the admin is split into files. Without groups, Rolldown makes a file for each set of screens that share a module:
 * 67 files for the start screen, in eleven rounds of requests over HTTP/1.1. A module goes to the first group that wants
 * it, so the order is that in which an owner needs them: sign-in, menu, start screen, forms.
 */
export const adminChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'] },
    chunkOf('sign-in', 'auth/sign-in-screen.tsx'),
    chunkOf('screens', 'screens.tsx'),
    chunkOf('start', 'start/start-screen.tsx', 'start/today/today-start.tsx', 'publish/publish-bar.tsx'),
    // Without this, every screen that shares a button with the forms would load all controls of the forms.
    { name: 'shared', minShareCount: 9 },
    chunkOf('forms', 'draft-screen/schema-screen.tsx'),
  ],
}
