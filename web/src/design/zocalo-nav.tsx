import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './zocalo.css';

export type ZocaloNavItem = {
  href: string;
  label: string;
  icon: string;
  current?: boolean | undefined;
};

export type ZocaloNavLinkProps = {
  href: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type ZocaloNavProps = {
  /** Five places. */
  items: readonly ZocaloNavItem[];
  label?: string | undefined;
  /** Draws the link of the router. */
  renderLink?: ((props: ZocaloNavLinkProps) => ReactElement) | undefined;
  inFlow?: boolean | undefined;
};

const plainLink = (props: ZocaloNavLinkProps) => <a {...props} />;

/** The five places of the app, under the thumb; the header takes over from 1024 px. */
export const ZocaloNav = ({ items, label = 'Secciones', renderLink = plainLink, inFlow = false }: ZocaloNavProps) => (
  <nav className={classNames('zocalo nav-zoc', !inFlow && 'zoc-fijo')} aria-label={label}>
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
