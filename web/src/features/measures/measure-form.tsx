import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { Card } from '../../design/layout/card.tsx';
import { iconPhone } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { sameValue } from '../../shared/records/merge/same-value.ts';
import { useRecord, useSaveRecord } from '../records/records.queries.ts';
import { localDay } from '../../shared/local-day.ts';
import {
  type DraftErrors,
  type DraftField,
  type FigureField,
  type MeasureDraft,
  readDraft,
} from './measure-draft.ts';
import { measures, type SavedMeasure } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as cardStyles from '../../design/layout/card.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './measures.module.css';

const { form: texts, fields } = measuresMessages;
const FIRST = ['weightKg', 'chestCm', 'waistCm', 'hipsCm', 'thighsCm', 'armsCm'] as const;
const MORE = [
  'neckCm',
  'calfCm',
  'bodyFatPercent',
  'restingPulse',
  'systolic',
  'diastolic',
] as const;

/** The same one each time: what was right and still is draws nothing again. */
const NO_ERRORS: DraftErrors = {};

type MeasureFormProps = {
  /** The one that is being changed; without it, a new one. */
  changing: SavedMeasure | undefined;
  draft: MeasureDraft;
  onType: (draft: MeasureDraft) => void;
  /** It was saved, or it was left. */
  onDone: () => void;
};

export function MeasureForm({ changing, draft, onType, onDone }: MeasureFormProps) {
  const [today] = useState(() => localDay(new Date()));
  const [errors, setErrors] = useState(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const { save, isSlow, error: notSaved } = useSaveRecord(measures);
  const hasMore = MORE.some((field) => draft[field] !== '' || errors[field] !== undefined);

  function type(field: DraftField, text: string) {
    onType({ ...draft, [field]: text });
    // What was wrong is no longer what is written; the rest is told when it is saved.
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { measure, errors: fieldErrors } = readDraft(
      draft,
      localDay(new Date()),
      changing?.value,
    );
    setErrors(fieldErrors ?? NO_ERRORS);
    if (!measure) {
      const [first] = [...FIRST_ON_SCREEN].filter((field) => fieldErrors[field] !== undefined);
      // After the details that hide it have opened.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus(),
      );
      return;
    }
    const saved = await save({ original: changing, value: measure });
    if (saved?.outcome === 'saved') toast({ title: changing ? texts.changed : texts.saved });
    if (saved) onDone();
  }

  const figure = (field: FigureField) => (
    <Field
      key={field}
      name={field}
      label={fields[field].label}
      unit={fields[field].unit}
      inputMode="decimal"
      value={draft[field]}
      error={errors[field]}
      onChange={({ target }) => type(field, target.value)}
    />
  );

  return (
    <Card
      tab={changing ? texts.editing : texts.tab}
      aria-label={changing ? texts.editing : texts.tab}
    >
      <form
        ref={form}
        className={classNames(cardStyles.body, frameStyles.stack)}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {changing ? <ChangedMeanwhile measure={changing} /> : null}
        <Field
          name="takenOn"
          type="date"
          label={texts.day}
          value={draft.takenOn}
          max={today}
          error={errors.takenOn}
          onChange={({ target }) => type('takenOn', target.value)}
        />
        <div className={styles.fields}>{FIRST.map(figure)}</div>
        <details open={hasMore || undefined} className={styles.more}>
          <summary>{texts.more}</summary>
          <div className={styles.fields}>{MORE.map(figure)}</div>
        </details>
        {notSaved ? (
          <Alert kind="error" title={texts.notSaved}>
            {readableError(notSaved)}
          </Alert>
        ) : null}
        <p className={styles.saved}>
          <Icon path={iconPhone} size="s" /> {texts.offline}
        </p>
        <div className={frameStyles.buttonRow}>
          {changing ? <Button onClick={onDone}>{texts.cancel}</Button> : null}
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={isSlow}
            busyLabel={texts.saving}
          >
            {changing ? texts.change : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Another device wrote the measure while it is in the form. */
function ChangedMeanwhile({ measure }: { measure: SavedMeasure }) {
  const { data: current } = useRecord(measures, measure.id);
  if (current === undefined || sameValue(current?.stored, measure.stored)) return null;
  return (
    <Alert
      title={current ? syncMessages.changedMeanwhile : syncMessages.deletedMeanwhile}
      announce
    />
  );
}

const FIRST_ON_SCREEN: readonly DraftField[] = ['takenOn', ...FIRST, ...MORE];
