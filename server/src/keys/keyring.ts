import { hkdfSync } from 'node:crypto';

type KeyPurpose = {
  /** HKDF info, which separates this key from others of the same secret. */
  info: string;
  /** Setting of a secret for this purpose; the previous one adds `_PREVIOUS`. */
  setting: string;
  protects: string;
  /** Effect of dropping the previous secret. */
  ends: string;
};

export const KEY_PURPOSES = {
  secondFactor: {
    info: 'second factor',
    setting: 'KEY_SECOND_FACTOR',
    protects: 'the secrets of authenticator applications, sealed in the database',
    ends: 'nothing: they are sealed again with the present key when the server starts',
  },
  accountEmails: {
    info: 'account letters',
    setting: 'KEY_ACCOUNT_EMAILS',
    protects: 'emails about an account that wait to be sent, sealed in the database',
    ends: 'emails that still wait from before are not sent',
  },
  registrationEmails: {
    info: 'registration emails',
    setting: 'KEY_REGISTRATION_EMAILS',
    protects: 'emails that complete a registration and wait to be sent, sealed in the database',
    ends: 'a registration from before whose email still waits has to be made again',
  },
  membershipPass: {
    info: 'membership pass',
    setting: 'KEY_MEMBERSHIP_PASS',
    protects: 'the passes that prove a membership without signal',
    ends: 'a write made without signal with a pass from before needs a membership',
  },
  paymentReceipt: {
    info: 'payment receipt',
    setting: 'KEY_PAYMENT_RECEIPT',
    protects: 'the receipts of payments',
    ends: 'receipts from before no longer verify; their owners can get new ones',
  },
  accountExport: {
    info: 'account export',
    setting: 'KEY_ACCOUNT_EXPORT',
    protects: 'what an account had when it was exported',
    ends: 'files from before need a membership to be imported',
  },
  requestLog: {
    info: 'request log',
    setting: 'KEY_REQUEST_LOG',
    protects: 'the account behind a line of the log',
    ends: 'nothing: the lines of one account before and after have different marks',
  },
  personComparison: {
    info: 'person comparison',
    setting: 'KEY_PERSON_COMPARISON',
    protects:
      'the mailboxes and payers by which credits and regrets know one person, hashed in the database',
    ends: 'what was hashed before and not since says nothing: its accounts are compared by their address of today',
  },
  memberLetters: {
    info: 'letters to members',
    setting: 'KEY_MEMBER_LETTERS',
    protects: 'the links of letters that end them without signing in',
    ends: 'the links of letters from before; Mi Cuenta ends them too',
  },
} as const satisfies Record<string, KeyPurpose>;
export type Purpose = keyof typeof KEY_PURPOSES;

/** `present` signs and encrypts; `all` verify and decrypt. */
export type PurposeKeys = { present: Buffer; all: readonly Buffer[] };
export type Keyring = Record<Purpose, PurposeKeys>;

export type Secrets = {
  secret: string;
  previousSecret?: string | undefined;
  byPurpose?: Readonly<Record<string, string | undefined>> | undefined;
};

/** Deterministic, so that every server derives the same keys. */
export function createKeyring({ secret, previousSecret, byPurpose = {} }: Secrets): Keyring {
  const derivePurposeKeys = ({ info, setting }: KeyPurpose): PurposeKeys => {
    const purposeSecret = byPurpose[setting];
    const previous =
      byPurpose[`${setting}_PREVIOUS`] ??
      (purposeSecret === undefined ? previousSecret : undefined);
    const present = deriveKey(purposeSecret ?? secret, info);
    return {
      present,
      all: previous === undefined ? [present] : [present, deriveKey(previous, info)],
    };
  };
  return Object.fromEntries(
    Object.entries(KEY_PURPOSES).map(([purpose, each]) => [purpose, derivePurposeKeys(each)]),
  ) as Keyring; // one entry per purpose
}

const deriveKey = (secret: string, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', info, 32));
