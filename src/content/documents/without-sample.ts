import type { DocumentValues, Snapshot } from '#content/documents/snapshot.ts'
import { formerSampleUrgencyHours } from '#content/hours/sample-urgency-hours.ts'

type Content = Snapshot['site-content']
type Degree = Content['certifications']['documents'][number]

/** Degrees of earlier samples, which named an invented institution. */
const formerSampleDegree = /Nombre de la Institución|Hospital sede y universidad/

/**
 * Leaves out what the sample invents about people and other institutions, what the law asks to be true and what it
 * promised for emergencies. Found by comparison with the sample. What the practice cannot do without, such as its
 * address, stays: it blocks the launch.
 */
export function withoutSample(sample: DocumentValues): (stored: Snapshot) => Snapshot {
  const from = sample['site-content']
  const quotes = new Set(sample.testimonials.map(({ shortTestimonial }) => shortTestimonial))
  const figures = new Set(from.experience.entities.map(({ value, label }) => `${value} ${label}`))
  const degrees = new Set(from.certifications.documents.map(({ name }) => name))
  const certificates = new Set(from.certifications.entities.map(({ name }) => name))
  const courses = new Set(from.certifications.entities.flatMap(({ elements }) => elements))
  const insurers = new Set(from.insurances.companies.map(({ name }) => name))
  const phones = new Set(from.doctorWorkInfo.hospital.phones.map(({ phone }) => phone))
  return (stored) => ({
    ...stored,
    'site-content': ownContent(stored['site-content']),
    testimonials: stored.testimonials.filter(
      ({ isSample, shortTestimonial }) => !isSample && !quotes.has(shortTestimonial),
    ),
  })

  function ownLinks(links: Content['doctorInfo']['socialLinks']): Content['doctorInfo']['socialLinks'] {
    const { facebook, instagram, linkedin, x, twitter, youtube, tiktok } = from.doctorInfo.socialLinks
    return {
      facebook: other(links.facebook, facebook),
      instagram: other(links.instagram, instagram),
      linkedin: other(links.linkedin, linkedin),
      x: other(links.x, x),
      twitter: other(links.twitter, twitter),
      youtube: other(links.youtube, youtube),
      tiktok: other(links.tiktok, tiktok),
    }
  }

  function ownContent(content: Content): Content {
    const { doctorInfo, doctorWorkInfo, certifications, experience, insurances, buttons } = content
    const cedProf = other(doctorInfo.cedProf, from.doctorInfo.cedProf)
    const cedEsp = other(doctorInfo.cedEsp, from.doctorInfo.cedEsp)
    /** The sample's degrees say nothing invented beside her own licences. */
    const hasLicence = ({ kind }: Degree) => (kind === 'profession' ? cedProf : cedEsp) !== ''
    return {
      ...content,
      doctorInfo: {
        ...doctorInfo,
        cedProf,
        cedEsp,
        email: other(doctorInfo.email, from.doctorInfo.email),
        websiteUrl: other(doctorInfo.websiteUrl, from.doctorInfo.websiteUrl),
        doctoraliaLink: other(doctorInfo.doctoraliaLink, from.doctorInfo.doctoraliaLink),
        socialLinks: ownLinks(doctorInfo.socialLinks),
      },
      doctorWorkInfo: {
        ...doctorWorkInfo,
        avisoCofepris: other(doctorWorkInfo.avisoCofepris, from.doctorWorkInfo.avisoCofepris),
        urgencies: withoutPromise(doctorWorkInfo.urgencies),
        hospitalHeader: other(doctorWorkInfo.hospitalHeader, from.doctorWorkInfo.hospitalHeader),
        hospitalAddress: other(doctorWorkInfo.hospitalAddress, from.doctorWorkInfo.hospitalAddress),
        consulting: withoutHours(doctorWorkInfo.consulting, from.doctorWorkInfo.consulting),
        hospital: {
          ...withoutHours(doctorWorkInfo.hospital, from.doctorWorkInfo.hospital),
          phones: doctorWorkInfo.hospital.phones.filter(({ phone }) => phone === '' || !phones.has(phone)),
        },
      },
      certifications: {
        ...certifications,
        documents: certifications.documents.filter(
          (degree) =>
            !formerSampleDegree.test(degree.name) && (!degrees.has(degree.name) || hasLicence(degree)),
        ),
        entities: certifications.entities
          .filter(({ name }) => name === '' || !certificates.has(name))
          .map((entity) => ({
            ...entity,
            elements: entity.elements.filter((line) => !courses.has(line)),
          })),
      },
      experience: {
        ...experience,
        entities: experience.entities.filter(({ value, label }) => !figures.has(`${value} ${label}`)),
      },
      buttons: { ...buttons, videoLink: other(buttons.videoLink, from.buttons.videoLink) },
      insurances: {
        ...insurances,
        companies: insurances.companies.filter(({ name }) => name === '' || !insurers.has(name)),
      },
    }
  }
}

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

/** The sample's hours are invented: without hours, no page says that a place is open. */
function withoutHours<Place extends Hours>(place: Place, sample: Hours): Place {
  const isSample = isEqual(place.hours, sample.hours) && isEqual(place.schedule, sample.schedule)
  return isSample ? { ...place, hours: noHours } : place
}

const isEqual = (one: Hours[keyof Hours], other: Hours[keyof Hours]) =>
  JSON.stringify(one) === JSON.stringify(other)

const noHours = { dayRange1: '', hours1: '', dayRange2: '', hours2: '' }

function withoutPromise(
  urgencies: Content['doctorWorkInfo']['urgencies'],
): Content['doctorWorkInfo']['urgencies'] {
  const { hours1, hours2 } = urgencies.hours
  const promises = [hours1, hours2].includes(formerSampleUrgencyHours)
  return promises ? { ...urgencies, hours: noHours } : urgencies
}

const other = (value: string, sampleValue: string) => (value === sampleValue ? '' : value)
