import { sweatResult } from '@forja/domain/hydration/sweat-test';
import { type SyntheticEvent, useState } from 'react';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { date } from '../../../design/format.ts';
import { iconTrash } from '../../../design/icon-paths.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { SaveActions } from '../../../shared/forms/save-actions.tsx';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useDeleteWithUndo, useSaveRecord } from '../../records/records.queries.ts';
import { type SavedSweatTest, sweatTests } from '../sweat-tests.collection.ts';
import { hydrationMessages } from './hydration.messages.ts';
import { emptySweat, readSweat, restoreSweat, type SweatField } from './sweat-draft.ts';
import { SweatResultView } from './sweat-result-view.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as layout from '../explained/two-columns.module.css';
import * as styles from './hydration.module.css';

const { sweat: texts } = hydrationMessages;

/** The three moments of the test, in their order. */
const STEPS = [
  { name: 'before', fields: [['weightBeforeKg', 'kg']] },
  {
    name: 'during',
    fields: [
      ['minutes', 'min'],
      ['drunkMl', 'ml'],
      ['urineMl', 'ml'],
    ],
  },
  { name: 'after', fields: [['weightAfterKg', 'kg']] },
] as const satisfies readonly {
  name: string;
  fields: readonly (readonly [SweatField, 'kg' | 'ml' | 'min'])[];
}[];

type SweatTestCardProps = {
  day: string;
  latest: SavedSweatTest | undefined;
  /** Whether a doctor says how much to drink. */
  isMedical: boolean;
};

/** How much a person sweats, from two weights. */
export function SweatTestCard({ day, latest, isMedical }: SweatTestCardProps) {
  const { draft, change, clear } = useTabDraft('forja-borrador-sudor', {
    owner: useUserId(),
    empty: emptySweat,
    restore: restoreSweat,
  });
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSlow, error: notSaved } = useSaveRecord(sweatTests);
  const { value, errors } = readSweat(draft, day);
  const result = value && sweatResult(value);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!value || !result?.ok) return;
    const saved = await save({ value });
    if (!saved) return;
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    clear();
    setIsChecked(false);
  }

  return (
    <FoldedCard title={texts.title} hint={texts.hint}>
      <form
        className={classNames(cardStyles.body, frameStyles.stack)}
        aria-label={texts.title}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{texts.lead}</p>
        {STEPS.map(({ name, fields }) => (
          <fieldset key={name} className={styles.step}>
            <legend>{texts[name]}</legend>
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
          </fieldset>
        ))}
        {result?.ok ? <SweatResultView result={result} isMedical={isMedical} /> : null}
        {result?.ok === false ? (
          <Alert kind="error" title={texts.impossible}>
            {texts.impossibleText}
          </Alert>
        ) : null}
        <SaveActions
          label={texts.save}
          isSlow={isSlow}
          error={notSaved}
          errorTitle={texts.notSaved}
        />
      </form>
      {latest ? <LatestTest record={latest} isMedical={isMedical} /> : null}
    </FoldedCard>
  );
}

function LatestTest({ record, isMedical }: { record: SavedSweatTest; isMedical: boolean }) {
  const { remove } = useDeleteWithUndo(sweatTests, texts);
  const result = sweatResult(record.value);
  const day = date(record.value.measuredOn);
  if (!result.ok) return null;
  return (
    <section className={classNames(cardStyles.body, frameStyles.stack)} aria-label={day}>
      <div className={layout.line}>
        <span>{texts.used(day)}</span>
        <RecordStateTags {...record} />
        <IconButton
          path={iconTrash}
          label={texts.remove(day)}
          onClick={() => void remove(record)}
        />
      </div>
      <SweatResultView result={result} isMedical={isMedical} />
    </section>
  );
}
