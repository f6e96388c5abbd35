import { Tag } from '../../design/feedback/tag.tsx';
import type { MenuEntry } from './navigation.ts';
import * as styles from './header.module.css';

export const EntryLabel = ({ label, badge }: Pick<MenuEntry, 'label' | 'badge'>) =>
  badge ? (
    <span className={styles.badged}>
      {label} <Tag tone="green">{badge}</Tag>
    </span>
  ) : (
    label
  );
