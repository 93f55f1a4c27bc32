import { type ComponentProps, lazy, Suspense } from 'react'

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }))

/** The picker, which loads when it is first opened. */
export const LazyPicker = (props: ComponentProps<typeof MediaPicker>) => (
  <Suspense>
    <MediaPicker {...props} />
  </Suspense>
)
