import { expect, test } from 'vitest'
import type { JsonObject } from '#content/values/json.ts'
import { followPlaces } from './follow-places.ts'

const site = (...otherPlaces: JsonObject[]): JsonObject => ({ doctorWorkInfo: { otherPlaces } })
const place = { id: 'star', header: 'Star Médica', mapLink: '' }

const edits = (after: JsonObject, before: JsonObject) =>
  Object.fromEntries(
    followPlaces(after, before).map(({ path, value }) => [
      path.replace('doctorWorkInfo.otherPlaces.', ''),
      value,
    ]),
  )

test('a pasted link sets the pin of its own place', () => {
  const other = { ...place, id: 'torre' }
  const mapLink = 'https://waze.com/ul?ll=19.41,-99.17'
  expect(edits(site(other, { ...place, mapLink }), site(other, place))).toEqual({
    'star.point': { lat: 19.41, lng: -99.17 },
  })
})

test('of pasted coordinates only the pin is kept, while typed ones stay', () => {
  expect(edits(site({ ...place, mapLink: '19.41, -99.17' }), site(place))).toMatchObject({
    'star.mapLink': '',
  })
  const typing = site({ ...place, mapLink: '19.41, -99.1' })
  expect(edits(site({ ...place, mapLink: '19.41, -99.17' }), typing)).not.toHaveProperty(['star.mapLink'])
})

test('another link that names no point takes the pin of the former link away', () => {
  const pinned = {
    ...place,
    mapLink: 'https://waze.com/ul?ll=19.41,-99.17',
    point: { lat: 19.41, lng: -99.17 },
  }
  const moved = { ...pinned, mapLink: 'https://www.google.com/maps/dir/Casa/Torre/@19.3,-99.3,12z' }
  expect(edits(site(moved), site(pinned))).toEqual({ 'star.point': null })
  const own = { lat: 19.5, lng: -99.2 }
  expect(edits(site({ ...moved, point: own }), site({ ...pinned, point: own }))).toEqual({})
})

test('moving places changes nothing in them', () => {
  const other = { ...place, id: 'torre', mapLink: 'https://waze.com/ul?ll=19.41,-99.17' }
  expect(edits(site(other, place), site(place, other))).toEqual({})
})

test('a pasted link sets the pin of the first place, the hospital and the emergency service too', () => {
  const blocks = (mapLink: string): JsonObject => ({
    doctorWorkInfo: {
      consulting: { mapLink },
      hospital: { mapLink },
      urgencies: { mapLink },
      otherPlaces: [],
    },
  })
  const found = followPlaces(blocks('https://waze.com/ul?ll=19.41,-99.17'), blocks(''))

  expect(found).toEqual(
    ['consulting', 'hospital', 'urgencies'].map((key) => ({
      path: `doctorWorkInfo.${key}.point`,
      value: { lat: 19.41, lng: -99.17 },
    })),
  )
})
