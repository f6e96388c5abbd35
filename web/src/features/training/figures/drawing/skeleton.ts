/** Right and up, in hundredths of the person's height. The floor is at 0. */
export type Point = readonly [x: number, y: number];
export type View = 'side' | 'front';

/** Lengths of the segments, and half widths at both ends. Adult proportions, for drawing only. */
export const LENGTHS = { thigh: 24, shin: 24, trunk: 28, upperArm: 16, forearm: 17, neck: 10 };
export const HALF_WIDTHS = {
  thigh: [5, 3.6],
  shin: [3.5, 2.2],
  upperArm: [3.2, 2.6],
  forearm: [2.5, 1.9],
} as const;
const FRONT_HALF = { shoulders: 9, hips: 4.5 };
/** Offset of the far limbs in a side view, so that they are visible. */
const DEPTH: Point = [1.8, 0.6];

/** Elbow and knee angles follow from hands and feet. A side view faces right. */
export type Pose = {
  hip: Point;
  /** Degrees from the vertical, forward; -90 is supine, 90 prone. To the right in a front view. */
  trunk: number;
  /** Extra forward bend of the upper trunk. */
  back?: number;
  /** Forward bend of the head. */
  neck?: number;
  /** Shoulder offset from the trunk: up in a shrug. */
  shrug?: number;
  /** Near hand; or relative to the shoulder, along the trunk (`arm`) or not (`reach`). */
  hand?: Point;
  arm?: Point;
  reach?: Point;
  /** Far hand, in the same ways. Defaults to the near one; in a front view, to its mirror. */
  farHand?: Point;
  farArm?: Point;
  farReach?: Point;
  /** Near ankle; 3.5 over the floor with a flat foot. */
  foot: Point;
  farFoot?: Point;
  /** Degrees of the foot over the horizontal. */
  toe?: number;
  farToe?: number;
  /** 1 flips the bend of the elbow or the knee: the limb is rotated around its axis. */
  elbow?: 1;
  /** Defaults to the near one. */
  farElbow?: 0 | 1;
  knee?: 1;
  farKnee?: 0 | 1;
  /** Visible part of the thigh, when it points to the viewer. */
  thigh?: number;
  /** The same, for both arms. */
  armDepth?: number;
  /** The same, for trunk and neck. */
  depth?: number;
};

export type Limb = { root: Point; joint: Point; end: Point };
export type Joints = {
  view: View;
  hip: Point;
  middle: Point;
  shoulder: Point;
  head: Point;
  /** Direction of the face, in degrees from the vertical. */
  gaze: number;
  trunk: number;
  near: { arm: Limb; leg: Limb; toe: number };
  far: { arm: Limb; leg: Limb; toe: number };
};

export const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
/** Vector of a length at some degrees from the vertical, clockwise. */
export function direction(degrees: number, length = 1): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians) * length, Math.cos(radians) * length];
}
export function rotate([x, y]: Point, degrees: number): Point {
  const [sin, cos] = direction(degrees);
  return [x * cos + y * sin, y * cos - x * sin];
}
export const mixPoints = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];
const mirror = ([x, y]: Point): Point => [-x, y];

/** Two-segment inverse kinematics towards a target; `side` is 1 when the joint is at the left. */
export function bendLimb(
  root: Point,
  target: Point,
  [first, second]: readonly [number, number],
  side: 1 | -1,
): Limb {
  const [dx, dy] = [target[0] - root[0], target[1] - root[1]];
  const distance = Math.hypot(dx, dy);
  const used = Math.min(Math.max(distance, Math.abs(first - second) + 0.01), first + second - 0.01);
  const base = distance === 0 ? -Math.PI / 2 : Math.atan2(dy, dx);
  const cosine = (first * first + used * used - second * second) / (2 * first * used);
  const angle = base + side * Math.acos(Math.min(1, Math.max(-1, cosine)));
  return {
    root,
    joint: add(root, [Math.cos(angle) * first, Math.sin(angle) * first]),
    end: add(root, [Math.cos(base) * used, Math.sin(base) * used]),
  };
}

type ArmTarget = { hand?: Point | undefined; arm?: Point | undefined; reach?: Point | undefined };

function findHand({ hand, arm, reach }: ArmTarget, shoulder: Point, trunk: number): Point {
  if (hand) return hand;
  return add(shoulder, arm ? rotate(arm, trunk) : (reach ?? [0, -32]));
}

const hasTarget = ({ hand, arm, reach }: ArmTarget): boolean =>
  hand !== undefined || arm !== undefined || reach !== undefined;

export function findJoints(pose: Pose, view: View): Joints {
  const isFront = view === 'front';
  const { hip, trunk, back = 0, neck = 0, shrug = 0 } = pose;
  const { depth = 1, thigh: thighPart = 1, armDepth = 1 } = pose;
  const upper = trunk + back;
  const half = (LENGTHS.trunk * depth) / 2;
  const middle = add(hip, direction(trunk, half));
  const shoulder = add(middle, direction(upper, half + shrug));
  const head = add(
    add(middle, direction(upper, half)),
    direction(upper + neck, LENGTHS.neck * depth),
  );
  const offset = (width: number): Point => rotate([isFront ? width : 0, 0], upper);
  const roots = {
    near: {
      arm: add(shoulder, offset(FRONT_HALF.shoulders)),
      leg: add(hip, offset(FRONT_HALF.hips)),
    },
    far: isFront
      ? {
          arm: add(shoulder, offset(-FRONT_HALF.shoulders)),
          leg: add(hip, offset(-FRONT_HALF.hips)),
        }
      : { arm: add(shoulder, DEPTH), leg: add(hip, DEPTH) },
  };
  const ownFar: ArmTarget = { hand: pose.farHand, arm: pose.farArm, reach: pose.farReach };
  const near = findHand(pose, roots.near.arm, upper);
  const far = hasTarget(ownFar)
    ? findHand(ownFar, roots.far.arm, upper)
    : isFront
      ? mirror(near)
      : add(near, DEPTH);
  const farFoot = pose.farFoot ?? (isFront ? mirror(pose.foot) : add(pose.foot, [DEPTH[0], 0]));
  const arms = [LENGTHS.upperArm * armDepth, LENGTHS.forearm * armDepth] as const;
  const legs = [LENGTHS.thigh * thighPart, LENGTHS.shin] as const;
  const elbow = (root: Point, hand: Point, isFar: boolean): 1 | -1 => {
    const turned = (isFar ? (pose.farElbow ?? pose.elbow) : pose.elbow) === 1;
    const usual = isFront ? outwardSide(root, hand, isFar) : -1;
    return turned ? (usual === 1 ? -1 : 1) : usual;
  };
  const knee = (root: Point, foot: Point, isFar: boolean): 1 | -1 => {
    const turned = (isFar ? (pose.farKnee ?? pose.knee) : pose.knee) === 1;
    const usual = isFront ? outwardSide(root, foot, isFar) : 1;
    return turned ? (usual === 1 ? -1 : 1) : usual;
  };
  const toe = pose.toe ?? 0;
  return {
    view,
    hip,
    middle,
    shoulder,
    head,
    gaze: upper + neck + 90,
    trunk: upper,
    near: {
      arm: bendLimb(roots.near.arm, near, arms, elbow(roots.near.arm, near, false)),
      leg: bendLimb(roots.near.leg, pose.foot, legs, knee(roots.near.leg, pose.foot, false)),
      toe,
    },
    far: {
      arm: bendLimb(roots.far.arm, far, arms, elbow(roots.far.arm, far, true)),
      leg: bendLimb(roots.far.leg, farFoot, legs, knee(roots.far.leg, farFoot, true)),
      toe: pose.farToe ?? toe,
    },
  };
}

/** Elbows and knees point outward in a front view: the near ones to the right. */
function outwardSide(root: Point, end: Point, isFar: boolean): 1 | -1 {
  const leftX = -(end[1] - root[1]);
  return leftX > 0 === !isFar ? 1 : -1;
}

/** Interpolates two positions. */
export function mixPoses(from: Pose, to: Pose, part: number): Pose {
  const mixed: Record<string, unknown> = { ...(part < 0.5 ? from : to) };
  for (const key of Object.keys({ ...from, ...to }) as (keyof Pose)[]) {
    const [one, other] = [from[key], to[key]];
    if (Array.isArray(one) && Array.isArray(other))
      mixed[key] = mixPoints(one as unknown as Point, other as unknown as Point, part);
    else if (!TURNS.has(key) && !Array.isArray(one) && !Array.isArray(other)) {
      const still = PARTS.has(key) ? 1 : 0;
      const [start, end] = [
        (one as number | undefined) ?? still,
        (other as number | undefined) ?? still,
      ];
      mixed[key] = start + (end - start) * part;
    }
  }
  return mixed as Pose;
}

/** Fractions of a length: 1 when absent. */
const PARTS: ReadonlySet<keyof Pose> = new Set(['thigh', 'depth', 'armDepth']);
const TURNS: ReadonlySet<keyof Pose> = new Set(['elbow', 'farElbow', 'knee', 'farKnee']);
