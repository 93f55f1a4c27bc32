/** The median: the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which `share` percent of the values lie, interpolated linearly. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * share) / 100
  const lower = sorted[Math.floor(place)]
  const upper = sorted[Math.ceil(place)]
  if (lower === undefined || upper === undefined) throw new RangeError('An empty list has no percentile.')

  return lower + (upper - lower) * (place - Math.floor(place))
}
