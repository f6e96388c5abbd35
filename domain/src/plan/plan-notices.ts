import type { Notice } from '../evidence/notice.ts';
import type { Plan } from './plan.ts';

export const planNotices = ({ notices, energy, macros, hydration, training }: Plan): Notice[] => [
  ...notices,
  ...energy.notices,
  ...macros.notices,
  ...hydration.notices,
  ...training.notices,
];

export const isStop = ({ severity }: Notice): boolean => severity === 'stop';
