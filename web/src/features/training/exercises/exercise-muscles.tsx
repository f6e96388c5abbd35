import { MUSCLE_NAMES, type Muscle } from '@forja/domain/exercises/muscles';
import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { once } from '@forja/domain/units/once';
import { useId } from 'react';
import { BodyMap, MuscleMark } from '../../../design/body/body-map.tsx';
import { ChartLegend } from '../../../design/charts/chart-legend.tsx';
import { ChartPattern } from '../../../design/charts/chart-pattern.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { exercisePageMessages } from './exercise-page.messages.ts';
import * as chartStyles from '../../../design/charts/chart.module.css';
import * as styles from './exercise-page.module.css';

const messages = exercisePageMessages.works;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));
const nameAll = (muscles: readonly Muscle[]): string =>
  listed().format(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));

export function ExerciseMuscles({ exercise }: { exercise: ListedExercise }) {
  const { primary, secondary } = exercise;
  const id = useId();
  const main = `url(#${id}main)`;
  const help = `url(#${id}help)`;
  const getFill = (muscle: Muscle) =>
    primary.includes(muscle) ? main : secondary.includes(muscle) ? help : undefined;
  return (
    <Card plain>
      <CardHeader title={messages.title} />
      <CardBody className={styles.section}>
        <div className={styles.map}>
          <BodyMap
            titleId={`${id}t`}
            title={messages.map(nameAll(primary), nameAll(secondary))}
            defs={
              <>
                <ChartPattern id={`${id}main`} kind="solid" className={chartStyles.data1} />
                <ChartPattern id={`${id}help`} kind="unload" />
              </>
            }
            getFill={getFill}
          />
        </div>
        <ChartLegend
          entries={[
            {
              name: `${messages.primary}: ${nameAll(primary)}`,
              mark: <MuscleMark fill={main} />,
            },
            ...(secondary.length > 0
              ? [
                  {
                    name: `${messages.secondary}: ${nameAll(secondary)}`,
                    mark: <MuscleMark fill={help} />,
                  },
                ]
              : []),
          ]}
        />
      </CardBody>
    </Card>
  );
}
