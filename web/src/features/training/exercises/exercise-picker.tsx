import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import type { Pattern } from '@forja/domain/exercises/patterns';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Sheet } from '../../../design/overlays/sheet.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { ExerciseResults } from './exercise-results.tsx';
import { ExerciseSearchForm } from './exercise-search-form.tsx';
import { ExerciseSummary } from './exercise-summary.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import { FavouriteButton } from './favourite-button.tsx';
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
  /** Shows those of this movement first; the filter can be taken off. */
  pattern?: Pattern | undefined;
};

/** Chooses one exercise, of the library or own. Who opens it closes it when one was picked. */
export const ExercisePicker = ({ open, ...rest }: ExercisePickerProps) =>
  open ? <OpenPicker {...rest} /> : null;

function OpenPicker({ onClose, onPick, title, pattern }: Omit<ExercisePickerProps, 'open'>) {
  const found = useExerciseSearch(pattern ? { pattern } : {});
  return (
    <Sheet open onClose={onClose} title={title ?? exercisesMessages.picker.title} side="right">
      <div className={styles.picker}>
        <ExerciseSearchForm query={found.query} onChange={found.setQuery} />
        {found.error ? (
          <ErrorState
            level={3}
            title={exercisesMessages.failure.title}
            advice={readableError(found.error)}
          />
        ) : null}
        <ExerciseResults
          found={found}
          renderRow={(exercise) => (
            <>
              <button type="button" className={styles.pick} onClick={() => onPick(exercise)}>
                <ExerciseSummary exercise={exercise} />
              </button>
              <FavouriteButton
                id={exercise.id}
                name={exercise.name}
                isFavourite={found.favourites[exercise.id] === true}
              />
            </>
          )}
        />
      </div>
    </Sheet>
  );
}
