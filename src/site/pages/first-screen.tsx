const endId = 'fin-primera-vista'

/** Parts make room for each other: drawn while they still arrive, a menu or a title would move from place to place. */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${endId}`} blocking="render" />

/** Stands where all that a window shows first has arrived: what `AwaitFirstScreen` makes the browser draw nothing before. */
export const FirstScreenEnd = () => <div id={endId} hidden />
