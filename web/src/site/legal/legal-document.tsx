import type { LegalText } from './legal-text.ts';
import './legal-document.css';

/** A long text that people can read: a column, short paragraphs, its date. */
export const LegalDocument = ({ title, lead, updated, sections }: LegalText) => (
  <div className="env pagina legal">
    <h1>{title}</h1>
    <p className="bajada">{lead}</p>
    <p className="rot">{updated}</p>
    {sections.map(({ heading, paragraphs = [], list = [] }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {list.length > 0 ? (
          <ul>
            {list.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </section>
    ))}
  </div>
);
