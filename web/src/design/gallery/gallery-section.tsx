import type { ReactNode } from 'react';

export type GallerySectionProps = { title: string; wide?: boolean; children: ReactNode };

export const GallerySection = ({ title, wide = false, children }: GallerySectionProps) => (
  <section className={wide ? 'todo' : undefined}>
    <h2>{title}</h2>
    <div className="gr">{children}</div>
  </section>
);
