import type { ComponentProps, MouseEvent } from 'react';

export type ModeLinkProps = ComponentProps<'a'> & { href: string; onFollow: () => void };

/** Swaps the form in place, or loads the page until its code is here. */
export function ModeLink({ href, onFollow, ...link }: ModeLinkProps) {
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  }
  return <a {...link} href={href} onClick={follow} />;
}
