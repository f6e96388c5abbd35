import { Link } from '@tanstack/react-router';
import { classNames } from '../../design/class-names.ts';
import { CareLinks } from '../../shared/emergency/care-links.tsx';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { evidencePagesMessages } from './evidence-pages.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.method;

const RuleList = lazyPart(async () => (await import('./rule-list.tsx')).WholeRuleList);

/** The calculations of the engine, with who answers for each. */
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
    <RuleList />
  </div>
);
