import type { Finding } from './findings.ts';
import type { HealthLine, HealthReason } from './health-line.ts';

export const ALARM_FINDINGS: readonly Finding[] = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
  'pressure_crisis',
];

export const alarmReasons = ({ reasons }: HealthLine): HealthReason[] =>
  reasons.filter(({ finding }) => ALARM_FINDINGS.includes(finding));
