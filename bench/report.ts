import { type PartName, partNames, parts } from './parts.ts'
import { commitsOf, type Figure, type Machine, type PartResult, type Results, type Table } from './results.ts'

type Remarks = Readonly<Record<string, string>>

/**
 * Renders the report as Markdown.
 * @throws {TypeError} if the results are of several commits: beside each other they would describe a version that
 * never was.
 */
export function renderReport(results: Results, remarks: Remarks): string {
  const commits = commitsOf(results)
  if (commits.length > 1) throw new TypeError(`The results are of several commits: ${commits.join(', ')}.`)
  const there = partNames.flatMap((name) => {
    const result = results[name]
    return result ? [{ name, result }] : []
  })
  const missing = partNames.filter((name) => !results[name])
  return `${[
    '# Performance',
    'Written by `npm run bench`: do not edit. [bench/README.md](../bench/README.md) explains what each part measures and how; [performance.json](performance.json) has the same figures.',
    '## Figures',
    markdownTable(figuresTable(there.flatMap(({ result }) => result.figures))),
    ...(missing.length > 0 ? [`Not measured yet: ${missing.join(', ')}.`] : []),
    ...notReached(
      there.flatMap(({ result }) => result.figures),
      remarks,
    ),
    ...there.flatMap(({ name, result }) => partSection(name, result)),
    '## Machine',
    ...machines(there),
  ].join('\n\n')}\n`
}

/** Whether a figure reaches its target, compared as displayed; undefined without a target. */
export function isReached({ value, unit, target }: Figure): boolean | undefined {
  if (!target) return undefined
  const shown = Number(shownValue(value, unit))
  if (target.comparison === '≥') return shown >= target.value
  if (target.comparison === '≤') return shown <= target.value
  return shown === target.value
}

function figuresTable(figures: readonly Figure[]): Table {
  return {
    caption: '',
    columns: ['figure', 'measured', 'to reach', 'reached'],
    rows: figures.map((figure) => {
      const { what, value, unit, target } = figure
      const reached = isReached(figure)
      return [
        what,
        withUnit(shownValue(value, unit), unit),
        target ? `${target.comparison} ${withUnit(String(target.value), unit)}` : '',
        reached === undefined ? '' : reached ? 'yes' : '**no**',
      ]
    }),
  }
}

function notReached(figures: readonly Figure[], remarks: Remarks): string[] {
  const failed = figures.filter((figure) => isReached(figure) === false)
  if (failed.length === 0) return []
  const lines = failed.map(({ id, what }) => `- ${what}: ${remarks[id] ?? 'no reason is known yet.'}`)
  return ['### Not reached', lines.join('\n')]
}

function partSection(name: PartName, { tables, notes, ...run }: PartResult): string[] {
  const when = run.measuredAt.slice(0, 16).replace('T', ' ')
  return [
    `## ${parts[name].title}`,
    `\`npm run bench -- ${name}\`, ${when} UTC, commit ${run.commit}, ${Math.round(run.seconds)} s; CPU used by other processes just before: ${Math.round(run.busyBefore * 100)} %.`,
    ...tables.flatMap((table) => [`**${table.caption}**`, markdownTable(table)]),
    ...notes,
  ]
}

function machines(there: readonly { name: PartName; result: PartResult }[]): string[] {
  const byMachine = Map.groupBy(there, ({ result }) => JSON.stringify(result.machine))
  return [...byMachine.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const where = byMachine.size > 1 ? [`${group.map(({ name }) => name).join(', ')}:`] : []
    return [...where, markdownTable(machineTable(first.result.machine))]
  })
}

function machineTable({ cpu, cores, memoryGB, kernel, node, nginx, chromium }: Machine): Table {
  return {
    caption: '',
    columns: ['', ''],
    rows: [
      ['CPU', `${cpu}, ${cores} cores`],
      ['memory', `${memoryGB} GB`],
      ['kernel', kernel],
      ['Node', node],
      ['nginx', nginx],
      ['Chromium', chromium],
    ],
  }
}

function markdownTable({ columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

function shownValue(value: number, unit: Figure['unit']): string {
  switch (unit) {
    case '×':
      return value.toFixed(2)
    case 'ms':
      return value < 10 ? value.toFixed(1) : value.toFixed(0)
    case 'KB':
      return value.toFixed(1)
    case 'MB':
    case 'points':
      return value.toFixed(0)
    case '':
      return String(Number(value.toFixed(4)))
  }
}

const withUnit = (text: string, unit: Figure['unit']) =>
  unit === '' || unit === 'points' ? text : unit === '×' ? `${text}×` : `${text} ${unit}`
