import { deviceStore } from '../../shared/device-store.ts';

export const menuKey = (planId: string) => `forja-plan-menu-${planId}` as const;
export const weekKey = (planId: string) => `forja-plan-semana-${planId}` as const;

/** Removes what else this device stores of a plan, and returns its undoing. */
export function removePlanFromDevice(planId: string): () => void {
  const entries = [menuKey(planId), weekKey(planId)].map((key) => ({
    key,
    value: deviceStore.get(key),
  }));
  deviceStore.remove(...entries.map(({ key }) => key));
  return () => {
    for (const { key, value } of entries) if (value !== null) deviceStore.set(key, value);
  };
}
