import { deviceStore } from '../../shared/device-store.ts';

type Brands = { userAgentData?: { brands?: readonly { brand: string }[] } };
type Related = { getInstalledRelatedApps?: () => Promise<readonly unknown[]> };
type IosStandalone = { standalone?: boolean };

const INSTALLED_KEY = 'forja-instalada';

const device = (): Navigator & Brands & Related & IosStandalone => navigator;

export const userAgentFacts = () => ({
  userAgent: device().userAgent,
  brands: device().userAgentData?.brands?.map(({ brand }) => brand),
  touchPoints: device().maxTouchPoints,
});

export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)')
    .matches || device().standalone === true;

export const rememberInstalled = (): void => deviceStore.set(INSTALLED_KEY, 'true');

/** The stored installation date decides where the browser cannot tell. */
export async function isInstalled(): Promise<boolean> {
  if (deviceStore.get(INSTALLED_KEY) === 'true') return true;
  const apps = await device()
    .getInstalledRelatedApps?.()
    .catch(() => []);
  return (apps?.length ?? 0) > 0;
}
