import { Button, Progress } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { type DraftStore, issuePaths } from '#admin/draft/draft-store.ts'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { DraftStatus } from '#admin/draft-screen/draft-status.tsx'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { PathFields } from '#admin/form/path-fields.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import { PlacesEditor } from '#admin/places/places-editor.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { screenPath } from '#admin/subject.ts'
import { valueAt } from '#content/values/json.ts'
import { AsSeen } from './as-seen.tsx'
import {
  type FactGroup,
  factGroupAt,
  factGroups,
  hospitalAmongPlaces,
  isHospitalField,
  stepOfField,
} from './fact-groups.ts'
import styles from './facts.module.css'
import { GuidedEnd } from './guided-end.tsx'
import { OfferedStudies } from './offered-studies.tsx'
import { useStep } from './step-place.ts'

/** /admin/empezar: asks a new owner for her facts, one group at a time. They are kept, so she can leave and return. */
export const GuidedStartScreen = () => (
  <DocumentScreen name="site-content" title="Haga suyo el sitio">
    <DraftForm draft={documentDraft('site-content').draft} facts={DraftFacts}>
      {(form) => <GuidedSteps form={form} />}
    </DraftForm>
  </DocumentScreen>
)

function GuidedSteps({ form }: { form: Form }) {
  const stored = documentDraft('site-content')
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
  const work = useDraftActions({ form, stored, reveal })
  const isAtEnd = step === factGroups.length
  useOwnNameOnce(stored.draft)

  const next = () => {
    stored.draft.validate()
    const wrong = issuePaths(stored.draft.state.getState()).find((path) => stepOfField(path) === step)
    if (wrong === undefined) return goTo(step + 1)
    stored.draft.showAllIssues()
    reveal(wrong)
  }

  return (
    <>
      <ScreenBar title="Haga suyo el sitio" status={<DraftStatus stored={stored} onShow={reveal} />} />
      <div className={screen.work}>
        <DraftNotices work={work} />
        {isAtEnd ? (
          <GuidedEnd onBack={() => goTo(step - 1)} />
        ) : (
          <Step key={step} step={step} onNext={next} goTo={goTo} />
        )}
      </div>
    </>
  )
}

/** The name of her account instead of the sample's, so that she need not type it again. */
function useOwnNameOnce(draft: DraftStore): void {
  const name = useOwnName()
  const isOwner = useIsOwner()
  const written = useDraft((state) => valueAt(state.draft, 'doctorInfo.name'))
  useEffect(() => {
    const isKnown = isOwner && name !== undefined && !name.includes('@')
    if (!isKnown || written !== 'Dra. Nombre Apellido') return
    draft.set('doctorInfo.name', /^dra?\b/i.test(name) ? name : `Dra. ${name}`)
  }, [draft, name, isOwner, written])
}

type StepProps = {
  readonly step: number
  readonly onNext: () => void
  readonly goTo: (step: number) => void
}

function Step({ step, onNext, goTo }: StepProps) {
  const { group, index } = factGroupAt(step)
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
          seguir después donde se quedó. Al final los publica todos juntos.
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and focus come from the fields inside. */}
      <div onFocus={selectFirst} onKeyDown={(event) => isEnterInText(event) && onNext()}>
        {group.asksPlaces ? <PlacesEditor /> : <GroupFields group={group} />}
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
        <Button onClick={onNext}>Seguir</Button>
      </footer>
    </section>
  )
}

/** Without the fields of the hospital if she has added it as a place already. */
function GroupFields({ group: { fields, labels } }: { group: FactGroup }) {
  const hospital = useDraft(({ draft }) => hospitalAmongPlaces(draft))
  const isKnown = hospital !== undefined && fields.some(isHospitalField)
  return (
    <>
      {isKnown && <p>Su hospital, {hospital}, ya está en Lugares. Aquí solo faltan las urgencias.</p>}
      <PathFields
        paths={isKnown ? fields.filter((path) => !isHospitalField(path)) : fields}
        labels={labels}
      />
    </>
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
