import type { Movement } from '../drawing/movement.ts';
import { box, circle, polyline, type Shape } from '../drawing/shapes.ts';
import { add, type Joints, type Limb, type Point, type Pose, rotate } from '../drawing/skeleton.ts';
import {
  bench,
  cable,
  chair,
  counter,
  drawDumbbell,
  pad,
  platform,
  post,
  wall,
} from '../drawing/things.ts';

const FLAT: Point = [0, 3.5];
const DOWN: Point = [2, -32];
const BACK_GRIP = { arm: [-4, 1], elbow: 1 } as const;
export const STAND: Pose = { hip: [0, 51], trunk: 2, foot: FLAT, reach: DOWN };

/** Pad of a machine at the front (1) or the back (-1) of a shin. */
function roller({ joint, end }: Limb, side: 1 | -1): Shape {
  const length = Math.hypot(end[0] - joint[0], end[1] - joint[1]);
  const normal: Point = [
    (-(end[1] - joint[1]) / length) * 5 * side,
    ((end[0] - joint[0]) / length) * 5 * side,
  ];
  return circle('gear', add(end, normal), 3.2);
}

const machineSeat = (x: number, y: number): Shape[] => [
  pad([x - 8, y], [x + 18, y]),
  pad([x - 10, y + 3], [x - 17, y + 32]),
  post([x + 4, y - 2], [x + 4, 0]),
];

const pressSeat = (): Shape[] => [
  pad([-26, 16], [-50, 37]),
  pad([-28, 14], [-12, 13]),
  post([-36, 24], [-36, 0]),
  post([-16, 12], [-16, 0]),
];
const pressPlatform = ({ near }: Joints): Shape[] => [
  box('gear', add(near.leg.end, [4, 2.6]), [3, 24], -35),
];

const hipPad = ({ hip, trunk }: Joints): Shape[] => {
  const center = add(hip, rotate([8, 0], trunk));
  return [pad(add(center, rotate([0, -4], trunk)), add(center, rotate([0, 4], trunk)))];
};

const footDumbbell = ({ near }: Joints): Shape[] =>
  drawDumbbell(add(near.leg.end, rotate([5, -2], -near.toe)), 0);

const LUNGE: readonly [Pose, Pose] = [
  { hip: [0, 45], trunk: 3, foot: [18, 3.5], farFoot: [-22, 9], farToe: -50, reach: [0, -32.5] },
  { hip: [-2, 28], trunk: 5, foot: [18, 3.5], farFoot: [-26, 8], farToe: -60, reach: [0, -32.5] },
];
const HIP_THRUST: readonly [Pose, Pose] = [
  { hip: [-1.4, 11.5], trunk: -54, neck: 20, foot: [26, 3.5], hand: [2.7, 18] },
  { hip: [4, 27], trunk: -88, neck: 30, foot: [26, 3.5], hand: [4, 34] },
];
const thrustBench = (): Shape[] => bench(-52, -22, 22);
const BRIDGE_UP: Pose = { hip: [-2.6, 17.8], trunk: -115, neck: 25, foot: [24, 3.5], hand: [4, 3] };
const KNEELING = { foot: [-19, 4], toe: 180 } as const;
const RDL_DOWN: Pose = { hip: [-15, 46], trunk: 75, neck: -20, foot: FLAT, hand: [5, 22] };
const ON_STEP: readonly [Pose, Pose] = [
  { hip: [0, 58.5], trunk: 0, foot: [0, 11.5], toe: 20, reach: [2, -32] },
  { hip: [2.8, 65], trunk: 0, foot: [2.8, 18], toe: -35, reach: [2, -32] },
];
const calfStep = (): Shape[] => [platform(3, 26, 10)];
const SEATED_LEG: Pose = { hip: [-16, 33], trunk: -12, foot: [6, 9.5], hand: [-10, 30] };
const LEG_PRESS: readonly [Pose, Pose] = [
  { hip: [-20, 22], trunk: -50, foot: [18, 48.5], toe: 125, hand: [-17, 18] },
  { hip: [-20, 22], trunk: -50, foot: [2, 37.5], toe: 125, hand: [-17, 18] },
];
const STANDING_CURL = { hip: [0, 51], trunk: 12, farFoot: FLAT, hand: [19, 49] } as const;

const SIDE_LYING: readonly [Pose, Pose] = [
  {
    hip: [0, 13],
    trunk: -90,
    foot: [47, 16],
    farFoot: [47, 6],
    toe: 90,
    hand: [-3, 20],
    farHand: [-46, 6],
    farElbow: 1,
  },
  {
    hip: [0, 13],
    trunk: -90,
    foot: [38, 43],
    farFoot: [47, 6],
    toe: 90,
    hand: [-3, 20],
    farHand: [-46, 6],
    farElbow: 1,
  },
];

export const LEG_MOVEMENTS = {
  'squat-back': {
    hold: 'barbell-on-back',
    poses: [
      { hip: [-1, 51], trunk: 5, foot: FLAT, ...BACK_GRIP },
      { hip: [-15, 25], trunk: 38, neck: -20, foot: FLAT, ...BACK_GRIP },
    ],
  },
  'squat-front': {
    hold: 'barbell',
    poses: [
      { hip: [-1, 51], trunk: 2, foot: FLAT, arm: [9, 0] },
      { hip: [-13, 25], trunk: 24, neck: -10, foot: FLAT, arm: [9, 0] },
    ],
  },
  'squat-sides': {
    hold: 'dumbbells',
    poses: [
      { hip: [-1, 51], trunk: 4, foot: FLAT, reach: [0, -32.5] },
      { hip: [-14, 26], trunk: 34, neck: -15, foot: FLAT, reach: [0, -32.5] },
    ],
  },
  'squat-free': {
    poses: [STAND, { hip: [-15, 24], trunk: 34, neck: -15, foot: FLAT, reach: [32, 2] }],
  },
  'squat-box': {
    poses: [STAND, { hip: [-18, 25.5], trunk: 30, neck: -12, foot: FLAT, reach: [31, 3] }],
    behind: () => [platform(-36, -10, 20)],
  },
  'chair-stand': {
    poses: [
      { hip: [-18, 25.5], trunk: 24, neck: -10, foot: FLAT, arm: [9, -8] },
      { ...STAND, reach: [9, -8] },
    ],
    behind: () => chair(-20, 20),
  },
  'leg-press': { poses: LEG_PRESS, behind: pressSeat, before: pressPlatform },
  'leg-press-single': {
    poses: [
      { ...LEG_PRESS[0], farFoot: [4, 5], farToe: 0 },
      { ...LEG_PRESS[1], farFoot: [4, 5], farToe: 0 },
    ],
    behind: pressSeat,
    before: pressPlatform,
  },
  'hack-squat': {
    poses: [
      { hip: [-10, 48], trunk: -22, foot: [9, 8], toe: 15, arm: [6, 2] },
      { hip: [-2.6, 29.4], trunk: -22, foot: [9, 8], toe: 15, arm: [6, 2] },
    ],
    behind: ({ hip, shoulder, trunk }) => [
      post([-4, 2], [-48, 112]),
      pad(add(hip, rotate([-8, -4], trunk)), add(shoulder, rotate([-8, 2], trunk))),
      pad(add(shoulder, rotate([-6, 7], trunk)), add(shoulder, rotate([4, 7], trunk))),
      box('gear', [12, 3], [26, 3], -15),
    ],
  },
  pistol: {
    poses: [
      { hip: [0, 51], trunk: 2, foot: FLAT, farFoot: [16, 10], farToe: 20, reach: [24, -18] },
      {
        hip: [-13, 18],
        trunk: 40,
        neck: -20,
        foot: FLAT,
        farFoot: [33, 15],
        farToe: 50,
        reach: [31, 4],
      },
    ],
  },
  'pistol-box': {
    poses: [
      { hip: [0, 51], trunk: 2, foot: FLAT, farFoot: [16, 10], farToe: 20, reach: [24, -18] },
      {
        hip: [-18, 25.5],
        trunk: 30,
        neck: -15,
        foot: FLAT,
        farFoot: [28, 16],
        farToe: 50,
        reach: [31, 4],
      },
    ],
    behind: () => [platform(-36, -10, 20)],
  },
  bulgarian: {
    hold: 'dumbbells',
    poses: [
      {
        hip: [-4, 48],
        trunk: 8,
        foot: [8, 3.5],
        farFoot: [-30, 23.5],
        farToe: 180,
        reach: [0, -32.5],
      },
      {
        hip: [-6, 30],
        trunk: 16,
        foot: [8, 3.5],
        farFoot: [-30, 23.5],
        farToe: 180,
        reach: [0, -32.5],
      },
    ],
    behind: () => bench(-54, -28, 20),
  },
  lunge: { hold: 'dumbbells', poses: LUNGE },
  'lunge-waist': {
    poses: [
      { ...LUNGE[0], reach: [4, -25] },
      { ...LUNGE[1], reach: [4, -25] },
    ],
  },
  'lunge-barbell': {
    hold: 'barbell-on-back',
    poses: [
      { hip: [0, 45], trunk: 3, foot: [18, 3.5], farFoot: [-22, 9], farToe: -50, ...BACK_GRIP },
      { hip: [-2, 28], trunk: 5, foot: [18, 3.5], farFoot: [-26, 8], farToe: -60, ...BACK_GRIP },
    ],
  },
  'step-up': {
    hold: 'dumbbells',
    poses: [
      { hip: [-8, 50], trunk: 14, foot: [10, 23.5], farFoot: [-12, 3.5], reach: [0, -32.5] },
      { hip: [10, 71], trunk: 2, foot: [10, 23.5], farFoot: [14, 23.5], reach: [0, -32.5] },
    ],
    behind: () => [platform(2, 34, 20)],
  },
  'step-low': {
    poses: [
      { hip: [-6, 50.5], trunk: 8, foot: [10, 13.5], farFoot: [-10, 3.5], reach: DOWN },
      { hip: [10, 61], trunk: 2, foot: [10, 13.5], farFoot: [14, 13.5], reach: DOWN },
    ],
    behind: () => [platform(2, 36, 10)],
  },
  'leg-extension': {
    poses: [SEATED_LEG, { ...SEATED_LEG, foot: [31, 37], toe: 80 }],
    behind: () => machineSeat(-14, 26),
    before: ({ near }) => [roller(near.leg, 1)],
  },
  'leg-extension-single': {
    poses: [
      { ...SEATED_LEG, farFoot: [8, 9.5] },
      { ...SEATED_LEG, foot: [31, 37], toe: 80, farFoot: [8, 9.5], farToe: 0 },
    ],
    behind: () => machineSeat(-14, 26),
    before: ({ near }) => [roller(near.leg, 1)],
  },
  'leg-extension-dumbbell': {
    poses: [SEATED_LEG, { ...SEATED_LEG, foot: [31, 37], toe: 80 }],
    behind: () => chair(-14, 29),
    before: footDumbbell,
  },
  'leg-extension-chair': {
    poses: [
      { ...SEATED_LEG, farFoot: [8, 9.5] },
      { ...SEATED_LEG, foot: [31, 37], toe: 80, farFoot: [8, 9.5], farToe: 0 },
    ],
    behind: () => chair(-14, 29),
  },
  'reverse-nordic': {
    poses: [
      { hip: [4, 28], trunk: 0, ...KNEELING, arm: [9, -8] },
      { hip: [-7.3, 25.2], trunk: -28, neck: 10, ...KNEELING, arm: [9, -8] },
    ],
  },
  'reverse-nordic-short': {
    poses: [
      { hip: [4, 28], trunk: 0, ...KNEELING, arm: [9, -8] },
      { hip: [-1, 27.5], trunk: -13, neck: 5, ...KNEELING, arm: [9, -8] },
    ],
  },
  'sissy-squat': {
    poses: [
      { hip: [0, 51], trunk: 0, foot: FLAT, hand: [17, 66], farReach: DOWN },
      {
        hip: [2, 40],
        trunk: -40,
        neck: 10,
        foot: [0, 8],
        toe: -45,
        hand: [15, 66],
        farReach: [8, -28],
      },
    ],
    behind: () => [post([17, 0], [17, 84])],
  },
  'wall-sit': {
    poses: [
      { hip: [-14, 50], trunk: 0, foot: [2, 3.5], reach: [3, -32] },
      { hip: [-14, 27.5], trunk: 0, foot: [10, 3.5], reach: [10, -22] },
    ],
    behind: () => [wall(-22)],
  },
  'straight-leg-raise': {
    poses: [
      {
        hip: [0, 6],
        trunk: -90,
        foot: [47.8, 6],
        toe: 90,
        farFoot: [22, 3.5],
        farToe: 0,
        reach: [32, -2],
      },
      {
        hip: [0, 6],
        trunk: -90,
        foot: [37, 34],
        toe: 128,
        farFoot: [22, 3.5],
        farToe: 0,
        reach: [32, -2],
      },
    ],
  },
  deadlift: {
    hold: 'barbell',
    poses: [
      { hip: [-18, 30], trunk: 66, neck: -25, foot: FLAT, hand: [5, 9.5] },
      { hip: [0, 51], trunk: 0, foot: FLAT, reach: [3, -32] },
    ],
  },
  rdl: { hold: 'barbell', poses: [{ ...STAND, reach: [4, -32] }, RDL_DOWN] },
  'trap-bar': {
    hold: 'barbell',
    poses: [
      { hip: [-15, 25], trunk: 48, neck: -20, foot: FLAT, hand: [2, 11] },
      { hip: [0, 51], trunk: 0, foot: FLAT, reach: [0, -32] },
    ],
  },
  sumo: {
    view: 'front',
    hold: 'barbell',
    poses: [
      { hip: [0, 26], trunk: 0, depth: 0.6, foot: [24, 3.5], hand: [7, 10] },
      { hip: [0, 47], trunk: 0, foot: [24, 3.5], reach: [-2, -32] },
    ],
  },
  'sumo-dumbbell': {
    view: 'front',
    hold: 'dumbbell-upright',
    poses: [
      { hip: [0, 26], trunk: 0, depth: 0.6, foot: [24, 3.5], hand: [1, 13] },
      { hip: [0, 47], trunk: 0, foot: [24, 3.5], hand: [1, 44] },
    ],
  },
  'hip-thrust': { hold: 'barbell', poses: HIP_THRUST, behind: thrustBench },
  'hip-thrust-single': {
    poses: [
      { ...HIP_THRUST[0], farFoot: [38, 22], farToe: 60 },
      { ...HIP_THRUST[1], farFoot: [44, 40], farToe: 60 },
    ],
    behind: thrustBench,
  },
  'hip-thrust-machine': {
    poses: HIP_THRUST,
    behind: () => [...thrustBench(), post([34, 0], [34, 40])],
    before: (joints) => [...hipPad(joints), polyline('line', [add(joints.hip, [8, 6]), [34, 34]])],
  },
  'back-extension': {
    poses: [
      { hip: [0, 50], trunk: 150, foot: [-44, 36], toe: -72, arm: [9, -8] },
      { hip: [0, 50], trunk: 76, foot: [-44, 36], toe: -72, arm: [9, -8] },
    ],
    behind: () => [
      pad([-16, 38], [-1, 43]),
      post([-9, 38], [-9, 0]),
      circle('gear', [-42, 42], 3.2),
      post([-44, 40], [-50, 0]),
      post([-52, 1], [6, 1]),
    ],
  },
  'pull-through': {
    poses: [
      { hip: [-14, 45], trunk: 68, neck: -20, foot: [4, 3.5], hand: [-4, 27] },
      { hip: [2, 51], trunk: 0, foot: [4, 3.5], hand: [5, 48] },
    ],
    behind: ({ near }) => cable(near.arm.end, [-54, 8]),
  },
  'good-morning': {
    hold: 'barbell-on-back',
    poses: [
      { hip: [-1, 51], trunk: 5, foot: FLAT, ...BACK_GRIP },
      { hip: [-14, 46], trunk: 70, neck: -15, foot: FLAT, ...BACK_GRIP },
    ],
  },
  'single-leg-deadlift': {
    hold: 'dumbbell',
    poses: [
      { hip: [0, 51], trunk: 2, foot: FLAT, farFoot: [-6, 5], reach: [2, -32], farReach: [2, -32] },
      {
        hip: [-4, 50],
        trunk: 80,
        foot: FLAT,
        farFoot: [-48, 55],
        farToe: -97,
        reach: [0, -32],
        farReach: [0, -30],
      },
    ],
  },
  'hinge-supported': {
    poses: [
      { hip: [-2, 51], trunk: 16, foot: [-2, 3.5], hand: [20, 49] },
      { hip: [-18, 46], trunk: 74, neck: -10, foot: [-2, 3.5], hand: [22, 49] },
    ],
    behind: () => counter(18),
  },
  'bridge-feet-up': {
    poses: [
      { hip: [2, 7], trunk: -90, foot: [28, 24], toe: 75, hand: [6, 3] },
      { hip: [-0.6, 17.8], trunk: -115, neck: 25, foot: [28, 24], toe: 75, hand: [6, 3] },
    ],
    behind: () => [platform(22, 48, 20)],
  },
  bridge: { poses: [{ hip: [0, 7], trunk: -90, foot: [24, 3.5], hand: [4, 3] }, BRIDGE_UP] },
  'lying-leg-curl': {
    poses: [
      { hip: [0, 27], trunk: 90, foot: [-46, 25], toe: 270, hand: [38, 14] },
      { hip: [0, 27], trunk: 90, foot: [-20, 49], toe: 170, hand: [38, 14] },
    ],
    behind: () => bench(-20, 44, 21),
    before: ({ near }) => [roller(near.leg, -1)],
  },
  'lying-leg-curl-dumbbell': {
    poses: [
      { hip: [0, 27], trunk: 90, foot: [-46, 25], toe: 270, hand: [38, 14] },
      { hip: [0, 27], trunk: 90, foot: [-24, 50], toe: 180, hand: [38, 14] },
    ],
    behind: () => bench(-20, 44, 21),
    before: footDumbbell,
  },
  'seated-leg-curl': {
    poses: [
      { ...SEATED_LEG, foot: [30, 36], toe: 80 },
      { ...SEATED_LEG, foot: [0, 11], toe: -20 },
    ],
    behind: () => machineSeat(-14, 26),
    before: ({ near }) => [roller(near.leg, -1), pad([-2, 40], [6, 40])],
  },
  'standing-leg-curl': {
    poses: [
      { ...STANDING_CURL, foot: [-2, 4] },
      { ...STANDING_CURL, foot: [-20, 26], toe: -100, farToe: 0 },
    ],
    behind: () => [pad([11, 26], [11, 42]), post([12, 34], [22, 34]), post([22, 0], [22, 62])],
    before: ({ near }) => [roller(near.leg, -1)],
  },
  'standing-leg-curl-supported': {
    poses: [
      { ...STANDING_CURL, foot: [-2, 4] },
      { ...STANDING_CURL, foot: [-20, 26], toe: -100, farToe: 0 },
    ],
    behind: () => counter(17),
  },
  'slider-leg-curl': {
    poses: [
      { ...BRIDGE_UP, foot: [22, 3.5], toe: 20 },
      { hip: [-0.6, 11.8], trunk: -102, neck: 12, foot: [44, 4], toe: 65, hand: [4, 3] },
    ],
  },
  'nordic-curl': {
    poses: [
      { hip: [4, 28], trunk: 0, ...KNEELING, arm: [9, -8] },
      { hip: [22.4, 19.4], trunk: 50, ...KNEELING, reach: [12, -22] },
    ],
    behind: () => [
      circle('gear', [-18, 10], 3.2),
      post([-18, 12], [-30, 12]),
      post([-30, 12], [-30, 0]),
    ],
  },
  'abduction-machine': {
    view: 'front',
    poses: [
      { hip: [0, 33], trunk: 0, thigh: 0.35, foot: [6, 6], hand: [13, 30] },
      { hip: [0, 33], trunk: 0, thigh: 0.35, foot: [23, 11], hand: [13, 30] },
    ],
    behind: () => [
      box('gear', [0, 50], [26, 44]),
      box('gear', [0, 26], [32, 5]),
      post([0, 24], [0, 0]),
    ],
    before: ({ near, far }) => [
      circle('gear', add(near.leg.joint, [5, -2]), 3),
      circle('gear', add(far.leg.joint, [-5, -2]), 3),
    ],
  },
  'adduction-machine': {
    view: 'front',
    poses: [
      { hip: [0, 33], trunk: 0, thigh: 0.35, foot: [23, 11], hand: [13, 30] },
      { hip: [0, 33], trunk: 0, thigh: 0.35, foot: [7, 6], hand: [13, 30] },
    ],
    behind: () => [
      box('gear', [0, 50], [26, 44]),
      box('gear', [0, 26], [32, 5]),
      post([0, 24], [0, 0]),
    ],
    before: ({ near, far }) => [
      circle('gear', add(near.leg.joint, [-5, -2]), 3),
      circle('gear', add(far.leg.joint, [5, -2]), 3),
    ],
  },
  'cable-abduction': {
    view: 'front',
    poses: [
      {
        hip: [0, 51],
        trunk: 0,
        foot: [4, 4],
        farFoot: [-4, 3.5],
        reach: [4, -31],
        farHand: [-27, 62],
        farElbow: 1,
      },
      {
        hip: [-1, 51],
        trunk: -5,
        foot: [29, 14],
        farFoot: [-3, 3.5],
        reach: [6, -30],
        farHand: [-27, 62],
        farElbow: 1,
      },
    ],
    behind: ({ near }) => [...cable(near.leg.end, [-54, 6]), post([-28, 0], [-28, 72])],
  },
  'abduction-supported': {
    view: 'front',
    poses: [
      {
        hip: [0, 51],
        trunk: 0,
        foot: [4, 3.5],
        farFoot: [-4, 3.5],
        hand: [14, 52],
        farHand: [-14, 52],
      },
      {
        hip: [-1, 51],
        trunk: -3,
        foot: [29, 12],
        farFoot: [-3, 3.5],
        hand: [14, 52],
        farHand: [-14, 52],
      },
    ],
    before: () => [
      box('gear', [0, 48], [52, 3]),
      post([-24, 46], [-24, 0]),
      post([24, 46], [24, 0]),
    ],
  },
  'cable-kickback': {
    poses: [
      { hip: [0, 51], trunk: 20, foot: [4, 5], farFoot: FLAT, hand: [38, 66] },
      {
        hip: [0, 51],
        trunk: 26,
        foot: [-28, 18],
        toe: -40,
        farFoot: FLAT,
        farToe: 0,
        hand: [38, 64],
      },
    ],
    behind: ({ near }) => cable(near.leg.end, [40, 6]),
  },
  'quadruped-kickback': {
    poses: [
      { hip: [-10, 28], trunk: 80, neck: -10, foot: [-33, 4], toe: 180, hand: [18, 2] },
      {
        hip: [-10, 28],
        trunk: 80,
        neck: -10,
        foot: [-32, 54],
        toe: 180,
        farFoot: [-31, 4],
        farToe: 180,
        hand: [18, 2],
      },
    ],
  },
  'banded-walk': {
    view: 'front',
    poses: [
      {
        hip: [-6, 46],
        trunk: 0,
        foot: [3, 3.5],
        farFoot: [-15, 3.5],
        reach: [4, -24],
        farReach: [-4, -24],
      },
      {
        hip: [4, 45],
        trunk: 0,
        foot: [24, 3.5],
        farFoot: [-14, 3.5],
        reach: [4, -24],
        farReach: [-4, -24],
      },
    ],
    before: ({ near, far }) => [polyline('cord', [near.leg.joint, far.leg.joint])],
  },
  'side-lying-abduction': { view: 'front', poses: SIDE_LYING },
  'side-lying-abduction-weight': {
    view: 'front',
    poses: SIDE_LYING,
    before: ({ near }) => drawDumbbell(add(near.leg.joint, [-2, 6]), 0),
  },
  clamshell: {
    view: 'front',
    poses: [
      { ...SIDE_LYING[0], foot: [26, 12], farFoot: [26, 8], thigh: 0.45 },
      { ...SIDE_LYING[0], foot: [26, 12], farFoot: [26, 8], thigh: 0.85 },
    ],
  },
  'calf-raise': { hold: 'dumbbells', poses: ON_STEP, behind: calfStep },
  'calf-raise-single': {
    hold: 'dumbbell',
    poses: [
      { ...ON_STEP[0], farFoot: [-14, 30], farToe: -70, farHand: [20, 66] },
      { ...ON_STEP[1], farFoot: [-11, 37], farToe: -70, farHand: [20, 70] },
    ],
    behind: () => [...calfStep(), post([22, 10], [22, 86])],
  },
  'calf-machine': {
    poses: [
      { ...ON_STEP[0], reach: [8, -2] },
      { ...ON_STEP[1], reach: [8, -2] },
    ],
    behind: ({ shoulder }) => [
      ...calfStep(),
      post([34, 0], [34, 118]),
      polyline('line', [add(shoulder, [6, 5]), [34, shoulder[1] + 5]]),
      pad(add(shoulder, [-9, 4.5]), add(shoulder, [9, 4.5])),
    ],
  },
  'calf-raise-supported': {
    poses: [
      { hip: [0, 51], trunk: 4, foot: FLAT, hand: [16, 55] },
      { hip: [2.6, 55], trunk: 4, foot: [2.6, 7.9], toe: -35, hand: [17, 55] },
    ],
    behind: () => counter(15, 53),
  },
  'leg-press-calf': {
    poses: [
      { ...LEG_PRESS[0], foot: [16, 48], toe: 150 },
      { ...LEG_PRESS[0], foot: [18, 48.5], toe: 95 },
    ],
    behind: pressSeat,
    before: () => [box('gear', [21, 56], [3, 24], -35)],
  },
  'seated-calf': {
    poses: [
      { hip: [-16, 29], trunk: 2, foot: [8, 5.5], toe: 10, hand: [6, 40] },
      { hip: [-16, 29], trunk: 2, foot: [9, 11], toe: -30, hand: [6, 42] },
    ],
    behind: () => [pad([-26, 21], [-6, 21]), post([-16, 19], [-16, 0]), platform(12, 28, 4)],
    before: ({ near }) => [pad(add(near.leg.joint, [-5, 6]), add(near.leg.joint, [5, 6]))],
  },
} as const satisfies Record<string, Movement>;
