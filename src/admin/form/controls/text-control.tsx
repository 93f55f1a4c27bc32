import { ActionIcon, Group, Text } from '@mantine/core'
import { Icon } from '#admin/shell/icon.tsx'
import { fieldAt } from '#content/fields/field-walk.ts'
import type { TextKind } from '#content/fields/fields.ts'
import type { TextField } from '#content/fields/schema-tree.ts'
import { readLink } from '#content/links/read-link.ts'
import { DerivedNote } from '../facts/derived-note.tsx'
import { useShownDerivedText } from '../facts/facts-context.ts'
import { MarkTools } from '../facts/mark-tools.tsx'
import { MarkedInput } from '../facts/marked-input.tsx'
import { takesMarks } from '../facts/takes-marks.ts'
import { useFallbackText } from '../fallback-texts.ts'
import { FieldFrame, type InputWiring, useText } from '../field-frame.tsx'
import { useForm } from '../form-context.tsx'
import { PhraseAdvice } from '../phrase-advice.tsx'
import styles from './controls.module.css'
import { EarlyPriceNote } from './price-notes.tsx'

/** Keyboards for phones. The input type stays `text`: with other types, browsers drop spaces during typing. */
const keyboards: Partial<Record<TextKind, 'url' | 'email'>> = {
  url: 'url',
  email: 'email',
}

/** Fields with at least this length limit show their text in as many rows as it needs. */
const wrapsFrom = 160

type Props = { readonly field: TextField; readonly path: string }

/** A text: plain text of a line or of several paragraphs, address, date. */
export function TextControl({ field, path }: Props) {
  const value = useText(path)
  return (
    <FieldFrame field={field} path={path} note={<Notes field={field} path={path} value={value} />}>
      {(wiring) => <TextInput field={field} path={path} value={value} wiring={wiring} />}
    </FieldFrame>
  )
}

function Notes({ field, path, value }: Props & { readonly value: string }) {
  const { label, kind, maxLength } = field
  const address = kind === 'url' ? readAddress(field, value) : ''
  const { length } = value.trim()
  const { draft } = useForm()
  // A patient's words are hers.
  const isTestimonial = fieldAt(draft.tree, 'consent') !== undefined
  return (
    <>
      {/* A longer text is not cut; it is an error. */}
      {maxLength && kind !== 'date' && length >= maxLength * 0.85 && (
        <Text size="xs" pt={4} c={length > maxLength ? 'danger.7' : 'dimmed'}>
          {length} de {maxLength} caracteres
        </Text>
      )}
      {/* What '@usuario', 'facebook.com/…' or a shared text stands for. */}
      {address !== '' && address !== value.trim() && (
        <Text size="sm" pt={5} style={{ overflowWrap: 'anywhere' }}>
          Se leyó: <b>{address}</b>
        </Text>
      )}
      {kind !== 'url' && kind !== 'date' && !isTestimonial && <PhraseAdvice path={path} value={value} />}
      {field.isPriceDate && <EarlyPriceNote path={path} />}
      <DerivedNote path={path} label={label} />
      {takesMarks(field) && <MarkTools path={path} label={label} />}
    </>
  )
}

/** The address as it will be opened; empty if the field refuses it. */
function readAddress({ schema }: TextField, value: string): string {
  const { data } = schema.safeParse(value)
  const read = readLink(typeof data === 'string' ? data : '', { hosts: [] })
  return read.kind === 'link' ? read.href : ''
}

type InputProps = Props & { readonly value: string; readonly wiring: InputWiring }

function TextInput({ field, path, value, wiring }: InputProps) {
  const { draft } = useForm()
  const derived = useShownDerivedText(path)
  const fallback = useFallbackText(path) ?? derived
  const keyboard = keyboards[field.kind]
  const isLong = field.kind === 'longText'
  const wraps = field.kind === 'text' && (field.maxLength ?? 0) >= wrapsFrom
  const common = { ...wiring, value, placeholder: fallback }
  const edit = (text: string) => draft.edit(path, wraps ? text.replace(/(?<!\s)\s*\n\s*/g, ' ') : text)
  const input = {
    ...common,
    type: field.kind === 'date' ? 'date' : 'text',
    autoComplete: 'off',
    spellCheck: keyboard === undefined,
    inputMode: keyboard,
  }
  if (isLong || takesMarks(field)) {
    return (
      <MarkedInput value={value} onEdit={edit}>
        {({ className = '', onChange }) =>
          isLong || wraps ? (
            <textarea
              {...common}
              className={`${styles.input} ${isLong ? styles.longText : styles.wraps} ${className}`}
              rows={isLong ? 5 : 1}
              onKeyDown={(event) => wraps && event.key === 'Enter' && event.preventDefault()}
              onChange={onChange}
            />
          ) : (
            <input {...input} className={`${styles.input} ${className}`} onChange={onChange} />
          )
        }
      </MarkedInput>
    )
  }
  const address = field.kind === 'url' ? readAddress(field, value) : ''
  return (
    <Group gap="xs" wrap="nowrap">
      <input
        {...input}
        className={styles.input}
        onBlur={() => {
          // Fields whose schema keeps a link as it was typed store what was understood too.
          if (address !== '' && field.schema.safeParse(value).data === value) edit(address)
          wiring.onBlur()
        }}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      {field.kind === 'url' && <OpenLink url={address || (derived ?? '')} label={field.label} />}
    </Group>
  )
}

/** Opens an address, so that the user can check it. */
function OpenLink({ url, label }: { url: string; label: string }) {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return null
  return (
    <ActionIcon
      component="a"
      variant="subtle"
      size={44}
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={`Abrir: ${label} (en otra pestaña)`}
    >
      <Icon name="external" size={18} />
    </ActionIcon>
  )
}
