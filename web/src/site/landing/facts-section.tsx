import { classNames } from '../../design/class-names.ts';
import { isFirm, type Strength } from '../../design/evidence/source-details.ts';
import { LANDING_FACTS } from './landing-facts.ts';
import { landingMessages } from './landing-rest.messages.ts';

const { facts } = landingMessages;

export const FactsSection = () => (
  <section className="seccion">
    <div className="env">
      <div className="seccion-cab">
        <h2>{facts.title}</h2>
        <p className="bajada">{facts.lead}</p>
      </div>
      <ul className="pruebas">
        {LANDING_FACTS.map(({ source, figure, unit, title, text, strength, citation, journal, href, study }) => (
          <li key={source}>
            <p className="cifra">
              {figure} {unit ? <small>{unit}</small> : null}
            </p>
            <div>
              <h3>{title}</h3>
              <p className="sec">{text}</p>
            </div>
            <p className="referencia">
              <Letter strength={strength} />
              <span>
                {citation}. <a href={href}>{journal}</a>
                <br />
                <span className="sec">{study}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ul className="letras">
        {facts.letters.map(({ strength, text }) => (
          <li key={strength}>
            <Letter strength={strength} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Letter = ({ strength }: { strength: Strength }) => (
  <span
    className={classNames('sello', 'letra', isFirm(strength) ? 'f' : 'd')}
    role="img"
    aria-label={landingMessages.facts.evidence(strength)}
  >
    <b data-cara={strength} />
  </span>
);
