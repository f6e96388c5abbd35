import { compareWithModel } from '@forja/domain/projection/compare-with-model.fixture';
import type { Measurement } from '../measuring/measurement.ts';
import { createPlan, variedPeople } from './people.ts';

const PEOPLE = 5_000;
/** Longest plan, where a loss goes farthest. */
const LONGEST_WEEKS = 24;

/** Counts projections that contain the dynamic weight model in their band, and plans that pass a floor in it. */
export function measureProjections(): Measurement[] {
  const compared = variedPeople(PEOPLE)
    .map((person) => createPlan({ ...person, cycleWeeks: LONGEST_WEEKS }))
    .filter(({ projection }) => projection.points.length > 0)
    .map(compareWithModel);
  const share = (of: (one: (typeof compared)[number]) => boolean): number =>
    (100 * compared.filter(of).length) / compared.length;
  return [
    {
      name: `projections that hold the model, of ${compared.length}`,
      value: share(({ isInside }) => isInside),
      unit: '%',
      budget: 'projections that hold the model',
    },
    {
      name: `plans of ${LONGEST_WEEKS} weeks over every floor in the model, of ${compared.length}`,
      value: share(({ isOverFloors }) => isOverFloors),
      unit: '%',
      budget: 'plans over every floor in the model',
    },
  ];
}
