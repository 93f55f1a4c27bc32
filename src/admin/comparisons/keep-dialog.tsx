import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { useEndComparison } from '#admin/api/comparisons.ts'
import { messageOf } from '#admin/api/problem.ts'
import { layoutName, verdictWords } from '#admin/compared/comparison-words.ts'
import type { ComparisonReport } from '#content/layouts/comparison-report.ts'

type Props = {
  readonly report: ComparisonReport
  readonly keep: 'first' | 'second'
  readonly onClose: () => void
}

/** Asks before a comparison ends, because it cannot go on afterwards. */
export function KeepDialog({ report, keep, onClose }: Props) {
  const { mutate, isPending, error } = useEndComparison()
  const { number, section, results, verdict, firstDay } = report
  const name = layoutName(section, results[keep === 'first' ? 0 : 1].layout)
  const isUnclear = verdict !== 'first' && verdict !== 'second'
  return (
    <Modal opened onClose={onClose} title={`¿Quedarse con ${name}?`}>
      <Text mb="lg">
        La comparación termina y el sitio muestra siempre {name}.
        {isUnclear && ` ${verdictWords(report, firstDay).title}: los números no señalan a ninguno.`}
      </Text>
      {error && (
        <Alert color="danger" title="No se pudo terminar" mb="lg">
          {messageOf(error)}
        </Alert>
      )}
      <Stack gap="xs">
        <Button
          data-autofocus
          loading={isPending}
          onClick={() => mutate({ number, keep }, { onSuccess: onClose })}
        >
          Terminar y quedarse con él
        </Button>
        <Button variant="subtle" onClick={onClose} disabled={isPending}>
          Seguir comparando
        </Button>
      </Stack>
    </Modal>
  )
}
