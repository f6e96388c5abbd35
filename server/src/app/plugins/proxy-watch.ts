import { createAddressRanges, PRIVATE_ADDRESSES } from './address-ranges.ts';

const UNLISTED_MS = 10 * 60_000;

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/**
 * Whether a proxy that is not in TRUSTED_PROXIES stands in front, for which all people would have one address and share
 * one limit. Production speaks plain HTTP behind an https origin, so a proxy there always is; the question is whether it
 * is listed. Anybody can write a forwarded header, so:
 *
 * - once a listed proxy sent a request, the installation works, and no header of an unlisted client changes that;
 * - until then, a forwarded header from this machine or a private network is a proxy that nobody listed;
 * - and one from anywhere is, where the list is empty: whoever it is, the https of people ends in something unlisted.
 *
 * It recovers by itself: a listed proxy sends a request, or no unlisted one does for ten minutes.
 */
export function createProxyWatch({
  trustedProxies,
  now,
}: {
  trustedProxies: readonly string[];
  now: () => Date;
}) {
  const trustedRanges = createAddressRanges(trustedProxies);
  let hasSeenListedProxy = false;
  let hasReported = false;
  let unlistedUntil = 0;

  return {
    /** Returns the first unlisted proxy once, for the log. */
    recordRequest(
      address: string | undefined,
      { isForwarded }: { isForwarded: boolean },
    ): { address?: string } | undefined {
      if (address === undefined) return undefined;
      if (trustedRanges.includes(address)) {
        hasSeenListedProxy = true;
        return undefined;
      }
      if (!isForwarded) return undefined;
      const isPrivate = PRIVATE_ADDRESSES.includes(address);
      if (isPrivate || trustedProxies.length === 0) unlistedUntil = now().getTime() + UNLISTED_MS;
      if (hasReported) return undefined;
      hasReported = true;
      // of a machine of one's own; one from far may be a person's
      return isPrivate ? { address } : {};
    },

    hasUnlistedProxy: () => !hasSeenListedProxy && now().getTime() < unlistedUntil,
  };
}
