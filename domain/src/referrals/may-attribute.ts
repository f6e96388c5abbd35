type Attribution = {
  referrerId: string;
  /** Whoever has just registered. */
  referredId: string;
  /** The account of the code signed in on this device before. */
  isDeviceOfReferrer: boolean;
  /** Another account was attributed to the same code from this browser. */
  hasBrowserReferral: boolean;
};

/** Whether an account counts for the code that brought it. Nobody refers themselves, and a browser counts once. */
export const mayAttribute = ({
  referrerId,
  referredId,
  isDeviceOfReferrer,
  hasBrowserReferral,
}: Attribution): boolean => referrerId !== referredId && !isDeviceOfReferrer && !hasBrowserReferral;
