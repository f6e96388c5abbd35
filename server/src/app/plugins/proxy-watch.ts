import { addressRanges, NEAR_ADDRESSES } from './address-ranges.ts';

const RED_MS = 10 * 60_000;

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/**
 * Whether a proxy that is not in TRUSTED_PROXIES stands in front, for which all people would have one address and share
 * one limit. Production speaks plain HTTP behind an https origin, so a proxy there always is; the question is whether it
 * is listed. Anybody can write a forwarded header, so:
 *
 * - once a listed proxy was heard, the installation works, and nothing that a stranger sends says otherwise;
 * - until then, a forwarded header from this machine or a private network is a proxy that nobody listed;
 * - and one from anywhere is, where the list is empty: whoever it is, the https of people ends in something unlisted.
 *
 * It heals by itself: a listed proxy is heard, or nothing more comes for ten minutes.
 */
export function createProxyWatch({ trustedProxies, now }: { trustedProxies: readonly string[]; now: () => Date }) {
  const listed = addressRanges(trustedProxies);
  let hasHeardListed = false;
  let hasSaid = false;
  let redUntil = 0;

  return {
    /** The answer is for the log, and comes once: a proxy was heard that nobody listed. */
    hear(address: string | undefined, { isForwarded }: { isForwarded: boolean }): { address?: string } | undefined {
      if (address === undefined) return undefined;
      if (listed.includes(address)) {
        hasHeardListed = true;
        return undefined;
      }
      if (!isForwarded) return undefined;
      const isNear = NEAR_ADDRESSES.includes(address);
      if (isNear || trustedProxies.length === 0) redUntil = now().getTime() + RED_MS;
      if (hasSaid) return undefined;
      hasSaid = true;
      // of a machine of one's own; one from far may be a person's
      return isNear ? { address } : {};
    },

    isRed: () => !hasHeardListed && now().getTime() < redUntil,
  };
}
