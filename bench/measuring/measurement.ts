/** One figure of the table. `budget` names its limit in budgets.json; a figure without one is only shown. */
export type Measurement = { name: string; value: number; unit: string; budget?: string };
