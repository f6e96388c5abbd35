import { refusalCode } from '../../../shared/http/readable-error.ts';
import { type Destination, usePasskeyEntrance } from '../sign-in.queries.ts';
import type { signWithPasskey } from './sign-with-passkey.ts';

type Signed = Awaited<ReturnType<typeof signWithPasskey>>;
export type EnterWithPasskey = (signed: Signed) => Promise<void>;

type Options = { onSecondStep: (sendCode: (code: string) => Promise<unknown>) => void };

/** Repeats the same signature with the code when the account has a second step. */
export function usePasskeyLogin(
  destination: Destination,
  { onSecondStep }: Options,
): EnterWithPasskey {
  const send = usePasskeyEntrance(destination);
  return async (signed) => {
    try {
      await send(signed);
    } catch (error) {
      if (refusalCode(error) !== 'second_factor_required') throw error;
      onSecondStep((code) => send({ ...signed, code }));
    }
  };
}
