import type { ReactNode } from 'react';
import * as textStyles from '../text.module.css';

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={textStyles.visuallyHidden}>{children}</span>
);
