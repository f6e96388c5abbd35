import type { ComponentType } from 'react';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';

/** Brings the code of a page. `component` is its name, and that of its file in kebab case. */
export type LoadPage = (() => Promise<ComponentType>) & { component: string };

/** A page that lays itself out. The result of its function is left out of the type, because it links to other pages. */
export function wholePage<TName extends string>(
  load: () => Promise<Record<TName, (props: {}) => void>>,
  component: TName,
): LoadPage {
  // Checked by the build, which draws every document, and by the walk of every screen.
  return Object.assign(async () => (await load())[component] as ComponentType, { component });
}

/** A page in the column that most have. */
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
