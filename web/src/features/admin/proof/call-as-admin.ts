import type { Endpoint, ReplyOf, RequestOf } from '@forja/contract/http/endpoint';
import { callEndpoint } from '../../../shared/http/call.ts';
import { withProof } from './with-proof.ts';

/**
 * Calls an endpoint of the administration and asks for the second step when the server requires it.
 */
export const callAsAdmin = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
): Promise<ReplyOf<E>> => withProof(() => callEndpoint(endpoint, input));
