import type { PlanInput } from '../person/plan-input.ts';
import { clinicalState } from './clinical-state.ts';
import { healthLine, type HealthLine } from './health-line.ts';

/** What health asks of who answered this, with today's rules. */
export const healthOf = (input: PlanInput): HealthLine => healthLine({ clinical: clinicalState(input) });

/** Of a plan: the line it was made with, or today's for one of an engine that had none. */
export const healthOfPlan = ({ input, health }: { input: PlanInput; health?: HealthLine }): HealthLine =>
  health ?? healthOf(input);
