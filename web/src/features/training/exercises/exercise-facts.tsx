import {
  injuryAdjustments,
  jointsAvoiding,
  exerciseTolerance,
} from '@forja/domain/exercises/injuries';
import type { Exercise } from '@forja/domain/exercises/exercise';
import { PATTERN_NAMES } from '@forja/domain/exercises/patterns';
import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { JOINTS } from '@forja/domain/person/choices';
import { once } from '@forja/domain/units/once';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import {
  equipmentLabels,
  jointLabels,
  levelLabels,
} from '../../../shared/training/training-choices.messages.ts';
import { exercisePageMessages } from './exercise-page.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exercise-page.module.css';

const { facts: messages, loads } = exercisePageMessages;
const listed = once(() => new Intl.ListFormat('es-AR', { type: 'disjunction' }));

type FactsProps = { exercise: ListedExercise; notes?: string | undefined };

export function ExerciseFacts({ exercise, notes }: FactsProps) {
  const { library, pattern, equipment, implement, isTimed } = exercise;
  const counted = isTimed ? messages.time : messages.repetitions;
  const rows = [
    [messages.pattern, PATTERN_NAMES[pattern]],
    ...(library
      ? [
          [messages.level, messages.fromLevel(levelLabels[library.level])],
          [messages.needs, sentence(library.needs)],
        ]
      : []),
    [messages.place, equipment.map((place) => equipmentLabels[place]).join(', ')],
    [messages.implement, implement ? messages.implements[implement] : messages.noWeight],
    [messages.counted, library?.unilateral ? `${counted}, ${messages.perSide}` : counted],
    ...(notes ? [[messages.notes, notes]] : []),
  ] as const;
  return (
    <Card plain>
      <CardHeader title={messages.title} />
      <CardBody>
        <dl className={styles.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ExerciseLoads = ({ library }: { library: Exercise | undefined }) => (
  <Card plain>
    <CardHeader title={loads.title} />
    <CardBody className={styles.section}>
      {library ? <Loads library={library} /> : <p>{loads.unknown}</p>}
    </CardBody>
  </Card>
);

function Loads({ library }: { library: Exercise }) {
  const avoided = jointsAvoiding(library).map((joint) => jointLabels[joint].toLowerCase());
  const gentler = JOINTS.filter((joint) => exerciseTolerance(library, joint) === 'modify');
  return (
    <>
      <p>{avoided.length > 0 ? loads.avoid(listed().format(avoided)) : loads.none}</p>
      {gentler.length > 0 ? (
        <>
          <p>{loads.gentler}</p>
          <ul className={frameStyles.bulletList}>
            {gentler.map((joint) => (
              <li key={joint}>
                <b>{jointLabels[joint]}:</b> {injuryAdjustments(library, [joint]).join(' ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={textStyles.label}>{loads.rule}</p>
    </>
  );
}
