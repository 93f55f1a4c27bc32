import type { Snapshot } from '#content/documents/snapshot.ts'
import { practiceSnapshot, realPractices } from './real-practices.ts'
import { snapshotWithPlaces } from './site-with-places.ts'
import { defaultsWith } from './variant-site.ts'

const services = 12

/** Every section in its default layout, the longest texts that owners type, three places and twelve services. */
export function longestPractice(): Snapshot {
  const [longest] = realPractices()
  if (!longest) throw new Error('There is no practice.')
  const snapshot = practiceSnapshot(longest, defaultsWith())
  const placed = snapshotWithPlaces(3)
  const { consulting } = snapshot['site-content'].doctorWorkInfo
  const { doctorWorkInfo } = placed['site-content']
  const more = snapshot.services.slice(0, services - snapshot.services.length)
  return {
    ...placed,
    'site-content': {
      ...snapshot['site-content'],
      doctorWorkInfo: {
        ...doctorWorkInfo,
        consulting: { ...doctorWorkInfo.consulting, header: consulting.header, address: consulting.address },
      },
    },
    services: [
      ...placed.services,
      ...more.map((service) => ({
        ...service,
        id: `${service.id}-2`,
        title: `${service.title} en Star Médica`,
      })),
    ],
  }
}
