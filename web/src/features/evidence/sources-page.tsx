import { Link } from '@tanstack/react-router';
import { classNames } from '../../design/class-names.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { evidencePagesMessages } from './evidence-pages.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.sources;

const SourceList = lazyPart(async () => (await import('./source-list.tsx')).WholeSourceList);

/** Every publication that was read, with what each stands behind. */
export const SourcesPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, styles.root)}>
    <h1>{messages.title}</h1>
    <p className={textStyles.lead}>{messages.lead}</p>
    <p>
      <Link to="/metodo">{messages.goMethod}</Link>
    </p>
    <SourceList />
  </div>
);
