import { MAJOR_MUSCLES, MUSCLE_NAMES, type Muscle } from '@forja/domain/exercises/muscles';
import type { CycleWeek, TrainingPlan } from '@forja/domain/training/training-plan';
import { once } from '@forja/domain/units/once';
import { trimmed } from '../../../design/format.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { MuscleMap } from './muscle-map.tsx';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.volumeCard;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

type Volume = TrainingPlan['weeklyVolume'];
type VolumeCardProps = {
  volume: Volume;
  range: TrainingPlan['weeklyRange'];
  week: CycleWeek;
};

/** Weekly sets per muscle: direct ones count 1, indirect ones half. */
export const VolumeCard = (props: VolumeCardProps) => (
  <FoldedCard title={`${messages.title}${props.week.week}`}>
    <VolumeContent {...props} />
  </FoldedCard>
);

const isMajor = (muscle: Muscle): boolean => MAJOR_MUSCLES.some((major) => major === muscle);

/** Muscles with a target first; those outside it have a reason. */
export function VolumeContent({ volume, range: { min, max }, week }: VolumeCardProps) {
  const withTarget = volume.filter(({ muscle }) => isMajor(muscle));
  const below = withTarget.filter(({ sets }) => sets.value < min.value);
  return (
    <>
      <div className={cardStyles.header}>
        <p className={textStyles.secondary}>
          {messages.goalFrom}
          {trimmed(min.value)} <FigureBadge of={min} />
          {messages.goalTo}
          {trimmed(max.value)} <FigureBadge of={max} />
          {messages.lead}{' '}
          <TextBadge title={messages.count} basis="source" keys={volume[0]?.sets.sources ?? []} />
        </p>
      </div>
      {below.length > 0 && (
        <p className={styles.entry}>
          {week.deload
            ? messages.deload
            : messages.below(
                listed().format(below.map(({ muscle }) => MUSCLE_NAMES[muscle].toLowerCase())),
              )}
        </p>
      )}
      <div className={styles.muscles}>
        <MuscleMap volume={volume} range={{ min: min.value, max: max.value }} />
        <div>
          <MuscleList volume={withTarget} />
          <h3 className={styles.entry}>{messages.withoutTarget}</h3>
          <p className={styles.entry}>{messages.helpers}</p>
          <MuscleList volume={volume.filter(({ muscle }) => !isMajor(muscle))} />
        </div>
      </div>
    </>
  );
}

const MuscleList = ({ volume }: { volume: Volume }) => (
  <ul className={styles.volume} data-figures="volume">
    {volume.map(({ muscle, sets }) => (
      <li key={muscle}>
        <span>
          {MUSCLE_NAMES[muscle]}{' '}
          <span className={textStyles.secondary}>
            {messages.sum(
              trimmed(sets.inputs['seriesDirectas'] ?? 0),
              trimmed(sets.inputs['seriesIndirectas'] ?? 0),
            )}
          </span>
        </span>
        <span className={textStyles.figure}>{trimmed(sets.value)}</span>
      </li>
    ))}
  </ul>
);
