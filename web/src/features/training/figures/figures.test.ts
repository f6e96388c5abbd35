import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { PATTERNS } from '@forja/domain/exercises/patterns';
import { expect, test } from 'vitest';
import { EXERCISE_FIGURES } from './exercise-figures.data.ts';
import { findFigure, getPatternFigure, MOVEMENTS } from './figures.ts';
import { drawPose, type Movement, interpolatePose } from './drawing/movement.ts';
import { findJoints, type Limb, LENGTHS } from './drawing/skeleton.ts';

const movements = Object.entries<Movement>(MOVEMENTS);

test('every library exercise has its figure, and every figure has its exercise', () => {
  expect(EXERCISES.filter(({ id }) => findFigure(id) === undefined).map(({ id }) => id)).toEqual(
    [],
  );
  const ids = new Set(EXERCISES.map(({ id }) => id));
  expect(Object.keys(EXERCISE_FIGURES).filter((id) => !ids.has(id))).toEqual([]);
  const used = new Set(EXERCISES.map(({ id }) => findFigure(id)?.movementId));
  expect(
    movements.map(([id]) => id).filter((id) => !used.has(id as keyof typeof MOVEMENTS)),
  ).toEqual([]);
});

test('an own exercise has the figure of its pattern', () => {
  for (const pattern of PATTERNS)
    expect(getPatternFigure(pattern).movement.poses.length).toBeGreaterThan(1);
});

const length = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
  Math.hypot(toX - x, toY - y);

test.each(movements)(
  '%s has hands and feet in reach, and nothing below the floor',
  (_, movement) => {
    const view = movement.view ?? 'side';
    for (const pose of movement.poses) {
      const { near, far, head, hip, shoulder } = findJoints(pose, view);
      if (pose.hand) expect(length(near.arm.end, pose.hand), 'near hand').toBeLessThan(1.5);
      if (pose.farHand) expect(length(far.arm.end, pose.farHand), 'far hand').toBeLessThan(1.5);
      expect(length(near.leg.end, pose.foot), 'near foot').toBeLessThan(1.5);
      if (pose.farFoot) expect(length(far.leg.end, pose.farFoot), 'far foot').toBeLessThan(2.5);
      if (movement.isFromAbove) continue;
      for (const point of [
        head,
        hip,
        shoulder,
        near.arm.joint,
        near.arm.end,
        near.leg.joint,
        near.leg.end,
      ])
        expect(point[1]).toBeGreaterThan(-0.5);
    }
  },
);

/** Degrees of a joint, positive when it is at the left of the limb. */
function bend({ root, joint, end }: Limb): number {
  const cross =
    (end[0] - root[0]) * (joint[1] - root[1]) - (end[1] - root[1]) * (joint[0] - root[0]);
  return Math.sign(cross);
}

test('no knee bends backward in a side view', () => {
  for (const [id, movement] of movements.filter(([, { view }]) => view !== 'front'))
    for (let part = 0; part <= 1; part += 0.1) {
      const { near, far } = findJoints(interpolatePose(movement, part), 'side');
      expect(bend(near.leg), id).toBeGreaterThanOrEqual(0);
      expect(bend(far.leg), id).toBeGreaterThanOrEqual(0);
    }
});

test('segments keep their length, or its visible part, through the movement', () => {
  for (const [id, movement] of movements)
    for (let part = 0; part <= 1; part += 0.25) {
      const pose = interpolatePose(movement, part);
      const { near } = findJoints(pose, movement.view ?? 'side');
      const visibleLength = LENGTHS.upperArm * (pose.armDepth ?? 1);
      expect(length(near.arm.root, near.arm.joint), id).toBeCloseTo(visibleLength);
      expect(length(near.leg.joint, near.leg.end), id).toBeCloseTo(LENGTHS.shin);
    }
});

test('every shape has finite coordinates', () => {
  for (const [id, movement] of movements)
    for (const pose of movement.poses)
      for (const { d } of drawPose(movement, movement.hold ?? 'none', pose))
        expect(d, id).toMatch(/^M-?\d/);
});
