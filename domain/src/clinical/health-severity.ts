/** Mildest first: see a professional before starting, do not train until then, or call for help now. */
export const HEALTH_SEVERITIES = ['none', 'consult', 'stop', 'emergency'] as const;
export type HealthSeverity = (typeof HEALTH_SEVERITIES)[number];
