import type { MapPoint } from './typed-point.ts'

/** What is asked about a point before it is taken, with the point that may be meant instead. */
export type PointDoubt = { readonly text: string; readonly instead?: MapPoint }

/** Whether a point is in the box around Mexico, by INEGI's extreme coordinates. */
const isInMexico = ({ latitude, longitude }: MapPoint): boolean =>
  latitude > 14.4 && latitude < 32.8 && longitude > -118.6 && longitude < -86.6

/** What is doubtful about a point outside Mexico. A missing minus and coordinates in the wrong order are the usual errors. */
export function doubtAboutPoint(point: MapPoint): PointDoubt | undefined {
  if (isInMexico(point)) return undefined
  const { latitude, longitude } = point
  const instead = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find(isInMexico)
  return {
    text: `El punto ${latitude}, ${longitude} queda fuera de México. ¿Es correcto?${
      instead ? ` Tal vez quiso decir ${instead.latitude}, ${instead.longitude}.` : ''
    }`,
    ...(instead && { instead }),
  }
}
