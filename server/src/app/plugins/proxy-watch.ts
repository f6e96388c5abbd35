import { createAddressRanges, PRIVATE_ADDRESSES } from './address-ranges.ts';

const UNLISTED_MS = 10 * 60_000;

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/**
 * Detects a proxy missing from TRUSTED_PROXIES: all users would share its address and its limits.
 * Anybody can forge a forwarded header, so:
 * - after a request through a listed proxy, headers of unlisted clients are ignored;
 * - before, a forwarded header from a private network reveals an unlisted proxy;
 * - with an empty list, one from any address does.
 * Recovers on a request through a listed proxy, or after ten minutes without an unlisted one.
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
      // public addresses are not logged, since one may belong to a person
      return isPrivate ? { address } : {};
    },

    hasUnlistedProxy: () => !hasSeenListedProxy && now().getTime() < unlistedUntil,
  };
}
