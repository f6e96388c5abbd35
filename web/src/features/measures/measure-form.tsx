import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { Card } from '../../design/layout/card.tsx';
import { iconPhone } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { useDraftForm } from '../../shared/forms/use-draft-form.ts';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { sameValue } from '../../shared/records/merge/same-value.ts';
import { useRecord, useRecords, useSaveRecord } from '../records/records.queries.ts';
import { useIsDocument } from '../../shared/pages/document-parts.ts';
import { localDay } from '../../shared/local-day.ts';
import {
  type DraftField,
  type FigureField,
  type MeasureDraft,
  readDraft,
} from './measure-draft.ts';
import { type PreviousFigures, previousFigures } from './previous-figures.ts';
import { StepField } from './step-field.tsx';
import { measures, type SavedMeasure } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import { classNames } from '../../design/class-names.ts';
import { Form } from '../../shared/forms/form.tsx';
import * as cardStyles from '../../design/layout/card.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './measures.module.css';

const { form: texts } = measuresMessages;
const FIRST = ['weightKg', 'chestCm', 'waistCm', 'hipsCm', 'thighsCm', 'armsCm'] as const;
const MORE = [
  'neckCm',
  'calfCm',
  'bodyFatPercent',
  'restingPulse',
  'systolic',
  'diastolic',
] as const;

const FIRST_ON_SCREEN: readonly DraftField[] = ['takenOn', ...FIRST, ...MORE];

type MeasureFormProps = {
  changing: SavedMeasure | undefined;
  draft: MeasureDraft;
  onType: (draft: MeasureDraft) => void;
  onDone: () => void;
};

export function MeasureForm({ changing, draft, onType, onDone }: MeasureFormProps) {
  const isDocument = useIsDocument();
  const [today] = useState(() => localDay(new Date()));
  const { field, getMessage, handleSubmit, setFocus, setValue, getValues, clearErrors } =
    useDraftForm({
      draft,
      onType,
      parse(typed) {
        const { measure, errors } = readDraft(typed, localDay(new Date()), changing?.value);
        return measure ? { value: measure } : { errors };
      },
    });
  const { save, isSlow, error: notSaved } = useSaveRecord(measures);
  const hasMore = MORE.some((name) => draft[name] !== '' || getMessage(name) !== undefined);

  const submit = handleSubmit(
    async (measure) => {
      const saved = await save({ original: changing, value: measure });
      if (saved?.outcome === 'saved') toast({ title: changing ? texts.changed : texts.saved });
      if (saved) onDone();
    },
    (fieldErrors) => {
      const first = FIRST_ON_SCREEN.find((name) => fieldErrors[name] !== undefined);
      // After the enclosing details opened.
      if (first) requestAnimationFrame(() => setFocus(first));
    },
  );

  const previous = usePreviousFigures(changing, draft.takenOn || today);
  const figure = (name: FigureField) => (
    <StepField
      key={name}
      figure={name}
      typed={draft[name]}
      previous={previous[name]}
      onStep={(text) => {
        setValue(name, text);
        onType({ ...getValues() });
        clearErrors(name);
      }}
      {...field(name)}
    />
  );

  return (
    <Card
      tab={changing ? texts.editing : texts.tab}
      aria-label={changing ? texts.editing : texts.tab}
    >
      <Form
        className={classNames(cardStyles.body, frameStyles.stack)}
        onSubmit={(event) => void submit(event)}
      >
        {changing ? <ChangedMeanwhile measure={changing} /> : null}
        <Field
          type="date"
          label={texts.day}
          // a prerendered page is read on another day: its script sets today (site-script/today.ts)
          {...(isDocument ? { 'data-hoy': '' } : { max: today })}
          {...field('takenOn')}
        />
        <div className={styles.fields}>{FIRST.map(figure)}</div>
        <details open={hasMore || undefined} className={styles.more}>
          <summary>{texts.more}</summary>
          <div className={styles.fields}>{MORE.map(figure)}</div>
        </details>
        <SaveActions
          label={changing ? texts.change : texts.save}
          isSlow={isSlow}
          error={notSaved}
          errorTitle={texts.notSaved}
          onCancel={changing ? onDone : undefined}
        >
          <p className={styles.saved}>
            <Icon path={iconPhone} size="s" /> {texts.offline}
          </p>
        </SaveActions>
      </Form>
    </Card>
  );
}

/** Figures older than these count as not measured. */
const RECENT = { offset: 0, limit: 40 };

function usePreviousFigures(changing: SavedMeasure | undefined, day: string): PreviousFigures {
  const { records } = useRecords(measures, RECENT);
  return previousFigures(
    records.flatMap((record) => (record && record.id !== changing?.id ? [record.value] : [])),
    day,
  );
}

/** Warns when another device changes the measure under edit. */
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
