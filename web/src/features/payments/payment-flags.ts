import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { deviceStore } from '../../shared/device-store.ts';
import { parseJson } from '../../shared/parse-json.ts';

/**
 * Device notes about a payment, never a source of truth. The `forja-pago-` prefix clears them when
 * another user signs in.
 */
const IN_PROGRESS = 'forja-pago-en-curso';
const INFO = 'forja-pago-info';
const SOCIAL_REDIRECT = 'forja-pago-redireccion';
const DISMISSED = 'forja-pago-ahora-no';

/** Lifetime of a provider's payment page, in ms. */
const IN_PROGRESS_MS = 3 * HOUR_MS;

export type MembershipInfo = {
  success: boolean;
  membership: { activated: boolean; paymentId: string };
};
export type SocialRedirect = { redirected: boolean; paid: boolean; at: number };

export const paymentFlags = {
  /** Stored when the person leaves for the provider, and while cash or a transfer is pending. */
  rememberPayment(checkoutId: string, now: Date): void {
    deviceStore.set(IN_PROGRESS, JSON.stringify({ checkoutId, at: now.getTime() }));
  },
  isInProgress(now: Date): boolean {
    const stored = readJson(IN_PROGRESS);
    return hasNumber(stored, 'at') && now.getTime() - stored.at < IN_PROGRESS_MS;
  },
  /** "Ahora no" lasts a day, unless the membership starts and ends again. */
  dismiss: (now: Date): void => deviceStore.set(DISMISSED, JSON.stringify({ at: now.getTime() })),
  isDismissed(now: Date): boolean {
    const stored = readJson(DISMISSED);
    return hasNumber(stored, 'at') && now.getTime() - stored.at < DAY_MS;
  },
  clearDismissal: (): void => deviceStore.remove(DISMISSED),
  rememberInfo(info: MembershipInfo): void {
    deviceStore.set(INFO, JSON.stringify(info));
  },
  info(): MembershipInfo | undefined {
    const stored = readJson(INFO);
    return isInfo(stored) ? stored : undefined;
  },
  rememberSocialRedirect(redirect: SocialRedirect): void {
    deviceStore.set(SOCIAL_REDIRECT, JSON.stringify(redirect));
  },
  socialRedirect(): SocialRedirect | undefined {
    const stored = readJson(SOCIAL_REDIRECT);
    if (!hasNumber(stored, 'at') || !('redirected' in stored) || !('paid' in stored))
      return undefined;
    return { redirected: stored.redirected === true, paid: stored.paid === true, at: stored.at };
  },
  forgetSocialRedirect: (): void => deviceStore.remove(SOCIAL_REDIRECT),
  /** Called after the server answered about the payment. */
  forget: (): void => deviceStore.remove(IN_PROGRESS, INFO),
};

const readJson = (key: string): unknown => parseJson(deviceStore.get(key));

const hasNumber = <K extends string>(value: unknown, key: K): value is Record<K, number> =>
  typeof value === 'object' &&
  value !== null &&
  typeof Object.entries(value).find(([k]) => k === key)?.[1] === 'number';

const isInfo = (value: unknown): value is MembershipInfo =>
  typeof value === 'object' &&
  value !== null &&
  'success' in value &&
  typeof value.success === 'boolean' &&
  'membership' in value &&
  typeof value.membership === 'object' &&
  value.membership !== null &&
  'activated' in value.membership &&
  typeof value.membership.activated === 'boolean' &&
  'paymentId' in value.membership &&
  typeof value.membership.paymentId === 'string';
