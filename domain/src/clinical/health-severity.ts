/** Mildest first. */
export const HEALTH_SEVERITIES = ['none', 'consult', 'stop', 'emergency'] as const;
export type HealthSeverity = (typeof HEALTH_SEVERITIES)[number];
