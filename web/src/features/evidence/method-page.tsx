import { Link } from '@tanstack/react-router';
import { classNames } from '../../design/class-names.ts';
import { CareLinks } from '../../shared/emergency/care-links.tsx';
import { evidencePagesMessages } from './evidence-pages.messages.ts';
import { WholeRuleList } from './rule-list.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.method;

export const MethodPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, styles.root)}>
    <h1>{messages.title}</h1>
    <p className={textStyles.lead}>{messages.lead}</p>
    {messages.paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <p>
      <Link to="/fuentes">{messages.goSources}</Link>
    </p>
    <CareLinks />
    <div>
      <WholeRuleList />
    </div>
  </div>
);
