/** Retention periods promised in the texts. `legal-texts.test.ts` compares each with the code. */
export const RETENTION = {
  sessionDays: 90,
  knownDeviceDays: 400,
  checkoutCookieHours: 2,
  referralCookieDays: 30,
  activityDays: 400,
  noticeEmailDays: 60,
  accountEmailDays: 7,
  providerMessageDays: 90,
  deletionMarkDays: 30,
  registrationHours: 24,
  previousAddressHours: 72,
  lateWriteDays: 7,
  regretDays: 10,
  partnerApplicationDays: 365,
} as const;
