import {
  add,
  direction,
  type Joints,
  type Limb,
  HALF_WIDTHS,
  type Point,
  rotate,
} from './skeleton.ts';

export type Tone =
  | 'far'
  | 'body'
  | 'near'
  | 'weight'
  | 'hole'
  | 'gear'
  | 'line'
  | 'cord'
  | 'ground';
export type Shape = { readonly tone: Tone; readonly d: string };

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
/** SVG counts down as positive. */
export const at = ([x, y]: Point): string => `${fixed(x)} ${fixed(-y)}`;

export const circle = (tone: Tone, center: Point, radius: number): Shape => ({
  tone,
  d: [
    `M${at(add(center, [-radius, 0]))}`,
    `a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  ].join(''),
});

export const polyline = (tone: Tone, points: readonly Point[]): Shape => ({
  tone,
  d: `M${points.map(at).join('L')}`,
});

export function box(tone: Tone, center: Point, [width, height]: Point, degrees = 0): Shape {
  const [x, y] = [width / 2, height / 2];
  const corners: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return {
    tone,
    d: `M${corners.map((corner) => at(add(center, rotate(corner, degrees)))).join('L')}Z`,
  };
}

/** Segment with round ends of different half widths. */
export function capsule(
  tone: Tone,
  from: Point,
  to: Point,
  [start, end]: readonly [number, number],
): Shape {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const side = ([x, y]: Point, width: number): string =>
    at([x + normal[0] * width, y + normal[1] * width]);
  return {
    tone,
    d: [
      `M${side(from, start)}L${side(to, end)}A${end} ${end} 0 0 1 ${side(to, -end)}`,
      `L${side(from, -start)}A${start} ${start} 0 0 1 ${side(from, start)}Z`,
    ].join(''),
  };
}

function drawArm(tone: Tone, { root, joint, end }: Limb): Shape[] {
  return [
    capsule(tone, root, joint, HALF_WIDTHS.upperArm),
    capsule(tone, joint, end, HALF_WIDTHS.forearm),
    circle(tone, end, 2.4),
  ];
}

function drawLeg(
  tone: Tone,
  { root, joint, end }: Limb,
  toe: number,
  foot: readonly [Point, Point],
): Shape[] {
  const place = (point: Point): Point => add(end, rotate(point, -toe));
  return [
    capsule(tone, place(foot[0]), place(foot[1]), [1.7, 1.5]),
    capsule(tone, joint, end, HALF_WIDTHS.shin),
    capsule(tone, root, joint, HALF_WIDTHS.thigh),
  ];
}

const SIDE_FOOT: readonly [Point, Point] = [
  [-2.2, -1.9],
  [8, -2],
];
const frontFoot = (side: 1 | -1): readonly [Point, Point] => [
  [0, -1.6],
  [side * 3.2, -2],
];

/** Drawing order: far side, trunk, near side. In a front view both arms are near. */
export function drawBody(joints: Joints): { far: Shape[]; trunk: Shape[]; near: Shape[] } {
  const { near, far, view, hip, middle, shoulder, head, gaze } = joints;
  const isFront = view === 'front';
  const farTone = isFront ? 'near' : 'far';
  const neck = capsule('body', shoulder, head, [2.6, 2.4]);
  const face = isFront ? [] : [circle('body', add(head, direction(gaze, 5.6)), 1.2)];
  const trunk = isFront
    ? [
        {
          tone: 'body' as const,
          d: `M${[far.arm.root, near.arm.root, near.leg.root, far.leg.root].map(at).join('L')}Z`,
        },
        capsule('body', far.arm.root, near.arm.root, [3.4, 3.4]),
        capsule('body', far.leg.root, near.leg.root, [4.4, 4.4]),
      ]
    : [capsule('body', hip, middle, [5.8, 5.4]), capsule('body', middle, shoulder, [5.4, 5.6])];
  const farLeg = drawLeg(farTone, far.leg, far.toe, isFront ? frontFoot(-1) : SIDE_FOOT);
  const farArm = drawArm(farTone, far.arm);
  return {
    far: isFront ? farLeg : [...farLeg, ...farArm],
    trunk: [...trunk, neck, circle('body', head, 6), ...face],
    near: [
      ...(isFront ? farArm : []),
      ...drawLeg('near', near.leg, near.toe, isFront ? frontFoot(1) : SIDE_FOOT),
      ...drawArm('near', near.arm),
    ],
  };
}
