import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { deviceStore } from '../../shared/device-store.ts';
import { parseJson } from '../../shared/parse-json.ts';

/**
 * What this device remembers of a payment. Names start with `forja-pago-`: another person who signs in does not find them.
 * None of it decides anything: the server is always asked.
 */
const UNDER_WAY = 'forja-pago-en-curso';
const INFO = 'forja-pago-info';
const SOCIAL_REDIRECT = 'forja-pago-redireccion';
const PUT_OFF = 'forja-pago-ahora-no';

/** As long as a payment page of a provider lives. */
const UNDER_WAY_MS = 3 * HOUR_MS;

export type MembershipInfo = {
  success: boolean;
  membership: { activated: boolean; paymentId: string };
};
export type SocialRedirect = { redirected: boolean; paid: boolean; at: number };

export const paymentFlags = {
  /** Since the person leaves for a payment page, and while cash or a transfer waits. */
  rememberUnderWay(checkoutId: string, now: Date): void {
    deviceStore.set(UNDER_WAY, JSON.stringify({ checkoutId, at: now.getTime() }));
  },
  isUnderWay(now: Date): boolean {
    const stored = readJson(UNDER_WAY);
    return hasNumber(stored, 'at') && now.getTime() - stored.at < UNDER_WAY_MS;
  },
  /** "Ahora no" is heard for a day, unless the membership comes and is lost again. */
  putOff: (now: Date): void => deviceStore.set(PUT_OFF, JSON.stringify({ at: now.getTime() })),
  isPutOff(now: Date): boolean {
    const stored = readJson(PUT_OFF);
    return hasNumber(stored, 'at') && now.getTime() - stored.at < DAY_MS;
  },
  forgetPutOff: (): void => deviceStore.remove(PUT_OFF),
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
  /** Once the server has answered about it. */
  forget: (): void => deviceStore.remove(UNDER_WAY, INFO),
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
