import {
  type Assertion,
  type CharacterClass,
  CharSet,
  type Concatenation,
  type Element,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  type Quantifier,
} from 'refa'
import { analyse } from 'scslre'

/**
 * Why a regular expression may take longer than linear time on a long text; undefined if nothing was found. `scslre`
 * finds the texts that repeat one character, the rest of this file those that repeat a word, as '<a<a<a' for `<a[^>]*>`.
 */
export function superLinear(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }).reports
  if (report) return `many ${JSON.stringify(report.character.pick)}`
  return repeatedPrefix(source, flags)
}

/**
 * An unlimited repetition that also matches the start of the pattern, or what comes after an earlier unlimited
 * repetition, up to itself. On a text that repeats this part, it runs to the end from every place where it can begin.
 */
function repeatedPrefix(source: string, flags: string): string | undefined {
  const parser = JS.Parser.fromLiteral({ source, flags })
  const { expression, maxCharacter } = parser.parse({ backreferences: 'disable' })
  const automaton = (...elements: NoParent<Element>[]) =>
    NFA.fromRegex({ type: 'Concatenation', elements }, { maxCharacter }, { assertions: 'ignore' })
  const anything = repeated({ type: 'CharacterClass', characters: CharSet.all(maxCharacter) }, 0)

  for (const { before, repetition, mayFail } of repetitionsIn(expression.alternatives)) {
    if (!mayFail) continue
    const own = automaton(repeated(repetition, 1))
    const starts = before.map((element, index) => ({ element, between: before.slice(index + 1) }))
    for (const { element, between } of starts) {
      if (!isUnlimited(element) || between.length === 0) continue
      const both = NFA.fromIntersection(own, automaton(repeated(element, 1)))
      if (!isDisjointWith(both, automaton(...between)))
        return 'two repetitions with a text that both match between'
    }
    if (flags.includes('y') || before.length === 0 || before.some(isTextStart)) continue
    const prefix = NFA.fromIntersection(own, automaton(...before))
    const [condition] = before
    const edges = condition ? edgesOf(condition, maxCharacter) : [{}]
    const begins = edges.some(({ first, last }) => {
      const opening = first ? NFA.fromIntersection(prefix, automaton(first, anything)) : prefix
      return !isDisjointWith(opening, last ? automaton(anything, last) : automaton(anything))
    })
    if (begins) return 'a repetition that also matches what is before it'
  }
  return undefined
}

type Repetition = {
  readonly repetition: Quantifier
  /** What the pattern matches before it, from its start. */
  readonly before: readonly Element[]
  /** Whether something after it may not match. */
  readonly mayFail: boolean
}

function* repetitionsIn(
  alternatives: readonly Concatenation[],
  before: readonly Element[] = [],
  mayFail = false,
): Generator<Repetition> {
  for (const { elements } of alternatives) {
    for (const [index, element] of elements.entries()) {
      if (!('alternatives' in element) || element.type === 'Assertion') continue
      const earlier = [...before, ...elements.slice(0, index)]
      const fails = mayFail || elements.slice(index + 1).some((next) => !isOptional(next))
      if (isUnlimited(element)) yield { repetition: element, before: earlier, mayFail: fails }
      yield* repetitionsIn(element.alternatives, earlier, fails)
    }
  }
}

const isUnlimited = (element: Element): element is Quantifier =>
  element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY

const isOptional = (element: Element): boolean => element.type === 'Quantifier' && element.min === 0

const repeated = (element: NoParent<Element>, min: number): NoParent<Quantifier> => ({
  type: 'Quantifier',
  alternatives:
    element.type === 'Quantifier' ? element.alternatives : [{ type: 'Concatenation', elements: [element] }],
  min,
  max: Number.POSITIVE_INFINITY,
  lazy: false,
})

/** Whether this is `^`: such a pattern can begin at one place only. */
const isTextStart = (element: Element): boolean =>
  isLookbehind(element) && element.negate && (singleClass(element)?.characters.isAll ?? false)

const isLookbehind = (element: Element): element is Assertion =>
  element.type === 'Assertion' && element.kind === 'behind'

/** What the word before and the word after a place must end and begin with, for a pattern to match there. */
type Edges = { readonly first?: NoParent<CharacterClass>; readonly last?: NoParent<CharacterClass> }

/** The alternatives that an assertion at the start of a pattern allows, as far as they are single characters. */
function edgesOf(element: Element, maxCharacter: number): Edges[] {
  if (element.type === 'Alternation')
    return element.alternatives.map(({ elements }) =>
      Object.assign({}, ...elements.map((one) => edgeOf(one, maxCharacter))),
    )
  return [edgeOf(element, maxCharacter)]
}

function edgeOf(element: Element, maxCharacter: number): Edges {
  const found = element.type === 'Assertion' ? singleClass(element) : undefined
  if (!found || element.type !== 'Assertion') return {}
  const { characters } = found
  const allowed = element.negate ? CharSet.all(maxCharacter).without(characters) : characters
  const edge: NoParent<CharacterClass> = { type: 'CharacterClass', characters: allowed }
  return element.kind === 'behind' ? { last: edge } : { first: edge }
}

function singleClass({ alternatives }: Assertion): CharacterClass | undefined {
  const [alternative] = alternatives
  const [element] = alternative?.elements ?? []
  const isSingle = alternatives.length === 1 && alternative?.elements.length === 1
  return isSingle && element?.type === 'CharacterClass' ? element : undefined
}
