import { expect, test } from 'vitest'
import { itemPath, partAt, positionPath, segmentsOf, withPartAt } from './item-path.ts'

const site = {
  places: [
    { id: '2', name: 'Roma', phones: ['55 1'] },
    { id: '1', name: 'Polanco', phones: ['55 2', '55 3'] },
  ],
}

test('a path names items by their ids and texts by their positions', () => {
  expect(partAt(site, 'places.1.name')).toBe('Polanco')
  expect(partAt(site, 'places.1.phones.1')).toBe('55 3')
  expect(withPartAt(site, 'places.1.name', 'Del Valle')).toMatchObject({
    places: [{ name: 'Roma' }, { name: 'Del Valle' }],
  })
})

test('a path of an item that others removed has no value and changes nothing', () => {
  expect(partAt(site, 'places.0.name')).toBeUndefined()
  expect(withPartAt(site, 'places.0.name', 'x')).toBe(site)
})

test('a path with positions becomes one with ids and back', () => {
  expect(itemPath(site, 'places.1.phones.0')).toBe('places.1.phones.0')
  expect(itemPath(site, 'places.0.name')).toBe('places.2.name')
  expect(positionPath(site, 'places.2.name')).toBe('places.0.name')
})

test('an id that is being typed and is empty, or that of an earlier item, is a position in brackets', () => {
  const typing = [{ id: 'roma' }, { id: 'roma' }, { id: '' }]
  expect(segmentsOf(typing)).toEqual(['roma', '[1]', '[2]'])
  expect(withPartAt(typing, '[1].id', 'roma-2')).toEqual([{ id: 'roma' }, { id: 'roma-2' }, { id: '' }])
})
