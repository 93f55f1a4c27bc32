import { fieldAt } from '../fields/field-walk.ts'
import type { Field } from '../fields/schema-tree.ts'
import { type Json, joinPath, pathSegments } from '../values/json.ts'
import { changeKey } from './choose-changes.ts'
import { type Change, documentChanges } from './document-diff.ts'

/** One thing that a person changed: the differences that belong together, such as the hours of a week. */
export type Thing = {
  /** Stays the same while the thing is changed further. */
  readonly key: string
  readonly changes: readonly Change[]
}

/**
 * What a person changed between two versions, as she would count it. Every count of changes comes from here.
 * @param isNew The later version is a new entry, which is one thing.
 */
export function thingsChanged(
  tree: Field,
  before: Json | undefined,
  after: Json | undefined,
  isNew = false,
): Thing[] {
  const changes = documentChanges(tree, before, after)
  const byKey = Object.groupBy(changes, (change) => (isNew ? 'new' : thingKey(tree, change)))
  return Object.entries(byKey).map(([key, own = []]) => ({ key, changes: own }))
}

function thingKey(tree: Field, change: Change): string {
  const whole = wholes.find((paths) => paths.some((path) => path === change.path))
  if (whole) return whole[0]
  let place = ''
  for (const segment of pathSegments(change.path)) {
    const field = fieldAt(tree, place)
    if (field && isOneThing(field)) return place
    place = joinPath(place, segment)
    if (field?.kind === 'list' && change.kind === 'changed') return place
  }
  return change.kind === 'changed' ? place : changeKey(change)
}

/** The hours of a week, a point on the map, or a section with its layout and its visibility. */
const isOneThing = (field: Field): boolean =>
  field.kind === 'group' &&
  (field.isSchedule ||
    field.nullable ||
    ['component', 'display'].every((key) => field.fields.some((child) => child.key === key)))

/** Fields that change with another one in the same step. */
const wholes = [
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
  ['callToAction.imagePath', 'callToAction.imageAlt'],
  // Of a picture of the library.
  ['alt', 'decorative'],
  ['file', 'focusX', 'focusY'],
] as const
