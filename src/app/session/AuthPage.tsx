import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreName } from '../flags/FeatureFlags.tsx';
import { Brand } from '../frame/Brand.tsx';
import { LanguageMenu } from '../i18n/LanguageMenu.tsx';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The card of a page that is used before one is signed in. */
export function AuthPage({ title, text, children }: AuthPageProps): ReactNode {
  const { t } = useTranslation('common');
  const store = useStoreName();
  useEffect(() => {
    document.title = `${title} · Quartermaster`;
  }, [title]);
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <Brand store={store} />
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {text ? <p className={classes.text}>{text}</p> : null}
        </div>
        {children}
      </main>
      <footer className={classes.footer}>
        <LanguageMenu
          target={
            <Anchor component="button" type="button" size="sm" c="dimmed">
              {t('language.choose')}
            </Anchor>
          }
        />
      </footer>
    </div>
  );
}

/** The message above a form: an error, or the result of the step before. */
export function FormMessage({
  kind,
  children,
}: {
  kind: 'error' | 'notice';
  children: ReactNode;
}): ReactNode {
  if (!children) return null;
  return (
    <p className={classes.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
