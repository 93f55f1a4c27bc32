import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NamedIcon } from './named-icon.tsx'

const render = (name: string) => renderToStaticMarkup(<NamedIcon name={name} />)

describe('NamedIcon', () => {
  test('finds interface icons and topic icons', () => {
    expect(render('calendar')).toContain('#i-calendar"')
    expect(render('endometriosis')).toContain('#i-topic-endometriosis"')
  })

  test('renders nothing for an empty or unknown name', () => {
    expect(render('')).toBe('')
    expect(render('no-existe')).toBe('')
    expect(render('constructor')).toBe('')
  })
})
