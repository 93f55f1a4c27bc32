import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { openStateAt } from '#content/hours/open-state.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { placesOfService } from '#content/places/service-places.ts'
import { siteContent } from '#content/site-content/index.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'

const sample = sampleDocuments['site-content']

/** A site whose owner saves and reads the places. */
async function ownersSite() {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  return {
    site,
    save: (doctorWorkInfo: object) =>
      owner.post('/api/site-content', {
        siteContent: { ...sample, doctorWorkInfo: { ...sample.doctorWorkInfo, ...doctorWorkInfo } },
      }),
    read: async () => (await owner.get('/api/site-content')).json().siteContent.doctorWorkInfo,
    describe: async () => (await owner.get('/api/docs')).body,
  }
}

const morning = [{ opens: '09:00', closes: '14:00', weeks: [] }]
const place = {
  header: 'Hospital Ángeles',
  address: 'Av. Paseo Cuauhnáhuac 20',
  phones: [{ subheader: 'Recepción', phone: '+527771112233', display: '777 111 22 33' }],
  kind: 'clinica',
  point: { lat: 32.5149, lng: -117.0382 },
  mapLink: 'https://maps.app.goo.gl/abc',
  bookingLink: 'https://www.doctoralia.com.mx/angeles',
  access: 'Piso 3, consultorio 304\nEstacionamiento en el sótano',
  timeZone: 'America/Tijuana',
  byAppointment: true,
  takesEmergencies: true,
  visible: true,
}

test('every place keeps each field of the contract as it was sent', async () => {
  const { save, read } = await ownersSite()
  const schedule = { monday: morning }
  const sent = {
    consulting: { ...place, header: 'Consultorio', schedule },
    hospital: { ...place, schedule },
    urgencies: { ...place, header: 'Urgencias', schedule },
    otherPlaces: [{ ...place, header: 'Torre', schedule }],
  }

  expect((await save(sent)).statusCode).toBe(200)

  expect(await read()).toMatchObject(sent)
})

test('a body without the fields gets their defaults', async () => {
  const { save, read } = await ownersSite()

  expect((await save({ otherPlaces: [{ header: 'Torre' }] })).statusCode).toBe(200)

  const { consulting, hospital, urgencies, otherPlaces } = await read()
  const defaults = {
    point: null,
    bookingLink: '',
    access: '',
    timeZone: '',
    byAppointment: false,
    takesEmergencies: false,
    visible: true,
  }
  for (const stored of [consulting, hospital, urgencies, otherPlaces[0]])
    expect(stored).toMatchObject(defaults)
  expect([consulting.kind, hospital.kind, otherPlaces[0].kind]).toEqual([
    'consultorio',
    'hospital',
    'consultorio',
  ])
})

describe('the id of another place', () => {
  test('is made from its header, and stays when the header changes', async () => {
    const { save, read } = await ownersSite()
    const hidden = { header: 'Star Médica', visible: false }
    await save({ otherPlaces: [{ header: 'Star Médica' }, hidden, { header: 'Consultorio 2', id: 'torre' }] })
    const { otherPlaces } = await read()
    const ids = otherPlaces.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['star-medica', 'star-medica-2', 'torre'])

    await save({ otherPlaces: [{ ...otherPlaces[0], header: 'Star Médica Roma' }] })
    expect((await read()).otherPlaces).toMatchObject([{ id: 'star-medica' }])
  })

  test('is what services name, also of the first place', () => {
    const content = completeContent(
      siteContent.parse({
        ...sample,
        doctorWorkInfo: {
          consulting: { header: 'Consultorio Roma' },
          otherPlaces: [{ header: 'Torre Sur' }],
        },
      }),
    )
    const names = (...places: string[]) => placesOfService({ places }, content).map(({ name }) => name)

    expect(names('torre-sur')).toEqual(['Torre Sur'])
    expect(names('consultorio-roma')).toEqual(['Consultorio Roma'])
    expect(names('consultorio')).toEqual(['Consultorio Roma'])
  })
})

describe('is refused with the path', () => {
  const other = (...otherPlaces: object[]) => ({ otherPlaces })
  test.each<[what: string, sent: object, path: string]>([
    [
      'a header that another visible place has',
      other({ header: 'Star Médica' }, { header: ' STAR  medica' }),
      'doctorWorkInfo.otherPlaces[1].header',
    ],
    [
      'the header of the first place',
      other({ header: 'consultorio' }),
      'doctorWorkInfo.otherPlaces[0].header',
    ],
    [
      'an interval that ends before it begins',
      other({ header: 'A', schedule: { monday: [{ opens: '14:00', closes: '09:00' }] } }),
      'doctorWorkInfo.otherPlaces[0].schedule.monday[0].closes',
    ],
    [
      'a latitude beyond 90',
      { urgencies: { point: { lat: 90.1, lng: 0 } } },
      'doctorWorkInfo.urgencies.point.lat',
    ],
    [
      'a longitude beyond 180',
      { consulting: { point: { lat: 0, lng: -180.5 } } },
      'doctorWorkInfo.consulting.point.lng',
    ],
    ['half a point', { hospital: { point: { lat: 19.4 } } }, 'doctorWorkInfo.hospital.point.lng'],
    ['a kind that there is not', { hospital: { kind: 'office' } }, 'doctorWorkInfo.hospital.kind'],
    [
      'a time zone outside Mexico',
      { consulting: { timeZone: 'Europe/Madrid' } },
      'doctorWorkInfo.consulting.timeZone',
    ],
  ])('%s', async (_, sent, path) => {
    const { save } = await ownersSite()

    const refused = await save(sent)

    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toEqual([{ path, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/) }])
  })
})

test('places of one name that are stored already do not block another change', async () => {
  const { site, save } = await ownersSite()
  const doctorWorkInfo = { ...sample.doctorWorkInfo, otherPlaces: [{ header: 'Torre' }, { header: 'Torre' }] }
  const value = siteContent.parse({ ...sample, doctorWorkInfo })
  await site.store.saveRevision({ document: 'site-content', value, author: 'Ana' })

  expect((await save({ ...doctorWorkInfo, schedulingPhone: '+525512345678' })).statusCode).toBe(200)
})

test('the first place takes the link, the point and the time zone of the practice while it has none', () => {
  const shown = (consulting: object) => {
    const doctorInfo = { ...sample.doctorInfo, latitude: 19.4, longitude: -99.1 }
    const doctorWorkInfo = { consulting, timeZone: 'America/Cancun' }
    const [first] = placesOf(completeContent(siteContent.parse({ ...sample, doctorInfo, doctorWorkInfo })))
    return first
  }

  expect(shown({})).toMatchObject({
    mapPoint: { latitude: 19.4, longitude: -99.1 },
    mapLink: 'https://www.google.com/maps/search/?api=1&query=19.4,-99.1',
    timeZone: 'America/Cancun',
  })
  expect(shown({ point: { lat: 32.5, lng: -117 } })).toMatchObject({
    mapPoint: { latitude: 32.5, longitude: -117 },
    mapLink: 'https://www.google.com/maps/search/?api=1&query=32.5,-117',
    mapFrame: expect.stringContaining('!1s32.5,-117!'),
  })
  const mapLink = 'https://maps.apple.com/?q=Consultorio&ll=20.5,-100'
  expect(shown({ mapLink, timeZone: 'America/Tijuana' })).toMatchObject({
    mapPoint: { latitude: 20.5, longitude: -100 },
    mapLink,
    mapFrame: expect.stringContaining('!1s20.5,-100!'),
    timeZone: 'America/Tijuana',
  })
})

test('the hours of the first place are those of its own time zone', () => {
  const consulting = { schedule: { monday: morning }, timeZone: 'America/Tijuana' }
  const content = completeContent(siteContent.parse({ ...sample, doctorWorkInfo: { consulting } }))

  // Nine in Tijuana is eleven in Mexico City.
  expect(openStateAt(practiceHours(content, []), new Date('2026-11-30T16:59:00Z')).isOpen).toBe(false)
  expect(openStateAt(practiceHours(content, []), new Date('2026-11-30T17:00:00Z')).isOpen).toBe(true)
})

test('the description of the API has the fields', async () => {
  const description = await (await ownersSite()).describe()

  for (const word of ['"consultorio","hospital","clinica"', '"lat"', '"byAppointment"', '"takesEmergencies"'])
    expect(description).toContain(word)
  expect(description).not.toMatch(/"(?:office|clinic|same|hasParking|floor)"/)
})
