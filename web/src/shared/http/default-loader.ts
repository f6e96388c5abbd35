import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { RequestError } from './request-error.ts';
import { request, type RequestOptions } from './request.ts';

type LoaderOptions = Pick<RequestOptions, 'headers' | 'account'> & {
  on401?: 'throw' | 'null';
};

export const loader =
  ({ on401 = 'throw', headers = {}, account }: LoaderOptions = {}) =>
  async ({
    queryKey,
    signal,
  }: Pick<QueryFunctionContext<QueryKey>, 'queryKey' | 'signal'>): Promise<unknown> => {
    const [path] = queryKey;
    if (typeof path !== 'string')
      throw new TypeError('the first element of a query key is an address');
    try {
      const reply = await request('GET', path, { headers, signal, account });
      return await reply.json();
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
