import type { Field } from '../fields/schema-tree.ts'

/** A section of the home page, with its layout and its visibility. */
export const isOneThing = (field: Field): boolean =>
  field.kind === 'group' &&
  ['component', 'display'].every((key) => field.fields.some((child) => child.key === key))

/** Fields that change with another one in the same step: a picture with its description and its crop, a pin. */
const together = [
  [
    'doctorInfo.googleMapsLink',
    'doctorInfo.googleMapsEmbedLink',
    'doctorInfo.latitude',
    'doctorInfo.longitude',
  ],
  [
    'heroSection.mainImage',
    'heroSection.imageAlt',
    'heroSection.mainOffset',
    'heroSection.tabletImage',
    'heroSection.tabletOffset',
    'heroSection.mobileImage',
    'heroSection.mobileOffset',
  ],
  ['aboutMe.imagePath', 'aboutMe.imageAlt'],
  ['signOff.reviewer', 'signOff.licence', 'signOff.date'],
  ['callToAction.imagePath', 'callToAction.imageAlt'],
  // Of a picture of the library.
  ['alt', 'decorative'],
  ['file', 'focusX', 'focusY'],
] as const

const firstPaths: ReadonlyMap<string, string> = new Map(
  together.flatMap(([first, ...others]) => [first, ...others].map((path) => [path, first] as const)),
)

/** The path of the first of the fields that change together; undefined for other fields. */
export const keyOfTogether = (path: string): string | undefined => firstPaths.get(path)
