import type { TryLimit } from './count-try.ts';

/** Subjects of a limit. A known device counts only under `device`. */
export const KINDS = [
  'account',
  'accountAtAddress',
  'accountNotice',
  'device',
  'ip',
] as const;
export type Kind = (typeof KINDS)[number];

const DAY_MINUTES = 24 * 60;
/** Longest wait of the owner on a new device while up to five other addresses guess. */
const ADDRESS_SECONDS = 60;

/**
 * Unknown devices share one try every few seconds, with one a minute per IP, so that a single
 * attacker cannot take every slot.
 */
const slowing = (tries: number, everySeconds = 10, minutes = 15) => {
  const slow = { minutes, thenEverySeconds: Math.max(ADDRESS_SECONDS, everySeconds) };
  return {
    account: { tries, minutes, thenEverySeconds: everySeconds },
    accountAtAddress: { ...slow, tries: 1, follows: true },
    device: { ...slow, tries },
  } as const;
};

/** An IP may be a gym's or a carrier's, so it gets more tries than an account. */
export const LIMITS = {
  login: { ...slowing(10), ip: { tries: 100, minutes: 15 } },
  register: { ...slowing(5, 60), ip: { tries: 300, minutes: 60 } },
  /**
   * Each is an email to a possibly foreign mailbox: three, then one an hour; per IP every two
   * hours, so that others keep a slot.
   */
  registrationEmail: {
    account: { tries: 3, minutes: DAY_MINUTES, thenEverySeconds: 3_600 },
    accountAtAddress: {
      tries: 1,
      minutes: DAY_MINUTES,
      thenEverySeconds: 7_200,
      follows: true,
    },
    ip: { tries: 30, minutes: 60 },
  },
  secretQuestion: { ...slowing(20), ip: { tries: 100, minutes: 60 } },
  /**
   * Needs no password, so waits grow from a minute to an hour for all unknown devices, and to two
   * hours per IP.
   */
  recovery: {
    account: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 60, mostSeconds: 3_600 },
    accountAtAddress: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 3_600, mostSeconds: 7_200 },
    /** Never refuses; it times the notice in Mi Cuenta. */
    accountNotice: { tries: 5, minutes: 60, thenEverySeconds: 0 },
    device: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 60, mostSeconds: 3_600 },
    ip: { tries: 50, minutes: 60 },
  },
  /**
   * Each email is valid for half an hour, so an attacker's requests never leave the owner without a
   * link.
   */
  recoveryLink: {
    account: { tries: 3, minutes: 60, thenEverySeconds: 1_200 },
    device: { tries: 3, minutes: 60, thenEverySeconds: 1_200 },
    ip: { tries: 30, minutes: 60 },
  },
  emailVerification: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  emailChange: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  emailChangeAddress: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  emailLinkUse: { ip: { tries: 30, minutes: 15 } },
  accountReversal: { ip: { tries: 30, minutes: 15 } },
  recoveryLinkUse: { ip: { tries: 30, minutes: 15 } },
  password: { ...slowing(10), ip: { tries: 100, minutes: 15 } },
  /** Three of a million codes are valid at a time, hence fewer tries than a password. */
  secondFactor: { ...slowing(5, 30), ip: { tries: 50, minutes: 15 } },
  passkey: { ip: { tries: 200, minutes: 15 } },
  restoreSession: { ip: { tries: 60, minutes: 15 } },
  checkout: { account: { tries: 30, minutes: 15 }, ip: { tries: 300, minutes: 15 } },
  coupon: { account: { tries: 10, minutes: 10 }, ip: { tries: 100, minutes: 60 } },
  activation: { account: { tries: 30, minutes: 5 }, ip: { tries: 300, minutes: 5 } },
  /** Anybody can type any address, and each request emails it. */
  withdrawal: { ...slowing(5, 300, 60), ip: { tries: 20, minutes: 60 } },
  partnerApplication: { ...slowing(3, 300, 60), ip: { tries: 20, minutes: 60 } },
  referralVisit: { ip: { tries: 100, minutes: 60 } },
  receiptCheck: { ip: { tries: 60, minutes: 15 } },
  withdrawalState: { ip: { tries: 60, minutes: 15 } },
  /** Costly: parses the whole file and recomputes its plans, dry runs included. */
  import: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  export: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  unsignedWebhook: { ip: { tries: 60, minutes: 1 } },
  /** Fetches of certificates caused by unauthenticated messages. */
  webhookCertificate: { ip: { tries: 10, minutes: 10 } },
} as const satisfies Record<string, Partial<Record<Kind, TryLimit>> & { ip: TryLimit }>;
export type Action = keyof typeof LIMITS;
