import { expect, test } from 'vitest'
import { notices } from '#content/notices/notice.ts'
import { phaseAt } from '#content/notices/notice-times.ts'
import { holidayNotice, noticeOf, presets } from './new-notice.ts'

test.each(
  presets.filter(({ hours }) => hours !== 'usual'),
)('a new notice «$name» is announced three days before it begins', (preset) => {
  const made = { ...noticeOf(preset, [], {}), from: '2026-12-20', until: '2026-12-27' }
  const schedule = { monday: [{ opens: '09:00', closes: '10:00' }] }
  const [notice] = notices.parse([preset.hours === 'changed' ? { ...made, schedule } : made])
  if (!notice) throw new Error('There is no notice.')

  expect(phaseAt(notice, { date: '2026-12-16', time: '23:59' })).toBe('future')
  expect(phaseAt(notice, { date: '2026-12-17', time: '00:00' })).toBe('announced')
})

test('a holiday is announced three days before', () => {
  const made = holidayNotice({ date: '2026-12-25', name: 'Navidad' }, [], {})
  expect(made.announceDays).toBe(3)
})
