/** Id of `doctorWorkInfo.consulting` in services and notices, unless the owner made another place the first one. */
export const firstPlaceId: string = 'consultorio'
