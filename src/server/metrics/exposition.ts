type Labels = Readonly<Record<string, string>>

type Sample = { readonly labels?: Labels; readonly value: number | undefined }

export type Metric = {
  readonly name: string
  readonly type: 'counter' | 'gauge'
  /** One line that explains the metric to the operator. */
  readonly help: string
  readonly samples: readonly Sample[]
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** The metrics in Prometheus' text format. Samples without a value are omitted. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, type, help, samples }) => {
      const lines = samples
        .filter(({ value }) => value !== undefined)
        .map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}\n`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    })
    .join('')
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
