import * as styles from './evidence-pages.module.css';

type GroupIndexProps = {
  label: string;
  entries: readonly { id: string; title: string; count: number }[];
};

export const GroupIndex = ({ label, entries }: GroupIndexProps) => (
  <nav className={styles.group} aria-labelledby="indice">
    <h2 id="indice">{label}</h2>
    <ul className={styles.index}>
      {entries.map(({ id, title, count }) => (
        <li key={id}>
          <a href={`#grupo-${id}`}>
            {title} ({count})
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
