import { type AnyRouter, useRouterState } from '@tanstack/react-router';

/** What the screen table says of the page that is open. A page that is not there offers nothing either. */
export const undisturbedPage = ({ matches }: AnyRouter['state']) =>
  matches.length === 1 ? 'fully' : matches.at(-1)?.staticData.calm;

export const useUndisturbedPage = () => useRouterState({ select: undisturbedPage });
