type Attribution = {
  referrerId: string;
  referredId: string;
  /** The referrer's account was signed in on this device. */
  isDeviceOfReferrer: boolean;
  hasBrowserReferral: boolean;
};

/** Rejects self-referrals and a second attribution from a browser. */
export const mayAttribute = ({
  referrerId,
  referredId,
  isDeviceOfReferrer,
  hasBrowserReferral,
}: Attribution): boolean => referrerId !== referredId && !isDeviceOfReferrer && !hasBrowserReferral;
