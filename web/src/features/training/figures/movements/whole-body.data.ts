import type { Movement } from '../drawing/movement.ts';
import { at, capsule, circle, polyline, type Shape } from '../drawing/shapes.ts';
import { add, type Joints, type Point, type Pose } from '../drawing/skeleton.ts';
import { bench, cable, chair, counter, fixedBar, pad, platform, post, wall } from '../drawing/things.ts';

const FLAT: Point = [0, 3.5];
const DOWN: Point = [2, -32];
const STAND = { hip: [0, 51], trunk: 0, foot: FLAT } as const;
const SUPINE = { hip: [0, 6], trunk: -90 } as const;
const QUADRUPED: Pose = {
  hip: [-10, 28],
  trunk: 80,
  neck: -10,
  foot: [-33, 4],
  toe: 180,
  hand: [18, 2],
};
const LONG_ARMS: Pose = { hip: [-2, 52], trunk: 0, foot: [-6, 6], toe: -50, hand: [0, 112] };
const highBar = (): Shape[] => fixedBar([0, 112]);
const walking = (reach: Point, more: Partial<Pose> = {}): readonly [Pose, Pose] => [
  {
    hip: [0, 49.5],
    trunk: 2,
    foot: [14, 4.5],
    toe: 15,
    farFoot: [-16, 8],
    farToe: -35,
    reach,
    ...more,
  },
  {
    hip: [0, 49.5],
    trunk: 2,
    foot: [-16, 8],
    toe: -35,
    farFoot: [14, 4.5],
    farToe: 15,
    reach,
    ...more,
  },
];
const STRIDE: readonly [Pose, Pose] = [
  {
    hip: [0, 49.5],
    trunk: 4,
    foot: [14, 4.5],
    toe: 15,
    farFoot: [-16, 8],
    farToe: -35,
    reach: [-12, -28],
    farReach: [16, -24],
  },
  {
    hip: [0, 49.5],
    trunk: 4,
    foot: [-16, 8],
    toe: -35,
    farFoot: [14, 4.5],
    farToe: 15,
    reach: [16, -24],
    farReach: [-12, -28],
  },
];
const RUN: readonly [Pose, Pose] = [
  {
    hip: [0, 54],
    trunk: 10,
    foot: [-24, 22],
    toe: -80,
    farFoot: [18, 12],
    farToe: 10,
    hand: [16, 68],
    farHand: [-8, 62],
  },
  {
    hip: [0, 54],
    trunk: 10,
    foot: [16, 12],
    toe: 10,
    farFoot: [-22, 22],
    farToe: -80,
    hand: [-10, 61],
    farHand: [18, 69],
  },
];
const PALLOF: readonly [Pose, Pose] = [
  { hip: [0, 50], trunk: 0, foot: [10, 3.5], hand: [1.5, 69] },
  { hip: [0, 50], trunk: 0, foot: [10, 3.5], hand: [1.5, 69], armDepth: 0.36 },
];
const PALLOF_ANCHOR: Point = [-50, 69];
const pallofCord = ({ near, far }: Joints): Shape[] => [
  polyline('cord', [far.arm.end, PALLOF_ANCHOR]),
  capsule('weight', far.arm.end, near.arm.end, [2.6, 2.6]),
];
const bike = ({ near, far }: Joints): Shape[] => [
  circle('gear', [34, 14], 12),
  circle('hole', [34, 14], 8),
  post([-12, 42], [6, 15]),
  post([6, 15], [34, 14]),
  post([6, 15], [24, 44]),
  post([24, 44], [28, 56]),
  post([-6, 30], [-16, 0]),
  pad([-18, 43], [-6, 43]),
  polyline('line', [add(near.leg.end, [3, -3]), add(far.leg.end, [3, -3])]),
];

export const WHOLE_BODY_MOVEMENTS = {
  plank: {
    poses: [
      { hip: [5, 20], trunk: 88, neck: -10, foot: [-34, 10], toe: 195, hand: [49, 3] },
      { hip: [3, 15.9], trunk: 81.6, neck: -10, foot: [-44, 9], toe: -75, hand: [47, 3] },
    ],
  },
  'dead-bug': {
    poses: [
      { ...SUPINE, hand: [-28, 38], foot: [26, 30], toe: 90 },
      {
        ...SUPINE,
        hand: [-58, 14],
        farHand: [-26, 38],
        foot: [26, 30],
        toe: 90,
        farFoot: [46, 12],
        farToe: 90,
      },
    ],
  },
  'side-plank': {
    view: 'front',
    poses: [
      {
        hip: [-2, 9],
        trunk: -52,
        foot: [48, 8],
        farFoot: [42.5, 3.5],
        toe: 60,
        hand: [-4, 18],
        farHand: [-10, 3],
      },
      {
        hip: [2, 18],
        trunk: -64,
        foot: [49.5, 8],
        farFoot: [46, 3.5],
        toe: 60,
        hand: [-2, 27],
        farHand: [-11, 3],
      },
    ],
  },
  'copenhagen-plank': {
    view: 'front',
    poses: [
      {
        hip: [-2, 13],
        trunk: -55,
        foot: [46.5, 27],
        farFoot: [42, 5],
        toe: 60,
        hand: [-4, 22],
        farHand: [-10, 3],
      },
      {
        hip: [0, 22],
        trunk: -72,
        foot: [48, 28],
        farFoot: [45, 15],
        toe: 60,
        hand: [-4, 31],
        farHand: [-11, 3],
      },
    ],
    behind: () => bench(30, 58, 24),
  },
  pallof: {
    view: 'front',
    poses: PALLOF,
    behind: () => [post([-50, 0], [-50, 118]), circle('gear', PALLOF_ANCHOR, 2.6)],
    before: pallofCord,
  },
  'pallof-band': {
    view: 'front',
    poses: PALLOF,
    behind: () => [post([-50, 0], [-50, 110])],
    before: pallofCord,
  },
  'cable-crunch': {
    poses: [
      {
        hip: [-2, 27],
        trunk: 14,
        neck: 10,
        foot: [-24, 4],
        toe: 180,
        arm: [9, 8],
        elbow: 1,
        farElbow: 1,
      },
      {
        hip: [-4, 26],
        trunk: 44,
        back: 46,
        neck: 20,
        foot: [-24, 4],
        toe: 180,
        arm: [9, 8],
        elbow: 1,
        farElbow: 1,
      },
    ],
    behind: ({ near }) => cable(near.arm.end, [40, 116]),
  },
  'bird-dog': {
    poses: [
      QUADRUPED,
      { ...QUADRUPED, hand: [49, 40], farHand: [20, 2], farFoot: [-56, 34], farToe: 270 },
    ],
  },
  'hanging-knee-raise': {
    poses: [LONG_ARMS, { hip: [2, 54], trunk: -8, foot: [17, 34], toe: -10, hand: [0, 112] }],
    behind: highBar,
  },
  'hanging-leg-raise': {
    poses: [LONG_ARMS, { hip: [2, 54], trunk: -8, foot: [46, 66], toe: 90, hand: [0, 112] }],
    behind: highBar,
  },
  'ab-wheel': {
    poses: [
      { hip: [-26, 27], trunk: 66, neck: -10, foot: [-50, 4], toe: 180, hand: [8, 8] },
      { hip: [-6, 15.6], trunk: 86, neck: -10, foot: [-50, 4], toe: 180, hand: [53, 7] },
    ],
    before: ({ near }) => [
      circle('weight', add(near.arm.end, [0, -1]), 6),
      circle('hole', add(near.arm.end, [0, -1]), 1.8),
    ],
  },
  crunch: {
    poses: [
      { hip: [4, 6], trunk: -90, foot: [28, 3.5], arm: [9, -6] },
      { hip: [4, 6], trunk: -90, back: 40, neck: 15, foot: [28, 3.5], arm: [9, -6] },
    ],
  },
  'reverse-crunch': {
    poses: [
      { hip: [2, 6], trunk: -90, foot: [26, 28], toe: 60, hand: [6, 5] },
      { hip: [-1, 15], trunk: -106, neck: 16, foot: [10, 46], toe: 90, hand: [4, 6] },
    ],
  },
  'lying-leg-raise': {
    poses: [
      { hip: [0, 6], trunk: -90, foot: [47, 12], toe: 70, reach: [32, -2] },
      { hip: [0, 6], trunk: -90, foot: [10, 52], toe: 160, reach: [32, -2] },
    ],
  },
  'seated-knee-tuck': {
    poses: [
      { hip: [-8, 28], trunk: -32, neck: 10, foot: [33, 22], toe: 60, hand: [-24, 24] },
      { hip: [-8, 28], trunk: -12, neck: 10, foot: [14, 30], toe: 30, hand: [-22, 24] },
    ],
    behind: () => bench(-34, 4, 22),
  },
  'side-bend': {
    view: 'front',
    hold: 'dumbbell',
    poses: [
      { ...STAND, trunk: 16, foot: [6, 3.5], reach: [1, -32], farReach: [-4, -25] },
      { ...STAND, trunk: -4, foot: [6, 3.5], reach: [2, -32], farReach: [-4, -25] },
    ],
  },
  hollow: {
    poses: [
      { ...SUPINE, hand: [-60, 6], foot: [47.8, 6], toe: 50 },
      { ...SUPINE, trunk: -90, back: 16, neck: 10, hand: [-54, 22], foot: [44, 20], toe: 50 },
    ],
  },
  superman: {
    poses: [
      { hip: [-6, 6], trunk: 90, foot: [-53.8, 6], toe: 190, hand: [-8, 4] },
      { hip: [-6, 6], trunk: 72, neck: 8, foot: [-52.5, 15], toe: 190, arm: [-6, -31] },
    ],
  },
  'wall-plank': {
    poses: [
      { hip: [0, 50.6], trunk: 8, foot: [-6, 3.5], reach: [22, -10] },
      { hip: [8.2, 48.1], trunk: 20, foot: [-8, 3.5], hand: [36, 86] },
    ],
    behind: () => [wall(41)],
  },
  'seated-march': {
    poses: [
      { hip: [-12, 28], trunk: 0, foot: [10, 3.5], reach: [10, -24] },
      { hip: [-12, 28], trunk: 0, foot: [9, 21], farFoot: [12, 3.5], reach: [10, -24] },
    ],
    behind: () => chair(-12, 22),
  },
  'carry-sides': { hold: 'dumbbells', poses: walking([0, -32.5]) },
  'carry-one-side': { hold: 'dumbbell', poses: walking([0, -32.5], { farReach: [-8, -30] }) },
  'carry-rack': { hold: 'dumbbells', poses: walking([9, 3]) },
  'carry-hug': { hold: 'backpack', poses: walking([10, -12]) },
  slam: {
    hold: 'ball',
    poses: [
      { ...STAND, hip: [0, 52], foot: [1, 5], toe: -12, reach: [4, 30] },
      { hip: [-16, 32], trunk: 58, neck: 5, foot: FLAT, hand: [18, 17] },
    ],
  },
  'box-jump': {
    poses: [
      { hip: [-34, 32], trunk: 42, neck: -15, foot: [-24, 3.5], reach: [-20, -20] },
      { hip: [0, 68], trunk: 20, foot: [4, 34], toe: -10, reach: [26, 6] },
      { hip: [16, 54], trunk: 30, neck: -10, foot: [24, 29.5], reach: [28, -6] },
    ],
    behind: () => [platform(10, 46, 26)],
  },
  swing: {
    hold: 'kettlebell',
    poses: [
      { hip: [-14, 44], trunk: 62, neck: -20, foot: FLAT, hand: [-6, 30] },
      { hip: [0, 51], trunk: -2, foot: FLAT, reach: [32, -3] },
    ],
  },
  'chest-pass': {
    hold: 'ball',
    poses: [
      { hip: [-3, 48], trunk: 8, foot: FLAT, arm: [10, -5] },
      { hip: [0, 50], trunk: 10, foot: FLAT, reach: [31, -2] },
    ],
  },
  clean: {
    hold: 'barbell',
    poses: [
      { hip: [-14, 45], trunk: 50, neck: -20, foot: FLAT, hand: [7, 32] },
      { hip: [2, 54], trunk: -4, foot: [1, 7], toe: -30, hand: [8, 58] },
      { hip: [-8, 44], trunk: 12, foot: FLAT, arm: [9, 0] },
    ],
  },
  snatch: {
    hold: 'dumbbell',
    poses: [
      { hip: [-16, 34], trunk: 55, neck: -20, foot: FLAT, hand: [5, 18.5], farReach: [-6, -26] },
      { ...STAND, reach: [2, 32], farReach: [-4, -31] },
    ],
  },
  'vertical-jump': {
    poses: [
      { hip: [-14, 34], trunk: 42, neck: -15, foot: FLAT, reach: [-16, -26] },
      { hip: [0, 66], trunk: 0, foot: [-1, 18.5], toe: -60, reach: [16, 26] },
    ],
  },
  'broad-jump': {
    poses: [
      { hip: [-46, 34], trunk: 44, neck: -15, foot: [-36, 3.5], reach: [-14, -24] },
      { hip: [-6, 56], trunk: 26, foot: [-2, 22], toe: -20, reach: [26, 14] },
      { hip: [28, 30], trunk: 44, neck: -15, foot: [42, 3.5], reach: [14, -20] },
    ],
  },
  walk: { poses: STRIDE },
  treadmill: {
    poses: [
      { ...STRIDE[0], hip: [-2, 53.5], trunk: 8, foot: [12, 10], toe: 20, farFoot: [-18, 10] },
      { ...STRIDE[1], hip: [-2, 53.5], trunk: 8, foot: [-18, 10], farFoot: [12, 10], farToe: 20 },
    ],
    behind: () => [pad([-40, 1.5], [38, 8.5]), post([38, 8], [44, 64]), post([44, 64], [34, 66])],
  },
  bike: {
    poses: [
      { hip: [-12, 50], trunk: 34, neck: -15, foot: [3, 9], farFoot: [8, 26], hand: [28, 57] },
      { hip: [-12, 50], trunk: 34, neck: -15, foot: [6, 26], farFoot: [5, 9], hand: [28, 57] },
    ],
    behind: bike,
  },
  elliptical: {
    poses: [
      {
        hip: [-2, 54],
        trunk: 4,
        foot: [12, 10],
        farFoot: [-14, 9],
        hand: [22, 66],
        farHand: [10, 66],
      },
      {
        hip: [-2, 54],
        trunk: 4,
        foot: [-14, 9],
        farFoot: [12, 10],
        hand: [10, 66],
        farHand: [24, 66],
      },
    ],
    behind: ({ near, far }) => [
      circle('gear', [42, 16], 13),
      circle('hole', [42, 16], 9),
      polyline('line', [far.arm.end, [24, 20], [42, 16]]),
      polyline('line', [near.arm.end, [24, 20]]),
      pad(add(near.leg.end, [-4, -6]), add(near.leg.end, [10, -6])),
      pad(add(far.leg.end, [-4, -6]), add(far.leg.end, [10, -6])),
    ],
  },
  rower: {
    poses: [
      { hip: [-4, 15], trunk: 24, foot: [26, 14], toe: 55, hand: [37, 34] },
      { hip: [-20.5, 15], trunk: -20, foot: [26, 14], toe: 55, hand: [-18, 30] },
    ],
    behind: ({ near, hip }) => [
      post([-54, 6], [46, 6]),
      post([-50, 6], [-50, 0]),
      post([36, 6], [36, 0]),
      circle('gear', [48, 20], 11),
      circle('hole', [48, 20], 7),
      polyline('cord', [near.arm.end, [48, 24]]),
      pad([hip[0] - 6, 8], [hip[0] + 6, 8]),
    ],
  },
  run: { poses: RUN },
  'hill-run': {
    poses: [
      { ...RUN[0], hip: [0, 58], trunk: 16, foot: [-24, 22], farFoot: [20, 24], farToe: 15 },
      { ...RUN[1], hip: [0, 58], trunk: 16, foot: [18, 24], toe: 15, farFoot: [-22, 22] },
    ],
    behind: () => [{ tone: 'gear', d: `M${at([-62, 0])}L${at([62, 0])}L${at([62, 30])}Z` }],
  },
  'jump-rope': {
    view: 'front',
    poses: [
      { ...STAND, hip: [0, 56], foot: [4, 9], toe: -20, hand: [24, 58] },
      { ...STAND, foot: [4, 3.5], hand: [24, 56] },
    ],
    behind: ({ near, far }) => {
      const control: Point = [0, near.leg.end[1] > 6 ? -54 : 172];
      return [{ tone: 'cord', d: `M${at(far.arm.end)}Q${at(control)} ${at(near.arm.end)}` }];
    },
  },
  march: {
    poses: [
      { ...STAND, foot: [12, 26], farFoot: FLAT, reach: [-10, -28], farReach: [16, -22] },
      { ...STAND, farFoot: [14, 26], reach: [14, -22], farReach: [-10, -28] },
    ],
  },
  tandem: {
    poses: [
      { ...STAND, farFoot: [2, 3.5], hand: [18, 54], farReach: DOWN },
      {
        ...STAND,
        hip: [0, 50.8],
        foot: [6, 3.5],
        farFoot: [-7, 3.5],
        hand: [18, 54],
        farReach: DOWN,
      },
    ],
    behind: () => counter(17, 52),
  },
  'tandem-walk': {
    poses: [
      { ...STAND, hip: [-4, 50.5], foot: [4, 3.5], farFoot: [-8, 3.5], reach: [4, -31] },
      { ...STAND, hip: [4, 50.5], foot: [4, 3.5], farFoot: [16, 3.5], reach: [4, -31] },
    ],
  },
  'weight-shift': {
    view: 'front',
    poses: [
      { ...STAND, foot: [8, 3.5], reach: DOWN },
      {
        ...STAND,
        hip: [7, 50.5],
        foot: [8, 3.5],
        farFoot: [-9, 6],
        reach: [4, -31],
        farReach: [-6, -31],
      },
    ],
  },
  'side-step': {
    view: 'front',
    poses: [
      {
        ...STAND,
        hip: [-6, 51],
        foot: [-1, 3.5],
        farFoot: [-11, 3.5],
        reach: [4, -31],
        farReach: [-4, -31],
      },
      {
        ...STAND,
        hip: [4, 50],
        foot: [17, 3.5],
        farFoot: [-10, 3.5],
        reach: [4, -31],
        farReach: [-4, -31],
      },
    ],
  },
  'single-leg-stand': {
    poses: [
      { ...STAND, hand: [18, 54], farReach: DOWN },
      {
        ...STAND,
        foot: [2, 18],
        toe: -25,
        farFoot: [1.8, 3.5],
        farToe: 0,
        hand: [18, 54],
        farReach: DOWN,
      },
    ],
    behind: () => counter(17, 52),
  },
  'clock-reach': {
    poses: [
      {
        ...STAND,
        hip: [2, 48],
        foot: [18, 3.5],
        toe: 0,
        farFoot: [2, 3.5],
        hand: [18, 54],
        farReach: DOWN,
      },
      {
        ...STAND,
        hip: [2, 48],
        trunk: 8,
        foot: [-20, 8],
        toe: -40,
        farFoot: [2, 3.5],
        farToe: 0,
        hand: [19, 54],
        farReach: DOWN,
      },
    ],
    behind: () => counter(17, 52),
  },
} as const satisfies Record<string, Movement>;
