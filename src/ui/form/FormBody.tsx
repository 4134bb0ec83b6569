import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FormBody.module.css';

interface FormBodyProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What failed, when it belongs to no single field. */
  error?: { text: string; detail: string | undefined } | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** A form: its fields, what failed, and its buttons, which stay in sight. */
export function FormBody({ onSubmit, error, actions, children }: FormBodyProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.footer}>
        {error ? (
          <div className={classes.error} role="alert">
            {error.text}
            {error.detail ? (
              <small>{t('errors.serverSaid', { message: error.detail })}</small>
            ) : null}
          </div>
        ) : null}
        <div className={classes.actions}>{actions}</div>
      </div>
    </form>
  );
}
