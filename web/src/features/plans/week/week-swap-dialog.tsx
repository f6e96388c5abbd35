import { createProfile } from '@forja/domain/profile/profile';
import type { Plan } from '@forja/domain/plan/plan';
import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import { findAlternatives } from '@forja/domain/training/selection/swap-exercise';
import type { PlannedExercise, TrainingPlan } from '@forja/domain/training/training-plan';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { trimmed } from '../../../design/format.ts';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { useTraining } from '../engine.queries.ts';
import { getVariant, withExercise, type WeekVariant } from './week-variant.ts';
import { volumeChanges } from './week-volume.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekSwapDialog;

/** Later options are too different from the original. */
const MOST = 6;

type WeekSwapDialogProps = {
  plan: Plan;
  training: TrainingPlan;
  variant: WeekVariant;
  exercise: PlannedExercise;
  onClose: () => void;
  onChoose: (next: WeekVariant) => void;
};

/** Alternatives for this person, with a preview of the week. */
export function WeekSwapDialog({
  plan,
  training,
  variant,
  exercise,
  onClose,
  onChoose,
}: WeekSwapDialogProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const inThePlan = new Set(
    training.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
  );
  const alternatives = findAlternatives(exercise.exerciseId, createProfile(plan.input))
    .filter(({ id }) => !inThePlan.has(id))
    .slice(0, MOST);
  const next =
    selectedId === undefined ? undefined : withExercise(variant, exercise.exerciseId, selectedId);
  const selectedName = alternatives.find(({ id }) => id === selectedId)?.name;

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(exercise.name)}
      description={messages.lead}
      footer={
        alternatives.length > 0 && (
          <Button
            variant="primary"
            wide
            disabledReason={next ? undefined : messages.chooseOne}
            onClick={() => next && onChoose(next)}
          >
            {selectedName ? messages.swapToExercise(selectedName) : messages.swap}
          </Button>
        )
      }
    >
      {alternatives.length === 0 ? (
        <Alert title={messages.noneTitle} announce={false}>
          {messages.noneLead}
        </Alert>
      ) : (
        <OptionGroup
          type="radio"
          legend={<span className={textStyles.visuallyHidden}>{messages.newExercise}</span>}
          options={alternatives.map(({ id, name, needs, primary }) => ({
            value: id,
            label: name,
            description: `${needs}. ${primary.map((muscle) => MUSCLE_NAMES[muscle]).join(', ')}`,
          }))}
          value={selectedId}
          onValueChange={setSelectedId}
        />
      )}
      <div aria-live="polite">
        {next && <VolumePreview key={selectedId} plan={plan} before={training} next={next} />}
      </div>
    </Dialog>
  );
}

/** Scrolls the preview into view, below the list. */
const reveal = (preview: HTMLElement | null) => preview?.scrollIntoView({ block: 'nearest' });

type VolumePreviewProps = { plan: Plan; before: TrainingPlan; next: WeekVariant };

function VolumePreview({ plan, before, next }: VolumePreviewProps) {
  const { training: after, isError } = useTraining(plan, getVariant(next));
  if (isError) return <p ref={reveal}>{messages.previewFailed}</p>;
  if (!after) return <p ref={reveal}>{messages.working}</p>;
  const changes = volumeChanges(before.weeklyVolume, after.weeklyVolume);
  if (changes.length === 0) return <p ref={reveal}>{messages.sameSets}</p>;
  return (
    <div ref={reveal}>
      <p>
        <b>{messages.setsAfter}</b>{' '}
        <TextBadge
          title={messages.setsSource}
          basis="source"
          keys={after.weeklyVolume[0]?.sets.sources ?? []}
        />
      </p>
      <ul className={styles.bullets}>
        {changes.map(({ muscle, before: was, after: is }) => (
          <li key={muscle}>
            {MUSCLE_NAMES[muscle]}
            {messages.setsFrom}
            {trimmed(was)}
            {messages.setsTo}
            <b>{trimmed(is)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
