/** `2026-03` as `03/26`. */
export const labelMonth = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`;
