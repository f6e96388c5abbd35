import { box, capsule, circle, polyline, type Shape } from './shapes.ts';
import { add, type Joints, mixPoints, type Point, rotate } from './skeleton.ts';

export type Hold =
  | 'none'
  | 'barbell'
  | 'barbell-on-back'
  | 'dumbbells'
  | 'hammers'
  | 'dumbbell'
  | 'dumbbell-upright'
  | 'kettlebell'
  | 'backpack'
  | 'bottles'
  | 'ball'
  | 'bags';

export const drawPlate = (center: Point, radius = 9): Shape[] => [
  circle('weight', center, radius),
  circle('hole', center, 2),
];

function barbell({ view, near, far }: Joints): Shape[] {
  if (view === 'side') return drawPlate(near.arm.end);
  const [leftHand, rightHand] = [far.arm.end, near.arm.end];
  const end = (from: Point, to: Point): Point =>
    mixPoints(from, to, 1 + 16 / Math.max(8, to[0] - from[0]));
  const [rightEnd, leftEnd] = [
    end(leftHand, rightHand),
    mixPoints(rightHand, leftHand, 1 + 16 / Math.max(8, rightHand[0] - leftHand[0])),
  ];
  return [
    polyline('line', [leftEnd, rightEnd]),
    box('weight', add(rightEnd, [-3, 0]), [3.5, 15]),
    box('weight', add(leftEnd, [3, 0]), [3.5, 15]),
  ];
}

export const drawDumbbell = (center: Point, degrees: number): Shape[] => {
  const place = (x: number): Point => add(center, rotate([x, 0], degrees));
  return [
    capsule('weight', place(-5), place(5), [1, 1]),
    box('weight', place(-4.6), [3.2, 7], degrees),
    box('weight', place(4.6), [3.2, 7], degrees),
  ];
};

const bottle = (center: Point): Shape[] => [
  box('weight', add(center, [0, 0]), [4, 10]),
  box('weight', add(center, [0, 6]), [1.8, 3]),
];

/** Shapes of the load at the near hand. A load of the far hand alone is hidden or in `far`. */
export function drawHold(hold: Hold, joints: Joints): { far: Shape[]; near: Shape[] } {
  const { near, far, shoulder, trunk, view } = joints;
  const [hand, farHand] = [near.arm.end, far.arm.end];
  const none: Shape[] = [];
  switch (hold) {
    case 'none':
      break;
    case 'barbell':
      return { far: none, near: barbell(joints) };
    case 'barbell-on-back':
      return { far: none, near: drawPlate(add(shoulder, rotate([-5.5, 2.5], trunk))) };
    case 'dumbbells':
      return { far: drawDumbbell(farHand, 0), near: drawDumbbell(hand, 0) };
    case 'hammers':
      return { far: drawDumbbell(farHand, 90), near: drawDumbbell(hand, 90) };
    case 'dumbbell':
      return { far: none, near: drawDumbbell(hand, 0) };
    case 'dumbbell-upright':
      return { far: none, near: drawDumbbell(add(hand, [0, -3]), 90) };
    case 'kettlebell':
      return {
        far: none,
        near: [circle('weight', add(hand, [0, -6]), 4.6), circle('line', add(hand, [0, -1]), 2.6)],
      };
    case 'backpack': {
      const center = add(view === 'front' ? mixPoints(farHand, hand, 0.5) : hand, [1, -3]);
      return {
        far: none,
        near: [box('weight', center, [10, 15]), box('hole', add(center, [0, -3]), [6, 5])],
      };
    }
    case 'bottles':
      return { far: bottle(farHand), near: bottle(hand) };
    case 'ball':
      return { far: none, near: [circle('weight', add(hand, [2, 0]), 6)] };
    case 'bags':
      return {
        far: [box('weight', add(farHand, [0, -8]), [8, 12])],
        near: [box('weight', add(hand, [0, -8]), [8, 12])],
      };
  }
  return { far: none, near: none };
}

export const bench = (from: number, to: number, height = 18): Shape[] => [
  capsule('gear', [from, height - 2], [to, height - 2], [2, 2]),
  polyline('line', [
    [from + 5, height - 4],
    [from + 5, 0],
  ]),
  polyline('line', [
    [to - 5, height - 4],
    [to - 5, 0],
  ]),
];
export const pad = (from: Point, to: Point): Shape => capsule('gear', from, to, [2, 2]);
export const post = (from: Point, to: Point): Shape => polyline('line', [from, to]);
export const platform = (from: number, to: number, height: number): Shape =>
  box('gear', [(from + to) / 2, height / 2], [to - from, height]);
export const wall = (x: number): Shape => box('gear', [x, 55], [4, 110]);
export const counter = (x: number, height = 46): Shape[] => [
  box('gear', [x + 8, height - 1.5], [18, 3]),
  post([x + 14, height - 3], [x + 14, 0]),
];
export const chair = (x: number, height = 24): Shape[] => [
  pad([x - 9, height - 2], [x + 8, height - 2]),
  post([x - 9, height - 2], [x - 12, height + 26]),
  post([x - 8, height - 2], [x - 10, 0]),
  post([x + 7, height - 2], [x + 9, 0]),
];
export const cable = (from: Point, pulley: Point): Shape[] => [
  post([pulley[0], 0], [pulley[0], 118]),
  polyline('cord', [from, pulley]),
  circle('gear', pulley, 2.6),
];
/** Bar in cross-section. */
export const fixedBar = (center: Point): Shape[] => [
  post(center, [center[0], 122]),
  circle('weight', center, 2),
];
