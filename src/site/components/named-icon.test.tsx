import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NamedIcon } from './named-icon.tsx'

const render = (name: string) => renderToStaticMarkup(<NamedIcon name={name} />)

describe('NamedIcon', () => {
  test("finds the interface's icons and those of the topics", () => {
    expect(render('calendar')).toContain('#i-calendar"')
    expect(render('endometriosis')).toContain('#i-topic-endometriosis"')
  })

  test('renders nothing for a name that is empty or unknown', () => {
    expect(render('')).toBe('')
    expect(render('no-existe')).toBe('')
    expect(render('constructor')).toBe('')
  })
})
