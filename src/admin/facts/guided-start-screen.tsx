import { Button, Progress } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftDialogs } from '#admin/draft-screen/draft-dialogs.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { DraftStatus } from '#admin/draft-screen/draft-status.tsx'
import { useDocumentSaver } from '#admin/draft-screen/use-document-saver.ts'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { showFailure } from '#admin/shell/toast.ts'
import { screenPath } from '#admin/subject.ts'
import { AsSeen } from './as-seen.tsx'
import { FactFields } from './fact-fields.tsx'
import { factGroupAt, factGroups, stepOfField } from './fact-groups.ts'
import styles from './facts.module.css'
import { GuidedEnd } from './guided-end.tsx'
import { OfferedStudies } from './offered-studies.tsx'
import { useStep } from './step-place.ts'

/** A step says by itself that it was saved: the next one appears. */
const report = {
  saved: () => {},
  failed: (message: string) => showFailure(message),
}

/** /admin/empezar: asks a new owner for her facts, one group at a time. Each step is saved, so she can leave and return. */
export const GuidedStartScreen = () => (
  <DocumentScreen name="site-content" title="Haga suyo el sitio">
    <DraftForm draft={documentDraft('site-content').draft} facts={DraftFacts}>
      {(form) => <GuidedSteps form={form} />}
    </DraftForm>
  </DocumentScreen>
)

function GuidedSteps({ form }: { form: Form }) {
  const kept = documentDraft('site-content')
  const { step, goTo } = useStep()
  const navigate = useNavigate()
  const reveal = useCallback(
    (path: string) => {
      const place = stepOfField(path)
      if (place === undefined) return void navigate(`${screenPath({ document: 'site-content' })}#${path}`)
      if (place !== step) goTo(place)
      revealField(form, path)
    },
    [form, step, goTo, navigate],
  )
  const work = useDraftActions({ form, kept, saver: useDocumentSaver(kept), reveal, report })
  const isAtEnd = step === factGroups.length

  const next = async () => {
    const { kind } = await work.save()
    if (kind === 'saved' || kind === 'nothing') goTo(step + 1)
  }

  return (
    <>
      <ScreenBar
        title="Haga suyo el sitio"
        status={<DraftStatus hasStoredCopy={kept.hasStoredCopy} onShow={reveal} />}
      />
      <div className={screen.work}>
        <DraftNotices work={work} />
        {isAtEnd ? (
          <GuidedEnd onBack={() => goTo(step - 1)} />
        ) : (
          <Step key={step} step={step} onNext={() => void next()} goTo={goTo} />
        )}
      </div>
      <DraftDialogs work={work} />
    </>
  )
}

type StepProps = {
  readonly step: number
  readonly onNext: () => void
  readonly goTo: (step: number) => void
}

function Step({ step, onNext, goTo }: StepProps) {
  const { group, index } = factGroupAt(step)
  const saving = useDraft((state) => state.saving)
  const isFirst = index === 0
  const [selectFirst] = useState(selectOnFirstFocus)
  return (
    <section className={`stack ${screen.card} ${styles.step}`} aria-labelledby="paso">
      <div>
        <p className="muted small">
          Paso {index + 1} de {factGroups.length}: {group.title}
        </p>
        <Progress value={((index + 1) / factGroups.length) * 100} aria-label="Avance" />
      </div>
      <Question text={group.question} />
      {isFirst && (
        <p>
          En unos diez minutos su página tendrá sus datos. Puede saltarse un paso, salir cuando quiera y
          seguir después donde se quedó.
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and focus come from the fields inside. */}
      <div onFocus={selectFirst} onKeyDown={(event) => isEnterInText(event) && onNext()}>
        <FactFields group={group} />
        {group.asksStudies && <OfferedStudies />}
      </div>
      <AsSeen group={group} />
      <footer className={`sticky-foot ${styles.buttons}`}>
        {!isFirst && (
          <Button variant="subtle" onClick={() => goTo(step - 1)}>
            Anterior
          </Button>
        )}
        <Button variant="subtle" onClick={() => goTo(step + 1)}>
          Saltar
        </Button>
        <Button onClick={onNext} aria-disabled={saving || undefined}>
          {saving ? 'Guardando…' : 'Guardar y seguir'}
        </Button>
      </footer>
    </section>
  )
}

/** Receives the focus when the step appears, so that a screen reader reads the question. */
function Question({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 id="paso" ref={heading} tabIndex={-1} className={styles.question}>
      {text}
    </h2>
  )
}

/** Selects the text of a field when it is focused for the first time, so that typing replaces the sample. */
function selectOnFirstFocus() {
  const seen = new WeakSet<EventTarget>()
  return ({ target }: FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isText || seen.has(target)) return
    seen.add(target)
    target.select()
  }
}

const isEnterInText = ({ key, target, currentTarget }: KeyboardEvent) =>
  key === 'Enter' &&
  target instanceof HTMLInputElement &&
  target.type === 'text' &&
  target.getAttribute('role') !== 'combobox' &&
  currentTarget.contains(target)
