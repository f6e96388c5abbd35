import type { RoutineTemplate } from './routine-template.ts';
import { GYM_TEMPLATES } from './templates-gym.data.ts';
import { HOME_TEMPLATES } from './templates-home.data.ts';

export const ROUTINE_TEMPLATES: readonly RoutineTemplate[] = [...GYM_TEMPLATES, ...HOME_TEMPLATES];
