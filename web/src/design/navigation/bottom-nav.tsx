import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as styles from './action-bar.module.css';

export type BottomNavItem = {
  href: string;
  label: string;
  icon: string;
  current?: boolean | undefined;
};

export type BottomNavLinkProps = {
  href: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type BottomNavProps = {
  items: readonly BottomNavItem[];
  label?: string | undefined;
  renderLink?: ((props: BottomNavLinkProps) => ReactElement) | undefined;
  inFlow?: boolean | undefined;
};

const plainLink = (props: BottomNavLinkProps) => <a {...props} />;

/** Shown below 1024 px; the header has the links above. */
export const BottomNav = ({
  items,
  label = 'Secciones',
  renderLink = plainLink,
  inFlow = false,
}: BottomNavProps) => (
  <nav
    className={classNames(styles.bar, styles.navigation, !inFlow && styles.fixed)}
    aria-label={label}
  >
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          {renderLink({
            href: item.href,
            'aria-current': item.current ? 'page' : undefined,
            children: (
              <>
                <Icon path={item.icon} />
                {item.label}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
);
