import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/media/Brand.tsx';
import { documentTitle } from '#ui/media/branding.ts';
import { LanguageMenu } from '../i18n/LanguageMenu.tsx';
import { readKnownStore } from '../preferences/known-store.ts';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ title, text, children }: AuthPageProps): ReactNode {
  const { t } = useTranslation('common');
  const [store] = useState(() => readKnownStore()?.name ?? '');
  useEffect(() => {
    document.title = documentTitle(title);
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
