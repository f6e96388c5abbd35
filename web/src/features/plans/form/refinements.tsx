import type { ReactNode } from 'react';

/** Optional questions, folded: whoever skips them gets the plan all the same. */
export function Refinements({
  title,
  summary,
  open = false,
  children,
}: {
  title: string;
  summary: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="gp-afinar" open={open}>
      <summary>
        <span>
          {title}
          <small>{summary}</small>
        </span>
      </summary>
      <div className="gp-form">{children}</div>
    </details>
  );
}
