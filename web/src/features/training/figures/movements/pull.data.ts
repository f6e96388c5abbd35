import type { Movement } from '../drawing/movement.ts';
import { box, circle, polyline, type Shape } from '../drawing/shapes.ts';
import { add, type Joints, type Point, type Pose, rotate } from '../drawing/skeleton.ts';
import { bench, cable, chair, drawPlate, fixedBar, pad, platform, post, wall } from '../drawing/things.ts';
import { inclineBench } from './push.data.ts';

const FLAT: Point = [0, 3.5];
const DOWN: Point = [3, -32];
const STAND = { hip: [0, 51], trunk: 0, foot: FLAT } as const;
const BENT = { hip: [-14, 46], trunk: 62, neck: -15, foot: FLAT } as const;
const stool = (x: number, height: number): Shape[] => [
  pad([x - 10, height], [x + 10, height]),
  post([x, height - 2], [x, 0]),
];
const LONG_ARMS: Pose = { hip: [-2, 52], trunk: 0, foot: [-10, 8], toe: -50, hand: [0, 112] };
const CHIN: Pose = { hip: [-6, 75], trunk: 8, foot: [-16, 32], toe: -50, hand: [0, 112] };
const highBar = (): Shape[] => fixedBar([0, 112]);
const PULLDOWN: readonly [Pose, Pose] = [
  { hip: [-8, 28], trunk: -6, foot: [14, 3.5], hand: [-2, 86] },
  { hip: [-8, 28], trunk: -14, neck: 5, foot: [14, 3.5], hand: [-4, 58] },
];
const fromAbove = ({ near }: Joints): Shape[] => [
  polyline('cord', [near.arm.end, [0, 122]]),
  circle('weight', near.arm.end, 3.6),
];
const FACE_DOWN = { hip: [0, 6], trunk: 88, foot: [-47.8, 6], toe: 190 } as const;
const lowBar = (center: Point) => (): Shape[] => [
  post(center, [center[0], 0]),
  circle('weight', center, 2),
];

export const PULL_MOVEMENTS = {
  'bent-row': {
    hold: 'barbell',
    poses: [
      { ...BENT, hand: [12, 27] },
      { ...BENT, hand: [2, 47] },
    ],
  },
  'floor-row': {
    hold: 'barbell',
    poses: [
      { hip: [-18, 36], trunk: 80, neck: -20, foot: FLAT, hand: [8, 9.5] },
      { hip: [-18, 36], trunk: 80, neck: -20, foot: FLAT, hand: [0, 29] },
    ],
  },
  't-bar-row': {
    poses: [
      { ...BENT, hand: [12, 28] },
      { ...BENT, hand: [3, 46] },
    ],
    before: ({ near }) => [
      polyline('line', [[-48, 3], add(near.arm.end, [8, 3])]),
      ...drawPlate(add(near.arm.end, [8, 3]), 8),
    ],
  },
  'seated-cable-row': {
    poses: [
      { hip: [-14, 16], trunk: 14, foot: [22, 14], toe: 70, hand: [23, 36] },
      { hip: [-14, 16], trunk: -6, foot: [22, 14], toe: 70, hand: [-5, 32] },
    ],
    behind: ({ near }) => [
      pad([-26, 8], [0, 8]),
      post([-20, 6], [-20, 0]),
      post([-4, 6], [-4, 0]),
      box('gear', [28, 14], [3, 24]),
      ...cable(near.arm.end, [54, 30]),
    ],
  },
  'chest-supported-row': {
    poses: [
      { hip: [-12, 26], trunk: 4, foot: [10, 3.5], hand: [21, 50] },
      { hip: [-12, 26], trunk: 4, foot: [10, 3.5], hand: [1, 44] },
    ],
    behind: ({ near }) => [
      ...stool(-12, 18),
      pad([0, 32], [1, 50]),
      post([1, 40], [30, 40]),
      post([30, 0], [30, 80]),
      polyline('line', [near.arm.end, add(near.arm.end, [8, 8]), [30, 78]]),
    ],
  },
  'one-arm-row': {
    hold: 'dumbbell',
    poses: [
      {
        hip: [-10, 50],
        trunk: 76,
        neck: -15,
        foot: [-8, 3.5],
        farFoot: [-33, 29],
        farToe: 180,
        hand: [16, 25],
        farHand: [20, 27],
      },
      {
        hip: [-10, 50],
        trunk: 76,
        neck: -15,
        foot: [-8, 3.5],
        farFoot: [-33, 29],
        farToe: 180,
        hand: [2, 44],
        farHand: [20, 27],
      },
    ],
    behind: () => bench(-36, 34, 25),
  },
  'one-arm-row-chair': {
    hold: 'backpack',
    poses: [
      { hip: [-14, 46], trunk: 66, neck: -15, foot: FLAT, hand: [12, 27], farHand: [30, 28] },
      { hip: [-14, 46], trunk: 66, neck: -15, foot: FLAT, hand: [0, 45], farHand: [30, 28] },
    ],
    behind: () => [platform(24, 46, 25)],
  },
  'one-arm-cable-row': {
    poses: [
      {
        hip: [-4, 48],
        trunk: 10,
        foot: [12, 3.5],
        farFoot: [-20, 8],
        farToe: -35,
        hand: [32, 66],
        farReach: [2, -31],
      },
      {
        hip: [-4, 48],
        trunk: 2,
        foot: [12, 3.5],
        farFoot: [-20, 8],
        farToe: -35,
        hand: [6, 58],
        farReach: [2, -31],
      },
    ],
    behind: ({ near }) => cable(near.arm.end, [54, 62]),
  },
  'incline-row': {
    hold: 'dumbbells',
    poses: [
      { hip: [-12, 30], trunk: 50, neck: -15, foot: [-40, 9], toe: -60, hand: [11, 16] },
      { hip: [-12, 30], trunk: 50, neck: -15, foot: [-40, 9], toe: -60, hand: [0, 36] },
    ],
    behind: ({ hip, shoulder, trunk }) => [
      pad(add(hip, rotate([8, 0], trunk)), add(shoulder, rotate([8, 4], trunk))),
      post(add(hip, rotate([9, 2], trunk)), [0, 0]),
      post(add(shoulder, rotate([9, 0], trunk)), [22, 0]),
    ],
  },
  'inverted-row': {
    poses: [
      { hip: [-0.8, 13.2], trunk: -80, foot: [46, 5], toe: 80, hand: [-15, 47] },
      { hip: [3.9, 27], trunk: -62.4, foot: [46, 5], toe: 80, hand: [-15, 47] },
    ],
    behind: lowBar([-15, 47]),
  },
  'inverted-row-knees': {
    poses: [
      { hip: [3.9, 15.6], trunk: -85, foot: [26, 3.5], hand: [-12, 47] },
      { hip: [4, 31], trunk: -74, foot: [26, 3.5], hand: [-12, 47] },
    ],
    behind: lowBar([-12, 47]),
  },
  'towel-row': {
    poses: [
      { hip: [-2.3, 45.4], trunk: -28, neck: 10, foot: [20, 3.5], hand: [16, 64] },
      { hip: [10.1, 50], trunk: -12, foot: [20, 3.5], hand: [17, 64] },
    ],
    behind: ({ near }) => [wall(45), polyline('cord', [near.arm.end, [43, 62]])],
  },
  'seated-band-row': {
    poses: [
      { hip: [-14, 28], trunk: 2, foot: [10, 3.5], hand: [17, 50] },
      { hip: [-14, 28], trunk: 0, foot: [10, 3.5], hand: [-5, 44] },
    ],
    behind: ({ near }) => [
      ...chair(-14, 22),
      polyline('cord', [near.arm.end, [56, 48]]),
      post([56, 0], [56, 70]),
    ],
  },
  pulldown: {
    poses: PULLDOWN,
    behind: (joints) => [...stool(-8, 20), ...fromAbove(joints)],
    before: () => [circle('gear', [8, 38], 3.4)],
  },
  'pulldown-one-arm': {
    poses: [
      { ...PULLDOWN[0], farReach: [10, -24] },
      { ...PULLDOWN[1], farReach: [10, -24] },
    ],
    behind: (joints) => [...stool(-8, 20), ...fromAbove(joints)],
    before: () => [circle('gear', [8, 38], 3.4)],
  },
  'pulldown-band': {
    poses: [
      { hip: [-8, 28], trunk: 4, foot: [14, 3.5], hand: [10, 84] },
      { hip: [-8, 28], trunk: 0, foot: [14, 3.5], hand: [0, 58] },
    ],
    behind: ({ near }) => [...chair(-8, 22), wall(47), polyline('cord', [near.arm.end, [45, 106]])],
  },
  'pull-up': { poses: [LONG_ARMS, CHIN], behind: highBar },
  'pull-up-weighted': {
    poses: [LONG_ARMS, CHIN],
    behind: highBar,
    before: ({ hip }) => [
      polyline('cord', [add(hip, [4, 2]), add(hip, [7, -14])]),
      ...drawPlate(add(hip, [7, -18]), 6),
    ],
  },
  'pull-up-assisted': {
    poses: [
      { ...LONG_ARMS, foot: [-24, 33], toe: -120 },
      { ...CHIN, foot: [-28, 56], toe: -120 },
    ],
    behind: highBar,
    before: ({ near }) => [
      pad(add(near.leg.joint, [-12, -6]), add(near.leg.joint, [6, -6])),
      polyline('line', [add(near.leg.joint, [6, -6]), [40, near.leg.joint[1] - 6]]),
      post([40, 0], [40, 118]),
    ],
  },
  'pull-up-feet': {
    poses: [
      { ...LONG_ARMS, foot: [20, 24], toe: 0, farFoot: [-8, 8], farToe: -50 },
      {
        hip: [-4, 66],
        trunk: 4,
        foot: [18, 24],
        toe: 0,
        farFoot: [-14, 24],
        farToe: -50,
        hand: [0, 112],
      },
    ],
    behind: () => [...highBar(), platform(14, 36, 20)],
  },
  'pull-up-negative': {
    poses: [CHIN, LONG_ARMS],
    behind: () => [...highBar(), platform(20, 42, 20)],
  },
  'straight-arm-pulldown': {
    poses: [
      { hip: [-8, 49], trunk: 20, neck: -10, foot: FLAT, hand: [28, 92] },
      { hip: [-8, 49], trunk: 20, neck: -10, foot: FLAT, hand: [12, 45] },
    ],
    behind: ({ near }) => cable(near.arm.end, [46, 114]),
  },
  pullover: {
    hold: 'dumbbell-upright',
    poses: [
      { hip: [4, 24], trunk: -90, foot: [24, 3.5], hand: [-22, 55] },
      { hip: [4, 24], trunk: -90, foot: [24, 3.5], hand: [-53, 35] },
    ],
    behind: () => bench(-46, 12, 18),
  },
  'floor-pullover': {
    hold: 'dumbbell-upright',
    poses: [
      { hip: [4, 6], trunk: -90, foot: [28, 3.5], hand: [-22, 37] },
      { hip: [4, 6], trunk: -90, foot: [28, 3.5], hand: [-52, 15] },
    ],
  },
  'lat-slide': {
    poses: [
      {
        ...FACE_DOWN,
        hip: [-6, 6],
        foot: [-53.8, 6],
        neck: -10,
        hand: [50, 3],
        elbow: 1,
        farElbow: 1,
      },
      {
        ...FACE_DOWN,
        hip: [6, 6],
        foot: [-41.8, 6],
        neck: -10,
        hand: [50, 3],
        elbow: 1,
        farElbow: 1,
      },
    ],
    before: ({ near }) => [box('gear', add(near.arm.end, [0, -2]), [12, 2])],
  },
  curl: {
    hold: 'dumbbells',
    poses: [
      { ...STAND, reach: DOWN },
      { ...STAND, hand: [12, 73] },
    ],
  },
  'cable-curl': {
    poses: [
      { ...STAND, reach: [6, -31] },
      { ...STAND, hand: [13, 72] },
    ],
    behind: ({ near }) => cable(near.arm.end, [42, 6]),
  },
  'preacher-curl': {
    hold: 'barbell',
    poses: [
      { hip: [-14, 28], trunk: 16, foot: [10, 3.5], hand: [17, 32] },
      { hip: [-14, 28], trunk: 16, foot: [10, 3.5], hand: [10, 60] },
    ],
    behind: () => [...stool(-14, 20), pad([1, 46], [16, 29]), post([9, 36], [9, 0])],
  },
  'incline-curl': {
    hold: 'dumbbells',
    poses: [
      { hip: [6, 22], trunk: -40, foot: [30, 3.5], hand: [-14, 11] },
      { hip: [6, 22], trunk: -40, foot: [30, 3.5], hand: [0, 39] },
    ],
    behind: inclineBench,
  },
  'concentration-curl': {
    hold: 'dumbbell',
    poses: [
      { hip: [-14, 26], trunk: 40, foot: [12, 3.5], hand: [8, 15], farReach: [6, -18] },
      { hip: [-14, 26], trunk: 40, foot: [12, 3.5], hand: [15, 45], farReach: [6, -18] },
    ],
    behind: () => bench(-34, -2, 19),
  },
  'wrist-curl': {
    hold: 'dumbbells',
    poses: [
      { hip: [-16, 26], trunk: 26, foot: [10, 3.5], hand: [21, 28] },
      { hip: [-16, 26], trunk: 26, foot: [10, 3.5], hand: [21, 36] },
    ],
    behind: () => bench(-36, -4, 19),
  },
  'bar-curl': {
    poses: [
      { hip: [0.8, 40.9], trunk: -38, neck: 15, foot: [30, 3.5], toe: 20, hand: [14, 58] },
      { hip: [9.2, 46.2], trunk: -26, neck: 10, foot: [30, 3.5], toe: 10, hand: [14, 58] },
    ],
    behind: lowBar([14, 58]),
  },
  'towel-curl': {
    poses: [
      {
        hip: [-12, 28],
        trunk: 14,
        foot: [18, 12],
        toe: 10,
        farFoot: [10, 3.5],
        farToe: 0,
        hand: [16, 34],
        farReach: [6, -22],
      },
      {
        hip: [-12, 28],
        trunk: 10,
        foot: [16, 20],
        toe: 10,
        farFoot: [10, 3.5],
        farToe: 0,
        hand: [9, 47],
        farReach: [6, -22],
      },
    ],
    behind: () => chair(-12, 22),
    before: ({ near }) => [polyline('cord', [near.arm.end, add(near.leg.end, [5, -3])])],
  },
  'lateral-raise': {
    view: 'front',
    hold: 'dumbbells',
    poses: [
      { ...STAND, foot: [6, 3.5], reach: DOWN },
      { ...STAND, foot: [6, 3.5], reach: [32, 1] },
    ],
  },
  'lateral-raise-cable': {
    view: 'front',
    poses: [
      { ...STAND, foot: [6, 3.5], reach: [-2, -32], farReach: [-4, -24] },
      { ...STAND, foot: [6, 3.5], reach: [32, 1], farReach: [-4, -24] },
    ],
    behind: ({ near }) => cable(near.arm.end, [-52, 6]),
  },
  'lateral-raise-machine': {
    view: 'front',
    poses: [
      { hip: [0, 31], trunk: 0, thigh: 0.4, foot: [9, 4], reach: [10, -17] },
      { hip: [0, 31], trunk: 0, thigh: 0.4, foot: [9, 4], reach: [30, 5] },
    ],
    behind: () => [
      box('gear', [0, 46], [22, 44]),
      box('gear', [0, 24], [30, 5]),
      post([0, 22], [0, 0]),
    ],
    before: ({ near, far }) => [
      circle('gear', add(near.arm.joint, [2, 2]), 3),
      circle('gear', add(far.arm.joint, [-2, 2]), 3),
    ],
  },
  'lateral-raise-leaning': {
    view: 'front',
    hold: 'dumbbell',
    poses: [
      {
        hip: [4, 50],
        trunk: 12,
        foot: [-3, 3.5],
        farFoot: [-12, 3.5],
        reach: [0, -32],
        farHand: [-30, 80],
      },
      {
        hip: [4, 50],
        trunk: 12,
        foot: [-3, 3.5],
        farFoot: [-12, 3.5],
        reach: [32, 4],
        farHand: [-30, 80],
      },
    ],
    behind: () => [post([-32, 0], [-32, 110])],
  },
  scaption: {
    view: 'front',
    hold: 'dumbbells',
    poses: [
      { ...STAND, foot: [6, 3.5], reach: DOWN },
      { ...STAND, foot: [6, 3.5], reach: [26, -17] },
    ],
  },
  'face-pull': {
    poses: [
      { hip: [-10, 50], trunk: -2, foot: [-4, 3.5], hand: [21, 84] },
      { hip: [-10, 50], trunk: -4, foot: [-4, 3.5], reach: [8, 10], armDepth: 0.5 },
    ],
    before: ({ near }) => cable(near.arm.end, [52, 88]),
  },
  'rear-fly': {
    view: 'front',
    hold: 'dumbbells',
    poses: [
      { hip: [0, 47], trunk: 0, depth: 0.4, foot: [9, 3.5], reach: [2, -30] },
      { hip: [0, 47], trunk: 0, depth: 0.4, foot: [9, 3.5], reach: [31, 4] },
    ],
  },
  shrug: {
    view: 'front',
    hold: 'dumbbells',
    poses: [
      { ...STAND, foot: [6, 3.5], reach: DOWN },
      { ...STAND, foot: [6, 3.5], shrug: 6, reach: DOWN },
    ],
  },
  'front-raise': {
    hold: 'dumbbells',
    poses: [
      { ...STAND, reach: DOWN },
      { ...STAND, reach: [32, 4] },
    ],
  },
  'upright-row': {
    view: 'front',
    hold: 'barbell',
    poses: [
      { ...STAND, foot: [6, 3.5], hand: [9, 47] },
      { ...STAND, foot: [6, 3.5], hand: [9, 70] },
    ],
  },
  'wall-lateral-hold': {
    view: 'front',
    poses: [
      {
        ...STAND,
        hip: [-4, 51],
        foot: [3, 3.5],
        farFoot: [-11, 3.5],
        reach: [3, -32],
        farReach: [-3, -32],
      },
      {
        ...STAND,
        hip: [-4, 51],
        foot: [3, 3.5],
        farFoot: [-11, 3.5],
        hand: [32.5, 62],
        farReach: [-3, -32],
      },
    ],
    behind: () => [wall(36)],
  },
  'prone-y': {
    poses: [
      { ...FACE_DOWN, hip: [-6, 6], foot: [-53.8, 6], hand: [54, 4], elbow: 1 },
      { ...FACE_DOWN, hip: [-6, 6], foot: [-53.8, 6], trunk: 84, hand: [52, 19], elbow: 1 },
    ],
  },
} as const satisfies Record<string, Movement>;
