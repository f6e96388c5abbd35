import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import type { useExerciseSearch } from './use-exercise-search.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exercises.module.css';

const { search: messages, groups: groupNames } = exercisesMessages;

/** Drawn at once: a slow phone takes its time with more, and nobody reads further without looking for something. */
const STEP = 40;

type ExerciseResultsProps = {
  results: ReturnType<typeof useExerciseSearch>;
  renderRow: (exercise: ListedExercise) => ReactNode;
};

/** How many there are, and the list in its groups. */
export function ExerciseResults({ results, renderRow }: ExerciseResultsProps) {
  const { count, groups, clear, isNarrowed } = results;
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <div className={styles.count}>
        <p role="status">{count > 0 ? messages.resultCount(count) : messages.none}</p>
        {isNarrowed ? (
          <Button variant="text" onClick={clear}>
            {messages.clear}
          </Button>
        ) : null}
      </div>
      <Group name={groupNames.favourites} exercises={groups.favourites} renderRow={renderRow} />
      <Group name={groupNames.recent} exercises={groups.recent} renderRow={renderRow} />
      <Group
        name={groupNames.others}
        exercises={groups.others.slice(0, limit)}
        renderRow={renderRow}
      />
      {groups.others.length > limit ? (
        <Button wide onClick={() => setLimit((current) => current + 2 * STEP)}>
          {messages.showMore}
        </Button>
      ) : null}
    </>
  );
}

type GroupProps = Pick<ExerciseResultsProps, 'renderRow'> & {
  name: string;
  exercises: readonly ListedExercise[];
};

function Group({ name, exercises, renderRow }: GroupProps) {
  const id = useId();
  if (exercises.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={textStyles.label}>
        {name}
      </h3>
      <ul className={styles.list}>
        {exercises.map((exercise) => (
          <li key={exercise.id} className={styles.row}>
            {renderRow(exercise)}
          </li>
        ))}
      </ul>
    </section>
  );
}
