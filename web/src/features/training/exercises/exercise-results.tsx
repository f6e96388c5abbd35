import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import type { useExerciseSearch } from './use-exercise-search.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exercises.module.css';

const { search: messages, groups: groupNames } = exercisesMessages;

/** Rows rendered at once: more slows a phone, and people search rather than scroll. */
const STEP = 40;
const GROUPS = ['favourites', 'recent', 'others'] as const;

type ExerciseResultsProps = {
  results: ReturnType<typeof useExerciseSearch>;
  /** Heading level of the groups, on a page or in a dialog. */
  headingLevel: 2 | 3;
  renderRow: (exercise: ListedExercise) => ReactNode;
};

export function ExerciseResults({ results, headingLevel, renderRow }: ExerciseResultsProps) {
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
      {GROUPS.map((name) => (
        <Group
          key={name}
          name={groupNames[name]}
          exercises={name === 'others' ? groups.others.slice(0, limit) : groups[name]}
          headingLevel={headingLevel}
          renderRow={renderRow}
        />
      ))}
      {groups.others.length > limit ? (
        <Button wide onClick={() => setLimit((current) => current + 2 * STEP)}>
          {messages.showMore}
        </Button>
      ) : null}
    </>
  );
}

type GroupProps = Pick<ExerciseResultsProps, 'headingLevel' | 'renderRow'> & {
  name: string;
  exercises: readonly ListedExercise[];
};

function Group({ name, exercises, headingLevel, renderRow }: GroupProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (exercises.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id} className={textStyles.label}>
        {name}
      </Heading>
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
