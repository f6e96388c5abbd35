import type { TryLimit } from './count-try.ts';

/** What a try is counted by. Somebody on a device that the account knows is counted by `device` and by nothing else. */
export const KINDS = [
  'account',
  'accountAtAddress',
  'accountNotice',
  'device',
  'ip',
] as const;
export type Kind = (typeof KINDS)[number];

const DAY_MINUTES = 24 * 60;
/** The longest that the owner waits on a new device while somebody guesses from up to five other addresses. */
const ADDRESS_SECONDS = 60;

/**
 * For what somebody else can try on an account. After the free tries, devices that the account does not know get
 * one try every few seconds between all of them, and one a minute from each address: whoever asks again and again from
 * one address does not take the places of the others.
 */
const slowing = (tries: number, everySeconds = 10, minutes = 15) => {
  const slow = { minutes, thenEverySeconds: Math.max(ADDRESS_SECONDS, everySeconds) };
  return {
    account: { tries, minutes, thenEverySeconds: everySeconds },
    accountAtAddress: { ...slow, tries: 1, follows: true },
    device: { ...slow, tries },
  } as const;
};

/** An address is often a gym's or a carrier's, shared by many people: it gets more than an account. */
export const LIMITS = {
  login: { ...slowing(10), ip: { tries: 100, minutes: 15 } },
  register: { ...slowing(5, 60), ip: { tries: 300, minutes: 60 } },
  /**
   * With mail each one is an email to a mailbox that may be of somebody else: three, and then one an hour. Whoever asks again
   * and again from one address leaves every second hour to others.
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
   * Who answers needs no password, so the wait grows: for all unknown devices together from a minute to an hour, and for each
   * address from one hour to two, so that whoever asks again and again from one address leaves every second answer to others.
   */
  recovery: {
    account: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 60, mostSeconds: 3_600 },
    accountAtAddress: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 3_600, mostSeconds: 7_200 },
    /** Refuses nobody: until when Mi Cuenta says that somebody answers. */
    accountNotice: { tries: 5, minutes: 60, thenEverySeconds: 0 },
    device: { tries: 5, minutes: DAY_MINUTES, thenEverySeconds: 60, mostSeconds: 3_600 },
    ip: { tries: 50, minutes: 60 },
  },
  /**
   * Each one is an email to the mailbox, and the last email opens for half an hour: whoever asks again and again for
   * somebody else writes the next one before, and so never leaves them without a link.
   */
  recoveryLink: {
    account: { tries: 3, minutes: 60, thenEverySeconds: 1_200 },
    device: { tries: 3, minutes: 60, thenEverySeconds: 1_200 },
    ip: { tries: 30, minutes: 60 },
  },
  /** Each one sends a mail, to the account's own address or to one that may be of another person. */
  emailVerification: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  emailChange: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  /** The same, counted by the address that is asked for. */
  emailChangeAddress: { account: { tries: 5, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  emailLinkUse: { ip: { tries: 30, minutes: 15 } },
  accountReversal: { ip: { tries: 30, minutes: 15 } },
  recoveryLinkUse: { ip: { tries: 30, minutes: 15 } },
  /** The password again, before something that cannot be undone. */
  password: { ...slowing(10), ip: { tries: 100, minutes: 15 } },
  /** Three of a million codes open at a time: fewer tries than of a password. */
  secondFactor: { ...slowing(5, 30), ip: { tries: 50, minutes: 15 } },
  passkey: { ip: { tries: 200, minutes: 15 } },
  restoreSession: { ip: { tries: 60, minutes: 15 } },
  checkout: { account: { tries: 30, minutes: 15 }, ip: { tries: 300, minutes: 15 } },
  /** A code that opens nothing, or that nobody listed. */
  coupon: { account: { tries: 10, minutes: 10 }, ip: { tries: 100, minutes: 60 } },
  /** Each one asks a provider. */
  activation: { account: { tries: 30, minutes: 5 }, ip: { tries: 300, minutes: 5 } },
  /** The address is anybody's to type, and each request writes to it. */
  withdrawal: { ...slowing(5, 300, 60), ip: { tries: 20, minutes: 60 } },
  /** The address is anybody's to type here too, and a person reads each application. */
  partnerApplication: { ...slowing(3, 300, 60), ip: { tries: 20, minutes: 60 } },
  /** Opened links that are counted for whoever shared them. */
  referralVisit: { ip: { tries: 100, minutes: 60 } },
  receiptCheck: { ip: { tries: 60, minutes: 15 } },
  withdrawalState: { ip: { tries: 60, minutes: 15 } },
  /** Each file is read whole and its plans are made again: a dry run counts as much as the real one. */
  import: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  /** Everything that an account has is read and written. */
  export: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  /** Messages that a provider did not sign. */
  unsignedWebhook: { ip: { tries: 60, minutes: 1 } },
  /** Certificates that a message makes us ask of a provider, before anybody knows who sent it. */
  webhookCertificate: { ip: { tries: 10, minutes: 10 } },
} as const satisfies Record<string, Partial<Record<Kind, TryLimit>> & { ip: TryLimit }>;
export type Action = keyof typeof LIMITS;
