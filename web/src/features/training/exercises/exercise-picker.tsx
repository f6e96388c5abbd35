import { type ListedExercise, listOwn } from '@forja/domain/exercises/search/listed-exercise';
import type { Pattern } from '@forja/domain/exercises/patterns';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { iconPlus } from '../../../design/icon-paths.ts';
import { Sheet } from '../../../design/overlays/sheet.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { ExerciseResults } from './exercise-results.tsx';
import { ExerciseSearchForm } from './exercise-search-form.tsx';
import { ExerciseSummary } from './exercise-summary.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import { FavouriteExerciseButton } from './favourite-exercise-button.tsx';
import { OwnExerciseDialog } from './own/own-exercise-dialog.tsx';
import { ownExerciseMessages } from './own/own-exercise.messages.ts';
import { useExerciseSearch } from './use-exercise-search.ts';
import * as styles from './exercises.module.css';

export type PickedExercise = Pick<
  ListedExercise,
  'id' | 'name' | 'primary' | 'secondary' | 'pattern' | 'isTimed' | 'implement' | 'compound'
>;

type ExercisePickerProps = {
  open: boolean;
  onClose: () => void;
  onPick: (exercise: PickedExercise) => void;
  title?: string | undefined;
  /** Initial movement filter, which can be cleared. */
  pattern?: Pattern | undefined;
};

/** The caller closes it after a pick. */
export const ExercisePicker = ({ open, ...rest }: ExercisePickerProps) =>
  open ? <OpenPicker {...rest} /> : null;

function OpenPicker({ onClose, onPick, title, pattern }: Omit<ExercisePickerProps, 'open'>) {
  const results = useExerciseSearch(pattern ? { pattern } : {});
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Sheet open onClose={onClose} title={title ?? exercisesMessages.picker.title} side="right">
      <div className={styles.picker}>
        <ExerciseSearchForm query={results.query} onChange={results.setQuery} />
        {results.error ? (
          <ErrorState
            level={3}
            title={exercisesMessages.failure.title}
            advice={readableError(results.error)}
          />
        ) : null}
        <ExerciseResults
          results={results}
          headingLevel={3}
          renderRow={(exercise) => (
            <>
              <button type="button" className={styles.pick} onClick={() => onPick(exercise)}>
                <ExerciseSummary exercise={exercise} />
              </button>
              <FavouriteExerciseButton
                id={exercise.id}
                name={exercise.name}
                isFavourite={results.favourites[exercise.id] === true}
              />
            </>
          )}
        />
        <Button icon={iconPlus} wide onClick={() => setIsAdding(true)}>
          {ownExerciseMessages.add}
        </Button>
      </div>
      <OwnExerciseDialog
        open={isAdding}
        firstName={results.query.text}
        onClose={() => setIsAdding(false)}
        onSaved={(id, exercise) => onPick(listOwn(id, exercise))}
      />
    </Sheet>
  );
}
