/** How often a property is tried. The soak tier tries ten times as many cases, from a seed of its own. */
export const runs = (inGate: number) => ((process.env.TEST_SEED ?? '1') === '1' ? inGate : 10 * inGate)
