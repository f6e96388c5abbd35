/** Access tokens end with the number of their seller. */
export function parseSellerId(accessToken: string): string {
  const number = /^(?:APP_USR|TEST)-.+-(\d{1,20})$/.exec(accessToken)?.[1];
  if (number === undefined)
    throw new Error(
      'The access token of Mercado Pago does not end with the number of the seller: say it apart',
    );
  return number;
}
