import type { ComponentProps, MouseEvent } from 'react';

export type ModeLinkProps = ComponentProps<'a'> & { href: string; onFollow: () => void };

/** A link between the forms of signing in: it changes the form in place, and loads the page where its code is not here yet. */
export function ModeLink({ href, onFollow, ...link }: ModeLinkProps) {
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  }
  return <a {...link} href={href} onClick={follow} />;
}
