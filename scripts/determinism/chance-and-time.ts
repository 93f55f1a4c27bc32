import { parseSync } from 'vite'
import { isNode, lineAt, nodesOf, type SyntaxNode, type Violation } from '../support/syntax-nodes.ts'

/** The longest time in ms that a test of the gate, or a wait in it, may take. */
const maxTimeout = 30_000

type Rule = (node: SyntaxNode, isClockFaked: boolean) => string | undefined

/** What makes the outcome of a test depend on chance, on the clock or on the load of the machine. */
export function chanceAndTime(file: string, text: string): Violation[] {
  const nodes = [...nodesOf(parseSync(file, text).program)]
  const isClockFaked = nodes.some((node) => calledName(node) === 'useFakeTimers')
  return nodes.flatMap((node) =>
    rules.flatMap((rule) => {
      const message = rule(node, isClockFaked)
      return message === undefined ? [] : [{ file, line: lineAt(text, node.start), message }]
    }),
  )
}

const rules: readonly Rule[] = [
  (node) => (calledName(node) === 'waitForTimeout' ? 'waits for a time: wait for a state' : undefined),
  (node) => (calledName(node) === 'toPass' ? 'repeats until it passes: wait for a state' : undefined),
  (node) => (node.value === 'networkidle' ? 'waits for a quiet network: wait for a state' : undefined),
  (node) => (memberName(node) === 'Math.random' ? 'depends on chance' : undefined),
  (node) => (isSeedFromClock(node) ? 'takes a seed from the clock' : undefined),
  (node) => (measuredTimes.has(memberName(node)) ? 'measures time' : undefined),
  (node) => (isTimerImport(node) ? 'sleeps: wait for a state' : undefined),
  (node, isClockFaked) => (!isClockFaked && isSleep(node) ? 'sleeps: wait for a state' : undefined),
  (node) => (isActingPoll(node) ? 'acts while it polls: act once, then wait for a state' : undefined),
  (node) => (isRetry(node) ? 'repeats a failed test' : undefined),
  (node) => (memberName(node) === 'test.slow' ? 'takes longer than 30 s' : undefined),
  (node) => (isLongTimeout(node) ? 'has a timeout above 30 s' : undefined),
]

const measuredTimes = new Set<string | undefined>([
  'performance.now',
  'process.cpuUsage',
  'process.threadCpuUsage',
  'process.hrtime',
])

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined

/** 'Math.random' for that expression; undefined for every other node. */
function memberName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined
  return `${nameOf(node.object)}.${nameOf(node.property)}`
}

/** The last name of what is called: 'toPass' for `expect(…).toPass()`. */
function calledName({ type, callee }: SyntaxNode): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined
  return nameOf(callee) ?? nameOf(callee.property)
}

const argumentsOf = ({ arguments: given }: SyntaxNode): readonly unknown[] =>
  Array.isArray(given) ? given : []

const includes = (value: unknown, isFound: (node: SyntaxNode) => boolean) => [...nodesOf(value)].some(isFound)

const readsClock = (value: unknown) =>
  includes(
    value,
    (node) =>
      memberName(node) === 'Date.now' ||
      (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && argumentsOf(node).length === 0),
  )

/** `const seed = Date.now()`, `{ seed: Date.now() }` or `random(Date.now())`. */
function isSeedFromClock(node: SyntaxNode): boolean {
  if (node.type === 'VariableDeclarator') return /seed/i.test(nameOf(node.id) ?? '') && readsClock(node.init)
  if (node.type === 'Property') return /seed/i.test(nameOf(node.key) ?? '') && readsClock(node.value)
  return /seed|random/i.test(calledName(node) ?? '') && readsClock(argumentsOf(node))
}

const isTimerImport = ({ type, source, specifiers }: SyntaxNode): boolean =>
  type === 'ImportDeclaration' &&
  isNode(source) &&
  /^(?:node:)?timers\/promises$/.test(String(source.value)) &&
  includes(specifiers, ({ imported }) => nameOf(imported) === 'setTimeout')

/** `new Promise((resolve) => setTimeout(resolve, time))`. Without a time, it is only the next turn. */
function isSleep(node: SyntaxNode): boolean {
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Promise') return false
  const [executor] = argumentsOf(node)
  if (!isNode(executor) || !Array.isArray(executor.params)) return false
  const resolve = nameOf(executor.params[0])
  return includes(executor.body, (call) => {
    const [callback, time] = argumentsOf(call)
    return calledName(call) === 'setTimeout' && time !== undefined && isOnlyCallOf(callback, resolve)
  })
}

/** Whether a callback is the function with this name, or calls only that. */
function isOnlyCallOf(callback: unknown, name: string | undefined): boolean {
  if (name === undefined || !isNode(callback)) return false
  if (nameOf(callback) === name) return true
  return isNode(callback.body) && calledName(callback.body) === name
}

const polls = new Set<string | undefined>(['poll', 'waitFor', 'eventually', 'waitForFunction'])
const actions =
  /^(?:click|dblclick|tap|press|fill|type|check|uncheck|hover|goto|reload|wheel|scrollTo|selectOption|setInputFiles)$/

const isActingPoll = (node: SyntaxNode): boolean =>
  polls.has(calledName(node)) &&
  includes(argumentsOf(node)[0], (inner) => actions.test(calledName(inner) ?? ''))

/** Options of a test or of a group that repeat it: `{ retry: 2 }`, `configure({ retries: 2 })`. */
function isRetry(node: SyntaxNode): boolean {
  const name = calledName(node)
  const isTest = name === 'test' || name === 'describe' || name === 'configure'
  return (
    isTest &&
    argumentsOf(node).some(
      (given) =>
        isNode(given) &&
        Array.isArray(given.properties) &&
        given.properties.some(
          ({ key, value }) => /^retr(?:y|ies)$/.test(nameOf(key) ?? '') && numberOf(value) !== 0,
        ),
    )
  )
}

/** A number, also as a product of numbers; undefined for every other expression. */
function numberOf(node: unknown): number | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return undefined
  const [left, right] = [numberOf(node.left), numberOf(node.right)]
  return left === undefined || right === undefined ? undefined : left * right
}

const isLong = (value: unknown): boolean => (numberOf(value) ?? 0) > maxTimeout

/** `timeout: 60_000`, `const startTimeout = 60_000`, `AbortSignal.timeout(60_000)`, `test.setTimeout(60_000)`. */
function isLongTimeout(node: SyntaxNode): boolean {
  if (node.type === 'Property') return /timeout$/i.test(nameOf(node.key) ?? '') && isLong(node.value)
  if (node.type === 'VariableDeclarator') return /timeout$/i.test(nameOf(node.id) ?? '') && isLong(node.init)
  const given = argumentsOf(node)
  if (
    isNode(node.callee) &&
    /^(?:test|AbortSignal)\.(?:setTimeout|timeout)$/.test(memberName(node.callee) ?? '')
  )
    return isLong(given[0])
  return (
    /^(?:test|it|beforeAll|afterAll|beforeEach|afterEach)$/.test(calledName(node) ?? '') && given.some(isLong)
  )
}
