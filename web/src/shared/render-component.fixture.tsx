import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import '../design/tokens.css';
import '../design/base.css';
import '../design/text.module.css';
import '../design/layout/frame.module.css';
import '../design/icon.module.css';
import { queryClient } from './http/query-client.ts';

/** Renders with the styles, the query cache and a router. */
export function renderComponent(component: ReactNode, path = '$') {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, component: () => component });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path.replace('$', '')] }),
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}
