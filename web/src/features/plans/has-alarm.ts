import { alarmReasons } from '@forja/domain/clinical/alarm';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';

/** True for an emergency: then the calls are the page's only primary action. */
export const hasAlarm = (plan: Plan): boolean => alarmReasons(planHealth(plan)).length > 0;
