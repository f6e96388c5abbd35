import type { ReactNode } from 'react';
import * as styles from './gallery.module.css';

export type GallerySectionProps = { title: string; wide?: boolean; children: ReactNode };

export const GallerySection = ({ title, wide = false, children }: GallerySectionProps) => (
  <section className={wide ? styles.wide : undefined}>
    <h2>{title}</h2>
    <div className={styles.grid}>{children}</div>
  </section>
);
