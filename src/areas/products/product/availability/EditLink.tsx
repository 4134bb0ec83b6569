import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { FORMS } from '../forms.tsx';
import type { FormName } from '../forms.tsx';
import classes from './availability.module.css';

interface EditLinkProps {
  form: FormName;
  variantId?: string;
  children: ReactNode;
}

export function EditLink({ form, variantId, children }: EditLinkProps): ReactNode {
  const { linkTo } = useOpenForm(FORMS);
  return (
    <Link to={linkTo(form, variantId)} preventScrollReset className={classes.link}>
      {children}
    </Link>
  );
}
