import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './BarList.module.css';

interface BarRow {
  id: string;
  name: ReactNode;
  to?: string | undefined;
  value: number;
  /** Formatted value. */
  text: string;
  detail?: string | undefined;
}

interface BarListProps {
  label: string;
  rows: readonly BarRow[];
  empty: string;
}

const textOf = (name: ReactNode): string | undefined =>
  typeof name === 'string' ? name : undefined;

export function BarList({ label, rows, empty }: BarListProps): ReactNode {
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ id, name, to, value, text, detail }) => (
        <li key={id} className={classes.row}>
          <div className={classes.line}>
            <div className={classes.words}>
              {to === undefined ? (
                <bdi className={classes.name} title={textOf(name)}>
                  {name}
                </bdi>
              ) : (
                <Link to={to} className={classes.name} dir="auto" title={textOf(name)}>
                  {name}
                </Link>
              )}
              {detail === undefined ? null : <span className={classes.detail}>{detail}</span>}
            </div>
            <bdi className={classes.value}>{text}</bdi>
          </div>
          <div className={classes.track} aria-hidden>
            <div
              className={classes.bar}
              style={{ inlineSize: `${(100 * Math.max(0, value)) / most}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
