import { isInMexico, isInState, stateNamed, stateOfPostalCode } from './mexican-states.ts'
import type { MapPoint } from './typed-point.ts'

/** What is asked about a point before it is taken, with the point that may be meant instead. */
export type PointDoubt = { readonly text: string; readonly instead?: MapPoint }

type AddressParts = { readonly state: string; readonly postalCode: string }

/** What is doubtful about a point: that it is outside Mexico, or in another state than the address. */
export function doubtAboutPoint(point: MapPoint, address: AddressParts): PointDoubt | undefined {
  if (!isInMexico(point)) return outsideMexico(point)
  const byCode = stateOfPostalCode(address.postalCode)
  const named = stateNamed(address.state)
  if (byCode && !isInState(point, byCode)) {
    return {
      text: `El punto no queda en ${byCode.name}, de donde es el código postal ${address.postalCode.trim()}. Revise cuál de los dos es el correcto.`,
    }
  }
  if (named && !isInState(point, named)) {
    return {
      text: `El punto no queda en ${named.name}, como dice la dirección. Revise cuál de los dos es el correcto.`,
    }
  }
}

/** A missing minus and coordinates in the wrong order are the usual errors. */
function outsideMexico({ latitude, longitude }: MapPoint): PointDoubt {
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
