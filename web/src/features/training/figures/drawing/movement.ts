import { drawBody, polyline, type Shape } from './shapes.ts';
import { findJoints, type Joints, mixPoses, type Pose, type View } from './skeleton.ts';
import { drawHold, type Hold } from './things.ts';

/** Two positions or three; the first is the start. */
export type Movement = {
  view?: View;
  /** The floor is behind the person, and not under the feet. */
  isFromAbove?: true;
  poses: readonly [Pose, Pose, ...Pose[]];
  hold?: Hold;
  behind?: (joints: Joints) => Shape[];
  before?: (joints: Joints) => Shape[];
};

export type MovementWords = readonly [start: string, end: string];

const FLOOR = polyline('ground', [
  [-62, 0],
  [62, 0],
]);

/** Shapes of a movement and its load, in drawing order. */
export function drawPose(movement: Movement, hold: Hold, pose: Pose): Shape[] {
  const isFront = movement.view === 'front';
  const joints = findJoints(pose, movement.view ?? 'side');
  const body = drawBody(joints);
  const thing = drawHold(hold, joints);
  return [
    ...(movement.isFromAbove ? [] : [FLOOR]),
    ...(movement.behind?.(joints) ?? []),
    ...(isFront ? [] : thing.far),
    ...body.far,
    ...body.trunk,
    ...body.near,
    ...(isFront ? thing.far : []),
    ...thing.near,
    ...(movement.before?.(joints) ?? []),
  ];
}

/** Position at `part` (0 to 1) of the whole movement. */
export function interpolatePose({ poses }: Movement, part: number): Pose {
  const along = Math.min(Math.max(part, 0), 1) * (poses.length - 1);
  const index = Math.min(Math.floor(along), poses.length - 2);
  const [from, to] = [poses[index], poses[index + 1]];
  if (!from || !to) return poses[0];
  return mixPoses(from, to, along - index);
}

/** Margin for the plates and the floor. */
const ROOM = 11;

/** Square viewBox around one position, for a thumbnail. */
export function getSquareAround({ view = 'side' }: Movement, pose: Pose): string {
  const { head, near, far, hip } = findJoints(pose, view);
  const points = [
    head,
    hip,
    ...[near, far].flatMap(({ arm, leg }) => [arm.joint, arm.end, leg.joint, leg.end]),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [minX, maxX] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM];
  const [minY, maxY] = [Math.max(-8, Math.min(...ys) - ROOM), Math.max(...ys) + ROOM];
  const size = Math.round(Math.max(maxX - minX, maxY - minY, 70));
  return `${Math.round((minX + maxX - size) / 2)} ${Math.round(-minY - size)} ${size} ${size}`;
}

const WIDTH = 128;

/** viewBox of the whole movement, with the floor. */
export function getViewBox(movement: Movement, hold: Hold): string {
  const heights = movement.poses.flatMap((pose) =>
    drawPose(movement, hold, pose).flatMap(({ d }) =>
      [...d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)),
    ),
  );
  const top = Math.min(-60, ...heights.map((y) => Math.floor(y - ROOM)));
  return `${-WIDTH / 2} ${top} ${WIDTH} ${8 - top}`;
}
