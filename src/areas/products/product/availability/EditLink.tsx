import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { FORMS } from '../forms.tsx';
import type { FormName } from '../forms.tsx';
import classes from './availability.module.css';

interface EditLinkProps {
  form: FormName;
  /** The variant that is edited. */
  variantId?: string;
  children: ReactNode;
}

/** A link that opens a form of the page. */
export function EditLink({ form, variantId, children }: EditLinkProps): ReactNode {
  const { linkTo } = useOpenForm(FORMS);
  return (
    <Link to={linkTo(form, variantId)} preventScrollReset className={classes.link}>
      {children}
    </Link>
  );
}
