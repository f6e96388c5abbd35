import type { LegalSection, LegalText } from './legal-text.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './legal-document.module.css';

/** A long text that people can read: a column, short paragraphs, its date. */
export const LegalDocument = ({ title, lead, updated, sections }: LegalText) => (
  <div className={classNames(frameStyles.container, frameStyles.page, styles.root)}>
    <h1>{title}</h1>
    <p className={textStyles.lead}>{lead}</p>
    <p className={textStyles.label}>{updated}</p>
    {sections.map((section) => (
      <Section key={section.heading} {...section} />
    ))}
  </div>
);

const Section = ({ heading, paragraphs = [], list = [], groups = [] }: LegalSection) => (
  <section>
    <h2>{heading}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <List items={list} />
    {groups.map((group) => (
      <div key={group.heading}>
        <h3>{group.heading}</h3>
        {group.lead ? <p>{group.lead}</p> : null}
        <List items={group.list} />
      </div>
    ))}
  </section>
);

const List = ({ items }: { items: readonly string[] }) =>
  items.length > 0 ? (
    <ul>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ) : null;
