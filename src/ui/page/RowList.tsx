import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainText } from '../format/instant.ts';
import { SafePart } from '../states/failures.tsx';
import classes from './RowList.module.css';

/** A record in one row: its name, what else one should know at a glance, and what can be done with it. */
export interface ListedRow {
  id: string;
  title: string;
  /** Its page. */
  to?: string | undefined;
  /** Stands before its name: a picture, an avatar. */
  picture?: ReactNode;
  /** Beside its name: a status. */
  status?: ReactNode;
  /** Below its name, dimmed. */
  text?: ReactNode;
  /** What it is also found by, though it isn't shown. */
  words?: string | undefined;
  /** At the row's end. */
  end?: ReactNode;
  /** The menu of what can be done with it. */
  menu?: ReactNode;
  /** It stands below another one: 0 at the top. */
  level?: number;
}

/** A short whole list, where columns would say too much. */
export function RowList({ label, rows }: { label: string; rows: readonly ListedRow[] }): ReactNode {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.row}
          data-leads={row.to !== undefined || undefined}
          data-pictured={row.picture ? true : undefined}
          style={row.level ? { paddingInlineStart: 20 + row.level * 24 } : undefined}
        >
          <SafePart>
            {row.picture}
            <div className={classes.words}>
              <div className={classes.head}>
                {row.to === undefined ? (
                  <span className={classes.title} dir="auto">
                    {plainText(row.title)}
                  </span>
                ) : (
                  <Link to={row.to} className={classes.title} dir="auto">
                    {plainText(row.title)}
                  </Link>
                )}
                {row.status}
              </div>
              {row.text ? <div className={classes.text}>{row.text}</div> : null}
            </div>
            {row.end ? <div className={classes.end}>{row.end}</div> : null}
            {row.menu ? <div className={classes.menu}>{row.menu}</div> : null}
          </SafePart>
        </li>
      ))}
    </ul>
  );
}
