import { Button, FileButton } from '@mantine/core'

type FileChoiceProps = {
  readonly label: string
  /** As of an `<input>`. */
  readonly accept: string
  readonly isMain?: boolean
  readonly onChoose: (file: File) => void
}

/** A button that opens the dialog for one file of this device. */
export const FileChoice = ({ label, accept, isMain, onChoose }: FileChoiceProps) => (
  <div>
    <FileButton onChange={(file) => file && onChoose(file)} accept={accept}>
      {(props) => (
        <Button {...props} variant={isMain ? 'filled' : 'outline'}>
          {label}
        </Button>
      )}
    </FileButton>
  </div>
)
