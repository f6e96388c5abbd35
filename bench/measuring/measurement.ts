/** Figure of the table. `budget` names its limit in budgets.json; without one it is only printed. */
export type Measurement = { name: string; value: number; unit: string; budget?: string };
