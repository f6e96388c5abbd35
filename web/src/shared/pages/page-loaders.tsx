import type { ComponentType } from 'react';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

export type LoadPage = (() => Promise<ComponentType>) & { component: string };

/** The type omits the function's result, because it links to other pages. */
export function wholePage<TName extends string>(
  load: () => Promise<Record<TName, (props: {}) => void>>,
  component: TName,
): LoadPage {
  return Object.assign(async () => (await load())[component] as ComponentType, { component });
}

export function pageInColumn<TName extends string>(
  load: () => Promise<Record<TName, (props: {}) => void>>,
  component: TName,
): LoadPage {
  const loadPage = wholePage(load, component);
  return Object.assign(
    async () => {
      const Page = await loadPage();
      return function PageInColumn() {
        return (
          <div className={classNames(frameStyles.container, frameStyles.page)}>
            <Page />
          </div>
        );
      };
    },
    { component },
  );
}
