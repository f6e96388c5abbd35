import { deviceStore } from '../../shared/device-store.ts';

export const menuKey = (planId: string) => `forja-plan-menu-${planId}` as const;
export const weekKey = (planId: string) => `forja-plan-semana-${planId}` as const;

/** Takes away what this device keeps of a plan; the answer puts it back as it was. */
export function takePlanFromDevice(planId: string): () => void {
  const kept = [menuKey(planId), weekKey(planId)].map((key) => ({ key, value: deviceStore.get(key) }));
  deviceStore.remove(...kept.map(({ key }) => key));
  return () => {
    for (const { key, value } of kept) if (value !== null) deviceStore.set(key, value);
  };
}
