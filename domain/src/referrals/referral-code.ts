/** Unambiguous characters: no 0, O, 1 or I. */
export const REFERRAL_CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const REFERRAL_CODE_LENGTH = 8;

const SHAPE = new RegExp(`^[${REFERRAL_CODE_CHARACTERS}]{${REFERRAL_CODE_LENGTH}}$`);

export function parseReferralCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return SHAPE.test(code) ? code : undefined;
}
