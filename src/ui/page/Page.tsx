import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronLeft } from '@tabler/icons-react';
import classes from './Page.module.css';

interface PageProps {
  /** Where one is; also the title of the browser's tab. */
  title: string;
  /** Stands beside the title: a status. */
  status?: ReactNode;
  /** The one primary action, and the rest in a menu. */
  actions?: ReactNode;
  /** The list that this record belongs to. */
  back?: { to: string; label: string };
  /** The content fills the window and scrolls in itself: a list. */
  fill?: boolean;
  children: ReactNode;
}

/** A screen: a header that stays while the page scrolls, and its content. */
export function Page({ title, status, actions, back, fill, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Quartermaster`;
  }, [title]);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.titles}>
          <div className={classes.name}>
            {back ? (
              <Link
                to={back.to}
                className={classes.back}
                aria-label={back.label}
                title={back.label}
              >
                <IconChevronLeft size={18} stroke={1.75} className={classes.backIcon} aria-hidden />
              </Link>
            ) : null}
            <h1 className={classes.title}>{title}</h1>
          </div>
          {status}
        </div>
        <div className={classes.actions}>{actions}</div>
      </header>
      <div className={classes.content} data-fill={fill || undefined}>
        {children}
      </div>
    </div>
  );
}

/** A record's page: what is edited in the main column, what is rather read in the side column; one column on a phone. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }): ReactNode {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{main}</div>
      <aside className={classes.side}>{side}</aside>
    </div>
  );
}
