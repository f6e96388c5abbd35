import { PATTERN_NAMES } from '@forja/domain/exercises/patterns';
import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { Tag } from '../../../design/feedback/tag.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { NotFound } from '../../../shared/pages/not-found.tsx';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { ExerciseFigure } from '../figures/exercise-figure.tsx';
import { findFigure, getFigure } from '../figures/figures.ts';
import { figureMessages } from '../figures/figures.messages.ts';
import { levelLabels } from '../../../shared/training/training-choices.messages.ts';
import { useRecord, useSyncStatus } from '../../records/records.queries.ts';
import { ownExercises } from '../records/own-exercises.collection.ts';
import { ExerciseFacts, ExerciseLoads } from './exercise-facts.tsx';
import { ExerciseHistory } from './exercise-history.tsx';
import { ExerciseMuscles } from './exercise-muscles.tsx';
import { exercisePageMessages as messages } from './exercise-page.messages.ts';
import { exercisesMessages } from './exercises.messages.ts';
import { useExercises, useTrainingSettings } from './exercises.queries.ts';
import { FavouriteExerciseButton } from './favourite-exercise-button.tsx';
import { OwnExerciseActions } from './own/own-exercise-actions.tsx';
import { TrainingNotices } from './training-notices.tsx';
import * as styles from './exercise-page.module.css';

export function ExercisePage() {
  const { id } = useParams({ from: '/ejercicios/$id' });
  const { byId, isPending } = useExercises();
  const { pull } = useSyncStatus();
  const exercise = byId.get(id);
  usePageTitle(exercise?.name);
  if (exercise) return <ExerciseDetails exercise={exercise} />;
  // An own exercise may still be syncing.
  if (isPending || pull?.isComplete !== true) return <CardSkeleton message={messages.looking} />;
  return <NotFound />;
}

function ExerciseDetails({ exercise }: { exercise: ListedExercise }) {
  const { id, name, library, pattern } = exercise;
  const { settings } = useTrainingSettings();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{name}</h1>
          <FavouriteExerciseButton
            id={id}
            name={name}
            isFavourite={settings.favourites[id] === true}
          />
        </div>
        <p className={styles.tags}>
          <Tag>{PATTERN_NAMES[pattern]}</Tag>{' '}
          <Tag>{library ? levelLabels[library.level] : exercisesMessages.row.own}</Tag>
        </p>
        {library ? null : (
          <OwnExerciseActions id={id} onLeave={() => navigate({ to: '/ejercicios' })} />
        )}
      </header>
      <TrainingNotices />
      <div className={styles.columns}>
        <div className={styles.column}>
          <FigureCard exercise={exercise} />
          {library ? <Cues cues={library.cues} /> : null}
          <ExerciseHistory exerciseId={id} />
        </div>
        <div className={styles.column}>
          <ExerciseMuscles exercise={exercise} />
          {library ? <ExerciseFacts exercise={exercise} /> : <OwnFacts exercise={exercise} />}
          <ExerciseLoads library={library} />
        </div>
      </div>
      <p>
        <LinkButton
          icon={iconArrowLeft}
          render={(linkProps) => <Link to="/ejercicios" {...linkProps} />}
        >
          {messages.back}
        </LinkButton>
      </p>
    </div>
  );
}

const FigureCard = ({ exercise }: { exercise: ListedExercise }) => (
  <Card plain>
    <CardHeader
      title={figureMessages.title}
      subtitle={findFigure(exercise.id) ? undefined : figureMessages.like}
    />
    <CardBody>
      <ExerciseFigure figure={getFigure(exercise)} />
    </CardBody>
  </Card>
);

const Cues = ({ cues }: { cues: readonly string[] }) => (
  <Card plain>
    <CardHeader title={messages.how} />
    <CardBody>
      <ol className={styles.cues}>
        {cues.map((cue) => (
          <li key={cue}>{cue}.</li>
        ))}
      </ol>
    </CardBody>
  </Card>
);

function OwnFacts({ exercise }: { exercise: ListedExercise }) {
  const { data } = useRecord(ownExercises, exercise.id);
  return <ExerciseFacts exercise={exercise} notes={data?.value.notes} />;
}
