import type { ReactNode } from 'react';
import { Link, createSearchParams, useSearchParams } from 'react-router-dom';
import type { SectionName } from '../editing.ts';
import classes from './buyable.module.css';

interface EditLinkProps {
  section: SectionName;
  /** The variant that is edited. */
  variantId?: string;
  children: ReactNode;
}

/** A link that opens an editor of the page. */
export function EditLink({ section, variantId, children }: EditLinkProps): ReactNode {
  const [params] = useSearchParams();
  const next = createSearchParams(params);
  next.set('edit', section);
  if (variantId) next.set('variant', variantId);
  return (
    <Link to={`?${next.toString()}`} preventScrollReset className={classes.link}>
      {children}
    </Link>
  );
}
