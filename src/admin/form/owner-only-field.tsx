import { Box, Button, Paper, Text } from '@mantine/core'
import { sameValue } from '#content/fields/same-value.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { partAt } from '#content/values/item-path.ts'
import { isJsonList, type Json } from '#content/values/json.ts'
import frame from './field-frame.module.css'
import { fieldId, useDraft, useForm, useShownIssue, useValue } from './form-context.tsx'

/** Read-only view of an owner-only field, for assistants. */
export function OwnerOnlyField({ field, path }: { field: Field; path: string }) {
  const { draft } = useForm()
  const value = useValue(path)
  const saved = useDraft(({ base }) => partAt(base?.value, path))
  const issue = useShownIssue(path)
  const id = fieldId(path)
  const lines = linesOf(value)
  // A draft stored in this browser by an owner may contain a change of this field.
  const isChanged = saved !== undefined && !sameValue(field, saved, value)

  return (
    <div className={frame.frame}>
      <Box component="dl" m={0}>
        <dt className={frame.label}>{field.label}</dt>
        {/* Focusable, so that the search and error links can focus it. */}
        <Paper component="dd" id={id} tabIndex={-1} withBorder m={0} p="sm" bg="var(--tint)">
          {lines.length === 0 && <span className="muted">Vacío</span>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order.
            <Text key={index}>{line}</Text>
          ))}
        </Paper>
      </Box>
      {issue !== undefined && <p className={frame.error}>{issue}</p>}
      <p className={frame.hint}>Solo la dueña puede cambiarlo.</p>
      {isChanged && (
        <Button variant="subtle" size="compact-md" onClick={() => draft.set(path, saved)}>
          Dejar como está en el sitio
        </Button>
      )}
    </div>
  )
}

function linesOf(value: Json | undefined): string[] {
  const items = isJsonList(value) ? value : [value ?? '']
  return items.map((item) => (typeof item === 'object' ? '' : `${item}`)).filter((line) => line.trim() !== '')
}
