import { landingMessages } from './landing-rest.messages.ts';

const { tools } = landingMessages;

export const ToolsSection = () => (
  <section className="seccion seccion-sigue">
    <div className="env">
      <div className="seccion-cab">
        <h2>{tools.title}</h2>
        <p className="bajada">{tools.lead}</p>
      </div>
      <ul className="herramientas">
        {tools.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
