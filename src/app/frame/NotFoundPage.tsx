import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentTitle } from '#ui/media/branding.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { HOME } from '../paths.ts';

/** @param inFrame inside the frame's `main` */
export function NotFoundPage({ inFrame = false }: { inFrame?: boolean }): ReactNode {
  const { t } = useTranslation('app');
  const title = t('notFound.title');
  const Part = inFrame ? 'div' : 'main';
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return (
    <Part>
      <h1 className="qm-visually-hidden">{title}</h1>
      <EmptyState
        icon={<IconCompass size={32} stroke={1.4} />}
        title={title}
        text={t('notFound.text')}
        action={
          <Button component={Link} to={HOME} variant="default">
            {t('notFound.home')}
          </Button>
        }
      />
    </Part>
  );
}
