import { Link } from '@tanstack/react-router';
import { classNames } from '../../design/class-names.ts';
import { evidencePagesMessages } from './evidence-pages.messages.ts';
import { WholeSourceList } from './source-list.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.sources;

export const SourcesPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, styles.root)}>
    <h1>{messages.title}</h1>
    <p className={textStyles.lead}>{messages.lead}</p>
    <p>
      <Link to="/metodo">{messages.goMethod}</Link>
    </p>
    <div>
      <WholeSourceList />
    </div>
  </div>
);
