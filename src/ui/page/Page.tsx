import { Skeleton } from '../states/Skeleton.tsx';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronLeft } from '@tabler/icons-react';
import { plainText } from '../format/instant.ts';
import { documentTitle } from '../media/branding.ts';
import { SafePart } from '../states/failures.tsx';
import { BACK } from './back.ts';
import { PageFooterContext } from './page-footer.ts';
import { withErrorBoundaries } from './with-error-boundaries.tsx';
import classes from './Page.module.css';

/** Marks the page head; toasts appear below it. */
export const PAGE_HEAD = 'data-page-head';

interface PageProps {
  /** Also the tab's title. */
  title: string;
  isLoading?: boolean;
  /** Makes the heading editable. */
  renderTitle?: ((heading: ReactNode) => ReactNode) | undefined;
  picture?: ReactNode;
  /** Right after the title, such as a copy button. */
  beside?: ReactNode;
  /** Below the title on phones; elsewhere only if `data-wraps` lets it. */
  status?: ReactNode;
  /** A primary button and a menu. */
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Fills the viewport and scrolls inside, for lists. */
  fill?: boolean;
  /** For fields and short lists: head and content end together. */
  narrow?: boolean;
  /** Sticky; a `SaveBar` in the page comes here, too. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Page(props: PageProps): ReactNode {
  const {
    title,
    isLoading = false,
    renderTitle,
    picture,
    beside,
    status,
    actions,
    back,
    fill,
    narrow = false,
    footer,
    children,
  } = props;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // The record's name may be missing.
  const name = plainText(title);
  useEffect(() => {
    document.title = documentTitle(name);
  }, [name]);
  const heading = (
    <h1 className={classes.title} dir="auto" title={name}>
      {name}
    </h1>
  );
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      <header className={classes.header} {...{ [PAGE_HEAD]: '' }} data-fill={fill || undefined}>
        <div className={classes.titles}>
          <div className={classes.name}>
            {back ? (
              <Link
                to={back.to}
                state={BACK}
                className={classes.back}
                data-page-back
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
            ) : renderTitle ? (
              <div className={classes.editable} data-heading>
                {renderTitle(heading)}
              </div>
            ) : (
              heading
            )}
            <SafePart>{beside}</SafePart>
          </div>
          <div className={classes.status}>
            <SafePart>{status}</SafePart>
          </div>
        </div>
        <div className={classes.actions} data-actions="page">
          <SafePart>{actions}</SafePart>
        </div>
      </header>
      <div className={classes.content} data-fill={fill || undefined}>
        <PageFooterContext value={foot}>{withErrorBoundaries(children)}</PageFooterContext>
      </div>
      <div ref={setFoot} className={classes.footer}>
        {footer ? <SafePart>{footer}</SafePart> : null}
      </div>
    </div>
  );
}
