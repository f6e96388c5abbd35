import { QueryClient } from '@tanstack/react-query';
import { loader } from './default-loader.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: loader(),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
