import { Skeleton } from '../states/Skeleton.tsx';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronLeft } from '@tabler/icons-react';
import { plainText } from '../format/instant.ts';
import { SafePart } from '../states/failures.tsx';
import { safely } from './safely.tsx';
import classes from './Page.module.css';

/** Marks a page's head, below which toasts begin. */
export const PAGE_HEAD = 'data-page-head';

interface PageProps {
  /** Where one is; also the title of the browser's tab. */
  title: string;
  /** The record's name is being read: a skeleton takes its place, and the title is for the browser's tab. */
  isLoading?: boolean;
  /** A small picture of the record, before the title. */
  picture?: ReactNode;
  /** A status, beside the title; what bears `data-wraps` goes below it where there is no room. */
  status?: ReactNode;
  /** The one primary action, and the rest in a menu. */
  actions?: ReactNode;
  /** The list that this record belongs to. */
  back?: { to: string; label: string };
  /** The content fills the window and scrolls in itself: a list. */
  fill?: boolean;
  /** Stays at the window's lower edge while the page scrolls: what leads on. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A screen: a header that stays while the page scrolls, its content, and a footer where one is needed. */
export function Page(props: PageProps): ReactNode {
  const {
    title,
    isLoading = false,
    picture,
    status,
    actions,
    back,
    fill,
    footer,
    children,
  } = props;
  // A record may have no name, or something else in its place.
  const name = plainText(title);
  useEffect(() => {
    document.title = `${name} · Quartermaster`;
  }, [name]);
  return (
    <div className={classes.page}>
      <header className={classes.header} {...{ [PAGE_HEAD]: '' }} data-fill={fill || undefined}>
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
            {picture}
            {isLoading ? (
              <>
                <h1 className="qm-visually-hidden">{name}</h1>
                <Skeleton className={classes.titleBar} height={16} />
              </>
            ) : (
              <h1 className={classes.title} dir="auto" title={name}>
                {name}
              </h1>
            )}
          </div>
          <SafePart>{status}</SafePart>
        </div>
        <div className={classes.actions}>
          <SafePart>{actions}</SafePart>
        </div>
      </header>
      <div className={classes.content} data-fill={fill || undefined}>
        {safely(children)}
      </div>
      {footer ? (
        <div className={classes.footer}>
          <SafePart>{footer}</SafePart>
        </div>
      ) : null}
    </div>
  );
}
