import { alarmReasons } from '@forja/domain/clinical/alarm';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';

/** Whether something cannot wait: then the calls are the only primary action of the page. */
export const hasAlarm = (plan: Plan): boolean => alarmReasons(planHealth(plan)).length > 0;
