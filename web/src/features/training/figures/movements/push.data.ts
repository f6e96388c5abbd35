import type { Movement } from '../drawing/movement.ts';
import { box, circle, polyline, type Shape } from '../drawing/shapes.ts';
import { add, type Joints, mixPoints, type Point, type Pose, rotate } from '../drawing/skeleton.ts';
import { bench, cable, chair, drawPlate, pad, platform, post, wall } from '../drawing/things.ts';

const FLAT: Point = [0, 3.5];
const ON_BENCH = { hip: [4, 24], trunk: -90, foot: [24, 3.5] } as const;
const ON_FLOOR = { hip: [4, 6], trunk: -90, foot: [28, 3.5] } as const;
const INCLINED = { hip: [6, 22], trunk: -50, foot: [30, 3.5] } as const;
const SEATED = { hip: [0, 28], trunk: -4, foot: [22, 3.5] } as const;
const flatBench = (): Shape[] => bench(-46, 12, 18);
export const inclineBench = ({ hip, shoulder, trunk }: Joints): Shape[] => [
  pad(add(hip, rotate([-8, 0], trunk)), add(shoulder, rotate([-8, 12], trunk))),
  pad([hip[0] - 6, hip[1] - 8], [hip[0] + 10, hip[1] - 7]),
  post([hip[0], hip[1] - 9], [hip[0], 0]),
  post(add(shoulder, rotate([-9, 0], trunk)), [shoulder[0] - 6, 0]),
];
const uprightSeat = ({ hip, shoulder, trunk }: Joints): Shape[] => [
  pad(add(hip, rotate([-8, 0], trunk)), add(shoulder, rotate([-8, 6], trunk))),
  pad([hip[0] - 9, hip[1] - 8], [hip[0] + 12, hip[1] - 8]),
  post([hip[0] + 1, hip[1] - 9], [hip[0] + 1, 0]),
];
const PUSH_UP: readonly [Pose, Pose] = [
  { hip: [0.8, 24.7], trunk: 70.7, neck: -15, foot: [-44, 9], toe: -75, hand: [27, 2] },
  { hip: [3.4, 10.9], trunk: 87.7, neck: -15, foot: [-44, 9], toe: -75, hand: [27, 2] },
];
const INCLINE_PUSH_UP: readonly [Pose, Pose] = [
  { hip: [-2.9, 38.6], trunk: 51.5, neck: -10, foot: [-40, 9], toe: -65, hand: [28, 26] },
  { hip: [4.3, 26], trunk: 69, neck: -10, foot: [-40, 9], toe: -65, hand: [28, 26] },
];
const STAND = { hip: [0, 51], trunk: 0, foot: FLAT } as const;
const FRONT_SEAT = { hip: [0, 31], trunk: 0, thigh: 0.4, foot: [9, 4] } as const;
const frontSeat = (): Shape[] => [
  box('gear', [0, 46], [22, 44]),
  box('gear', [0, 24], [30, 5]),
  post([0, 22], [0, 0]),
];
const flyArms = ({ near, far }: Joints): Shape[] => [
  polyline('line', [
    near.arm.end,
    [near.arm.end[0], 92],
    [0, 98],
    [far.arm.end[0], 92],
    far.arm.end,
  ]),
];
const twoCables =
  (height: number) =>
  ({ near, far }: Joints): Shape[] => [
    ...cable(near.arm.end, [56, height]),
    ...cable(far.arm.end, [-56, height]),
  ];

export const PUSH_MOVEMENTS = {
  'bench-press': {
    hold: 'barbell',
    poses: [
      { ...ON_BENCH, hand: [-24, 56] },
      { ...ON_BENCH, hand: [-18, 32] },
    ],
    behind: flatBench,
  },
  'incline-press': {
    hold: 'dumbbells',
    poses: [
      { ...INCLINED, hand: [-12, 72] },
      { ...INCLINED, hand: [-6, 50] },
    ],
    behind: inclineBench,
  },
  'machine-chest-press': {
    poses: [
      { hip: [-14, 26], trunk: -8, foot: [10, 3.5], hand: [-7, 49] },
      { hip: [-14, 26], trunk: -8, foot: [10, 3.5], hand: [14, 51] },
    ],
    behind: (joints) => [
      ...uprightSeat(joints),
      polyline('line', [
        joints.near.arm.end,
        add(joints.near.arm.end, [2, 14]),
        [-14, 96],
        [-30, 96],
        [-30, 0],
      ]),
    ],
  },
  'cable-chest-press': {
    poses: [
      { hip: [0, 48], trunk: 14, foot: [14, 3.5], farFoot: [-18, 8], farToe: -35, hand: [13, 67] },
      { hip: [0, 48], trunk: 14, foot: [14, 3.5], farFoot: [-18, 8], farToe: -35, hand: [38, 71] },
    ],
    behind: ({ near }) => cable(near.arm.end, [-52, 74]),
  },
  dip: {
    poses: [
      { hip: [0, 60], trunk: 6, foot: [-14, 20], toe: -60, hand: [4, 56] },
      { hip: [-4, 42], trunk: 24, foot: [-20, 8], toe: -60, hand: [4, 56] },
    ],
    behind: () => [post([-12, 54.5], [20, 54.5]), post([-8, 54], [-8, 0]), post([18, 54], [18, 0])],
  },
  'dip-assisted': {
    poses: [
      { hip: [0, 60], trunk: 6, foot: [-24, 28], toe: -120, hand: [4, 56] },
      { hip: [-4, 42], trunk: 24, foot: [-28, 12], toe: -120, hand: [4, 56] },
    ],
    behind: () => [post([-12, 54.5], [20, 54.5]), post([18, 54], [18, 0])],
    before: ({ near }) => [
      pad(add(near.leg.joint, [-12, -6]), add(near.leg.joint, [6, -6])),
    ],
  },
  'floor-press': {
    hold: 'dumbbells',
    poses: [
      { ...ON_FLOOR, hand: [-24, 38] },
      { ...ON_FLOOR, hand: [-13, 17] },
    ],
  },
  'push-up': { poses: PUSH_UP },
  'push-up-dumbbells': {
    poses: [
      { ...PUSH_UP[0], hip: [0.2, 26.5], trunk: 69, hand: [26, 6] },
      { ...PUSH_UP[1], hand: [26, 6] },
    ],
    before: ({ near }) => [
      box('weight', add(near.arm.end, [0, -1.5]), [12, 3]),
      box('weight', add(near.arm.end, [-5, -2]), [3, 7]),
      box('weight', add(near.arm.end, [5, -2]), [3, 7]),
    ],
  },
  'push-up-jump': {
    poses: [PUSH_UP[1], { ...PUSH_UP[0], hip: [-0.5, 29], trunk: 64, hand: [28, 9] }],
  },
  'push-up-incline': { poses: INCLINE_PUSH_UP, behind: () => [platform(22, 50, 24)] },
  'push-up-knees': {
    poses: [
      { hip: [-0.4, 17.8], trunk: 54.8, neck: -5, foot: [-40.4, 16], toe: 200, hand: [22.5, 2] },
      { hip: [3.7, 7.7], trunk: 81, neck: -10, foot: [-40.4, 16], toe: 200, hand: [22.5, 2] },
    ],
  },
  'push-up-feet-up': {
    poses: [
      { hip: [3.5, 33.6], trunk: 89, neck: -20, foot: [-44, 33], toe: -75, hand: [31.5, 2] },
      { hip: [1.6, 19.8], trunk: 106, neck: -30, foot: [-44, 33], toe: -75, hand: [31.5, 2] },
    ],
    behind: () => [platform(-60, -36, 24)],
  },
  'push-up-archer': {
    poses: [
      { ...PUSH_UP[0], farHand: [30, 2] },
      { ...PUSH_UP[1], hip: [2.6, 13], trunk: 84, farHand: [52, 2], hand: [27, 2] },
    ],
  },
  'push-up-wall': {
    poses: [
      { hip: [6.3, 49.4], trunk: 15, foot: [-6, 3.5], hand: [41, 72] },
      { hip: [16.3, 45.4], trunk: 28, neck: -15, foot: [-6, 4], toe: -6, hand: [41, 72] },
    ],
    behind: () => [wall(45)],
  },
  'overhead-press': {
    hold: 'barbell',
    poses: [
      { ...STAND, arm: [8, 2] },
      { ...STAND, reach: [2, 32] },
    ],
  },
  'push-press': {
    hold: 'barbell',
    poses: [
      { ...STAND, arm: [8, 2] },
      { hip: [-4, 45], trunk: 4, foot: FLAT, arm: [8, 2] },
      { ...STAND, reach: [2, 32] },
    ],
  },
  'seated-press': {
    hold: 'dumbbells',
    poses: [
      { ...SEATED, arm: [8, 5] },
      { ...SEATED, reach: [2, 32] },
    ],
    behind: uprightSeat,
  },
  'seated-press-machine': {
    poses: [
      { ...SEATED, arm: [9, 5] },
      { ...SEATED, reach: [6, 31] },
    ],
    behind: (joints) => [
      ...uprightSeat(joints),
      polyline('line', [
        joints.near.arm.end,
        add(joints.near.arm.end, [-18, 2]),
        [-30, 60],
        [-30, 0],
      ]),
    ],
  },
  'seated-press-chair': {
    hold: 'bottles',
    poses: [
      { ...SEATED, arm: [8, 5] },
      { ...SEATED, reach: [2, 31] },
    ],
    behind: () => chair(2, 22),
  },
  'landmine-press': {
    poses: [
      {
        hip: [-10, 48],
        trunk: 4,
        foot: [2, 3.5],
        farFoot: [-28, 8],
        farToe: -35,
        arm: [9, 0],
        farReach: [0, -32],
      },
      {
        hip: [-10, 48],
        trunk: 10,
        foot: [2, 3.5],
        farFoot: [-28, 8],
        farToe: -35,
        reach: [26, 18],
        farReach: [0, -32],
      },
    ],
    before: ({ near }) => [
      polyline('line', [near.arm.end, [60, 2]]),
      ...drawPlate(mixPoints(near.arm.end, [60, 2], 0.16), 7),
    ],
  },
  'half-kneeling-press': {
    hold: 'dumbbell',
    poses: [
      {
        hip: [0, 28],
        trunk: 0,
        foot: [-23, 4],
        toe: 180,
        farFoot: [22, 3.5],
        farToe: 0,
        arm: [8, 3],
        farReach: [10, -24],
      },
      {
        hip: [0, 28],
        trunk: 0,
        foot: [-23, 4],
        toe: 180,
        farFoot: [22, 3.5],
        farToe: 0,
        reach: [1, 32],
        farReach: [10, -24],
      },
    ],
  },
  'pike-push-up': {
    poses: [
      { hip: [-2, 52], trunk: 148, neck: -10, foot: [-22, 9], toe: -50, hand: [27, 2] },
      { hip: [6, 42], trunk: 148, neck: -20, foot: [-22, 9], toe: -50, hand: [27, 2] },
    ],
  },
  'pike-push-up-incline': {
    poses: [
      { hip: [-6, 52], trunk: 100, neck: -5, foot: [-24, 9], toe: -50, hand: [28, 22] },
      { hip: [0, 48], trunk: 122, neck: -10, foot: [-24, 9], toe: -50, hand: [28, 22] },
    ],
    behind: () => [platform(22, 48, 20)],
  },
  'pike-push-up-feet-up': {
    poses: [
      { hip: [-2, 60], trunk: 168, neck: -10, foot: [-36, 33], toe: -60, hand: [10, 2] },
      { hip: [0, 48], trunk: 168, neck: -15, foot: [-36, 33], toe: -60, hand: [10, 2] },
    ],
    behind: () => [platform(-54, -28, 24)],
  },
  'handstand-push-up': {
    poses: [
      { hip: [2, 62], trunk: 180, neck: -10, foot: [6, 109], toe: 180, hand: [0, 2] },
      { hip: [2, 46], trunk: 180, neck: -20, foot: [6, 93], toe: 180, hand: [-2, 2] },
    ],
    behind: () => [wall(15)],
  },
  'pec-deck': {
    view: 'front',
    poses: [
      { ...FRONT_SEAT, hand: [36, 62] },
      { ...FRONT_SEAT, hand: [4, 56] },
    ],
    behind: (joints) => [...frontSeat(), ...flyArms(joints)],
  },
  'reverse-pec-deck': {
    view: 'front',
    poses: [
      { ...FRONT_SEAT, hand: [5, 57] },
      { ...FRONT_SEAT, hand: [37, 62] },
    ],
    behind: flyArms,
    before: () => [
      box('gear', [0, 46], [16, 22]),
      box('gear', [0, 24], [30, 5]),
      post([0, 22], [0, 0]),
    ],
  },
  'cable-fly': {
    view: 'front',
    poses: [
      { ...STAND, foot: [6, 3.5], hand: [38, 84] },
      { ...STAND, foot: [6, 3.5], hand: [3, 58] },
    ],
    behind: twoCables(112),
  },
  'low-cable-fly': {
    view: 'front',
    poses: [
      { ...STAND, foot: [6, 3.5], hand: [27, 54] },
      { ...STAND, foot: [6, 3.5], hand: [4, 82] },
    ],
    behind: twoCables(8),
  },
  'dumbbell-fly': {
    view: 'front',
    isFromAbove: true,
    hold: 'dumbbells',
    poses: [
      { ...STAND, foot: [8, 3.5], hand: [8, 70] },
      { ...STAND, foot: [8, 3.5], hand: [40, 75] },
    ],
    behind: () => [box('gear', [0, 68], [17, 70])],
  },
  'floor-fly': {
    view: 'front',
    isFromAbove: true,
    hold: 'dumbbells',
    poses: [
      { ...STAND, foot: [8, 3.5], hand: [8, 70] },
      { ...STAND, foot: [8, 3.5], hand: [40, 75] },
    ],
  },
  'slider-fly': {
    view: 'front',
    isFromAbove: true,
    poses: [
      { ...STAND, foot: [6, 4], hand: [14, 66] },
      { ...STAND, foot: [6, 4], hand: [39, 84] },
    ],
    behind: ({ near, far }) => [
      box('gear', near.arm.end, [12, 9]),
      box('gear', far.arm.end, [12, 9]),
    ],
  },
  'palm-press': {
    view: 'front',
    poses: [
      { ...STAND, foot: [6, 3.5], hand: [9, 66] },
      { ...STAND, foot: [6, 3.5], hand: [1.8, 68] },
    ],
  },
  pushdown: {
    poses: [
      { hip: [-2, 51], trunk: 8, foot: FLAT, hand: [14, 70] },
      { hip: [-2, 51], trunk: 8, foot: FLAT, hand: [9, 48] },
    ],
    behind: ({ near }) => cable(near.arm.end, [30, 114]),
  },
  'overhead-extension': {
    hold: 'dumbbell-upright',
    poses: [
      { ...STAND, hand: [-9, 84] },
      { ...STAND, hand: [3, 110] },
    ],
  },
  'overhead-extension-cable': {
    poses: [
      { hip: [2, 49], trunk: 14, foot: [14, 3.5], farFoot: [-14, 7], farToe: -30, hand: [-4, 84] },
      { hip: [2, 49], trunk: 14, foot: [14, 3.5], farFoot: [-14, 7], farToe: -30, hand: [30, 100] },
    ],
    behind: ({ near }) => cable(near.arm.end, [-52, 70]),
  },
  'skull-crusher': {
    hold: 'barbell',
    poses: [
      { ...ON_BENCH, hand: [-26, 56] },
      { ...ON_BENCH, hand: [-42, 36] },
    ],
    behind: flatBench,
  },
  kickback: {
    hold: 'dumbbell',
    poses: [
      { hip: [-10, 47], trunk: 70, neck: -15, foot: FLAT, hand: [3, 34], farHand: [26, 30] },
      { hip: [-10, 47], trunk: 70, neck: -15, foot: FLAT, hand: [-14.3, 45], farHand: [26, 30] },
    ],
    behind: () => bench(18, 52, 27),
  },
  'bench-dip': {
    poses: [
      { hip: [-6, 30], trunk: -8, foot: [33, 4], toe: 45, hand: [-14, 26] },
      { hip: [-4, 16], trunk: -8, foot: [33, 4], toe: 45, hand: [-14, 26] },
    ],
    behind: () => [platform(-42, -12, 24)],
  },
  'bar-triceps-extension': {
    poses: [
      {
        hip: [-7.4, 50],
        trunk: 29,
        foot: [-30, 9],
        toe: -60,
        hand: [26, 48],
        elbow: 1,
        farElbow: 1,
      },
      {
        hip: [2, 43],
        trunk: 46,
        neck: 15,
        foot: [-30, 9],
        toe: -60,
        hand: [26, 48],
        elbow: 1,
        farElbow: 1,
      },
    ],
    behind: () => [post([26, 0], [26, 48]), circle('weight', [26, 48], 2)],
  },
} as const satisfies Record<string, Movement>;
