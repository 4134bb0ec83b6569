import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainText } from '../format/instant.ts';
import { SafePart } from '../states/failures.tsx';
import classes from './RowList.module.css';

export interface ListedRow {
  id: string;
  title: string;
  to?: string | undefined;
  picture?: ReactNode;
  status?: ReactNode;
  text?: ReactNode;
  /** Hidden search text. */
  words?: string | undefined;
  end?: ReactNode;
  menu?: ReactNode;
  /** Nesting depth from 0. */
  level?: number;
}

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
                  <Link
                    to={row.to}
                    // A form over the page.
                    preventScrollReset={row.to.startsWith('?')}
                    className={classes.title}
                    dir="auto"
                  >
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
