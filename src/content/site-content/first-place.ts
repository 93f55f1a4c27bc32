/** Names `doctorWorkInfo.consulting` in services and notices. Further places have ids of their own. */
export const firstPlaceId: string = 'consultorio'
