import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { iconPlus } from '../../../design/icon-paths.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { ExerciseResults } from './exercise-results.tsx';
import { ExerciseSearchForm } from './exercise-search-form.tsx';
import { ExerciseSummary } from './exercise-summary.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import { FavouriteExerciseButton } from './favourite-exercise-button.tsx';
import { OwnExerciseDialog } from './own/own-exercise-dialog.tsx';
import { ownExerciseMessages } from './own/own-exercise.messages.ts';
import { TrainingNotices } from './training-notices.tsx';
import { useExerciseSearch } from './use-exercise-search.ts';
import * as textStyles from '../../../design/text.module.css';
import * as pageStyles from './exercise-page.module.css';
import * as styles from './exercises.module.css';

const { failure } = exercisesMessages;

export function ExercisesPage() {
  const results = useExerciseSearch();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.header}>
        <h1 tabIndex={-1}>{exercisesMessages.title}</h1>
        <p className={textStyles.lead}>{exercisesMessages.lead}</p>
        <div className={pageStyles.actions}>
          <Button icon={iconPlus} onClick={() => setIsAdding(true)}>
            {ownExerciseMessages.add}
          </Button>
        </div>
      </header>
      <TrainingNotices />
      {results.error ? (
        <ErrorState
          title={failure.title}
          safe={failure.safe}
          advice={readableError(results.error)}
          actions={<Button onClick={() => void results.refetch()}>{failure.retry}</Button>}
        />
      ) : null}
      <ExerciseSearchForm query={results.query} onChange={results.setQuery} />
      <ExerciseResults
        results={results}
        headingLevel={2}
        renderRow={(exercise) => (
          <>
            <Link
              to="/ejercicios/$id"
              params={{ id: exercise.id }}
              preload={false}
              className={styles.pick}
            >
              <ExerciseSummary exercise={exercise} />
            </Link>
            <FavouriteExerciseButton
              id={exercise.id}
              name={exercise.name}
              isFavourite={results.favourites[exercise.id] === true}
            />
          </>
        )}
      />
      <OwnExerciseDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSaved={(id) => void navigate({ to: '/ejercicios/$id', params: { id } })}
      />
    </div>
  );
}
