import { landingMessages } from './landing-rest.messages.ts';

const { harm } = landingMessages;

export const HarmSection = () => (
  <section className="seccion seccion-dano">
    <div className="env">
      <div>
        <h2>{harm.title}</h2>
        <p className="bajada">{harm.lead}</p>
        <ul className="telefonos">
          {harm.phones.map(({ number, text }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className="puntos">
        {harm.points.map(({ strong, text }) => (
          <li key={strong}>
            <b>{strong}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
