import type { DocumentValues, Snapshot } from '#content/documents/snapshot.ts'
import { joinPath, textOf, valueAt, withTextAt } from '#content/values/json.ts'

type Content = Snapshot['site-content']
type Degree = Content['certifications']['documents'][number]

/** Texts of `site-content` that are left out where they equal the sample's. */
const textPaths = [
  ...['cedProf', 'cedEsp', 'email', 'websiteUrl', 'doctoraliaLink'].map((key) => `doctorInfo.${key}`),
  ...['facebook', 'instagram', 'linkedin', 'x', 'twitter', 'youtube', 'tiktok'].map(
    (key) => `doctorInfo.socialLinks.${key}`,
  ),
  ...['avisoCofepris', 'hospitalHeader', 'hospitalAddress'].map((key) => `doctorWorkInfo.${key}`),
  'buttons.videoLink',
]

/**
 * Leaves out what the sample invents about people and other institutions, and what the law asks to be true. Found by
 * comparison with the sample. What the practice cannot do without, such as its
 * address, stays: it blocks the launch.
 */
export const withoutSample =
  (sample: DocumentValues) =>
  (stored: Snapshot): Snapshot =>
    separateSample(sample, stored).own

/** A snapshot without what `withoutSample` leaves out, and where that is. */
export type SeparatedSample = {
  /** Texts of the sample are empty, and its items and testimonials are not in their lists. */
  readonly own: Snapshot
  /** The paths in the given site content of what `own` does not have. */
  readonly samplePaths: readonly string[]
  readonly hasSample: boolean
}

export function separateSample(sample: DocumentValues, stored: Snapshot): SeparatedSample {
  const { content, samplePaths } = ownContent(sample['site-content'], stored['site-content'])
  const quotes = new Set(sample.testimonials.map(({ shortTestimonial }) => shortTestimonial))
  const testimonials = stored.testimonials.filter(
    ({ isSample, shortTestimonial }) => !isSample && !quotes.has(shortTestimonial),
  )
  const hasSample = samplePaths.length > 0 || testimonials.length < stored.testimonials.length
  return { own: { ...stored, 'site-content': content, testimonials }, samplePaths, hasSample }
}

function ownContent(from: Content, content: Content): { content: Content; samplePaths: string[] } {
  const samplePaths: string[] = []

  /** The items of a list that are not the sample's. */
  function ownItems<Item>(path: string, items: readonly Item[], isOfSample: (item: Item) => boolean): Item[] {
    return items.filter((item, index) => {
      const isOwn = !isOfSample(item)
      if (!isOwn) samplePaths.push(joinPath(path, index))
      return isOwn
    })
  }
  /** A place without its hours if it has those of the sample: then no page says that it is open. */
  function ownHours<Place extends Hours>(path: string, place: Place, isOfSample: boolean): Place {
    if (!isOfSample) return place
    samplePaths.push(`${path}.hours`, `${path}.schedule`)
    return { ...place, hours: noHours }
  }

  const withOwnTexts = textPaths.reduce((own, path) => {
    const text = textOf(valueAt(content, path))
    if (text === '' || text !== valueAt(from, path)) return own
    samplePaths.push(path)
    return withTextAt(own, path, '')
  }, content)

  const { doctorInfo, doctorWorkInfo, certifications, experience, insurances } = withOwnTexts
  const { consulting, hospital } = doctorWorkInfo
  const degrees = new Set(from.certifications.documents.map(({ name }) => name))
  /** The sample's degrees say nothing invented beside her own licences. */
  const hasLicence = ({ kind }: Degree) =>
    (kind === 'profession' ? doctorInfo.cedProf : doctorInfo.cedEsp) !== ''
  const certificates = new Set(from.certifications.entities.map(({ name }) => name))
  const courses = new Set(from.certifications.entities.flatMap(({ elements }) => elements))
  const figures = new Set(from.experience.entities.map(figureText))
  const insurers = new Set(from.insurances.companies.map(({ name }) => name))
  const phones = new Set(from.doctorWorkInfo.hospital.phones.map(({ phone }) => phone))

  const own = {
    ...withOwnTexts,
    doctorWorkInfo: {
      ...doctorWorkInfo,
      consulting: ownHours(
        'doctorWorkInfo.consulting',
        consulting,
        haveSameHours(consulting, from.doctorWorkInfo.consulting),
      ),
      hospital: {
        ...ownHours(
          'doctorWorkInfo.hospital',
          hospital,
          haveSameHours(hospital, from.doctorWorkInfo.hospital),
        ),
        phones: ownItems(
          'doctorWorkInfo.hospital.phones',
          hospital.phones,
          ({ phone }) => phone !== '' && phones.has(phone),
        ),
      },
    },
    certifications: {
      ...certifications,
      documents: ownItems(
        'certifications.documents',
        certifications.documents,
        (degree) => degrees.has(degree.name) && !hasLicence(degree),
      ),
      entities: ownItems(
        'certifications.entities',
        certifications.entities.map((entity, index) => ({
          ...entity,
          elements: ownItems(`certifications.entities.${index}.elements`, entity.elements, (line) =>
            courses.has(line),
          ),
        })),
        ({ name }) => name !== '' && certificates.has(name),
      ),
    },
    experience: {
      ...experience,
      entities: ownItems('experience.entities', experience.entities, (figure) =>
        figures.has(figureText(figure)),
      ),
    },
    insurances: {
      ...insurances,
      companies: ownItems(
        'insurances.companies',
        insurances.companies,
        ({ name }) => name !== '' && insurers.has(name),
      ),
    },
  }
  return { content: own, samplePaths }
}

const figureText = ({ value, label }: Content['experience']['entities'][number]) => `${value} ${label}`

/** For the page that visitors see before the launch: also without the sample's name and phones. */
export function onlyOwnContact(sample: DocumentValues): (stored: Snapshot) => Snapshot {
  const { name, phone, whatsapp } = sample['site-content'].doctorInfo
  return (stored) => {
    const { doctorInfo } = stored['site-content']
    const own = {
      name: other(doctorInfo.name, name),
      phone: other(doctorInfo.phone, phone),
      whatsapp: other(doctorInfo.whatsapp, whatsapp),
    }
    return {
      ...stored,
      'site-content': { ...stored['site-content'], doctorInfo: { ...doctorInfo, ...own } },
    }
  }
}

type Hours = Pick<Content['doctorWorkInfo']['hospital'], 'hours' | 'schedule'>

const haveSameHours = (one: Hours, other: Hours) =>
  isEqual(one.hours, other.hours) && isEqual(one.schedule, other.schedule)

const isEqual = (one: Hours[keyof Hours], other: Hours[keyof Hours]) =>
  JSON.stringify(one) === JSON.stringify(other)

const noHours = { dayRange1: '', hours1: '', dayRange2: '', hours2: '' }

const other = (value: string, sampleValue: string) => (value === sampleValue ? '' : value)
