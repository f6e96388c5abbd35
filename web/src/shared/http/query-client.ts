import { QueryClient } from '@tanstack/react-query';
import { loader } from './default-loader.ts';

/** One cache for the whole app: the header and the pages read the same user. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: loader(),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
      // Without signal a call fails at once and the screen says so, instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
