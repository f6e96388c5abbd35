import type { ComponentProps, MouseEvent } from 'react';

export type ModeLinkProps = ComponentProps<'a'> & { href: string; onFollow: () => void };

/** A way between the forms of signing in: the page changes where it can, and is loaded where its code is not here. */
export function ModeLink({ href, onFollow, ...link }: ModeLinkProps) {
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  }
  return <a {...link} href={href} onClick={follow} />;
}
