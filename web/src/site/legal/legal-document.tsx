import type { LegalSection, LegalText } from './legal-text.ts';
import * as textStyles from '../../design/text.module.css';

export const LegalDocument = ({ lead, updated, sections }: LegalText) => (
  <>
    <p className={textStyles.lead}>{lead}</p>
    <p className={textStyles.label}>{updated}</p>
    {sections.map((section) => (
      <Section key={section.heading} {...section} />
    ))}
  </>
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
