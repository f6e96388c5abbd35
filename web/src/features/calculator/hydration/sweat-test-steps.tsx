import { type SweatResult, sweatResult } from '@forja/domain/hydration/sweat-test';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { Stepper } from '../../../design/navigation/stepper.tsx';
import { SaveActions } from '../../../shared/forms/save-actions.tsx';
import { useDeviceDraft } from '../../../shared/use-tab-draft.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useSaveRecord } from '../../records/records.queries.ts';
import { sweatTests } from '../sweat-tests.collection.ts';
import { NoticeList } from '../explained/notice-list.tsx';
import { hydrationMessages } from './hydration.messages.ts';
import { emptySweat, findSweatStep, readSweat, restoreSweat, SWEAT_STEPS } from './sweat-draft.ts';
import { SweatResultView } from './sweat-result-view.tsx';
import { classNames } from '../../../design/class-names.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './hydration.module.css';

const { sweat: texts } = hydrationMessages;

/** The test spans a workout, so its answers are stored on the device. */
export function SweatTestSteps({ day, isMedical }: { day: string; isMedical: boolean }) {
  const { draft, change, clear } = useDeviceDraft('forja-borrador-sudor', {
    owner: useUserId(),
    empty: emptySweat,
    restore: restoreSweat,
  });
  const [step, setStep] = useState(() => findSweatStep(draft, day));
  const [hasMoved, setHasMoved] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSlow, error: notSaved } = useSaveRecord(sweatTests);
  const { value, errors } = readSweat(draft, day);
  const result = value && sweatResult(value);
  // The step may be out of reach after a change of account or a cleared test.
  const reached = Math.min(step, findSweatStep(draft, day));
  const { name, fields } = SWEAT_STEPS[reached] ?? SWEAT_STEPS[0];
  const isResult = name === 'result';

  function showStep(next: number) {
    setIsChecked(false);
    setHasMoved(true);
    setStep(next);
  }

  function restart() {
    clear();
    showStep(0);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isResult) {
      const isDone = fields.every(([field]) => !errors?.[field]);
      if (isDone) showStep(reached + 1);
      else setIsChecked(true);
      return;
    }
    if (!value || !result?.ok) return;
    const saved = await save({ value });
    if (!saved) return;
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    restart();
  }

  return (
    <Form
      className={classNames(cardStyles.body, frameStyles.stack)}
      aria-label={texts.title}
      onSubmit={(event) => void submit(event)}
    >
      <p>{texts.lead}</p>
      <Stepper current={reached + 1} total={SWEAT_STEPS.length} showText />
      <fieldset
        key={name}
        className={styles.step}
        tabIndex={-1}
        ref={hasMoved ? focusStep : undefined}
      >
        <legend>{texts.steps[name].title}</legend>
        <p className={textStyles.secondary}>{texts.steps[name].how}</p>
        {fields.map(([field, unit]) => (
          <Field
            key={field}
            label={texts.fields[field]}
            unit={texts.units[unit]}
            inputMode="decimal"
            value={draft[field]}
            error={isChecked ? errors?.[field] : undefined}
            onChange={({ target }) => change({ ...draft, [field]: target.value })}
          />
        ))}
        {isResult && result?.ok ? <SweatResultView result={result} isMedical={isMedical} /> : null}
        {isResult && result?.ok === false ? <NoRate result={result} /> : null}
      </fieldset>
      {isResult && result?.ok ? (
        <SaveActions
          label={texts.save}
          isSlow={isSlow}
          error={notSaved}
          errorTitle={texts.notSaved}
        />
      ) : null}
      <div className={frameStyles.buttonRow}>
        {reached > 0 ? <Button onClick={() => showStep(reached - 1)}>{texts.back}</Button> : null}
        {isResult ? (
          <Button onClick={restart}>{texts.restart}</Button>
        ) : (
          <Button type="submit" variant="primary">
            {texts.next}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The warning about a gained weight precedes the errors. */
const NoRate = ({ result }: { result: Extract<SweatResult, { ok: false }> }) => (
  <>
    <NoticeList notices={result.notices} />
    <Alert
      kind={result.why === 'impossible' ? 'error' : 'warning'}
      title={texts.noRate[result.why].title}
    >
      {texts.noRate[result.why].text}
    </Alert>
  </>
);

/** Focus moves to the new step, so that a screen reader goes on from its name. */
const focusStep = (fieldset: HTMLFieldSetElement | null) =>
  fieldset?.focus({ preventScroll: true });
