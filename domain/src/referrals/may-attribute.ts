type Attribution = {
  referrerId: string;
  referredId: string;
  isDeviceOfReferrer: boolean;
  hasBrowserReferral: boolean;
};

export const mayAttribute = ({
  referrerId,
  referredId,
  isDeviceOfReferrer,
  hasBrowserReferral,
}: Attribution): boolean => referrerId !== referredId && !isDeviceOfReferrer && !hasBrowserReferral;
