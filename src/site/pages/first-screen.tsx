const endId = 'fin-primera-vista'

/**
 * Delays the first paint until the parser reaches `FirstScreenEnd`: menu and title would move while their neighbours
 * arrive.
 */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${endId}`} blocking="render" />

/** Marks the end of the content that the first screen shows; see `AwaitFirstScreen`. */
export const FirstScreenEnd = () => <div id={endId} hidden />
