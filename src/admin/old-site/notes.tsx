import styles from './old-site.module.css'

type NotesProps = { readonly notes: readonly string[] }

/** Lines in small letters; nothing without any. */
export const Notes = ({ notes }: NotesProps) =>
  notes.length > 0 && (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )

/** Lines that open below a summary; nothing without any. */
export const MoreNotes = ({ summary, notes }: NotesProps & { readonly summary: string }) =>
  notes.length > 0 && (
    <details>
      <summary>{summary}</summary>
      <Notes notes={notes} />
    </details>
  )
