import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/media/Brand.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { CONTENT_WIDTH, DEFAULT_PREFERENCES, withOptOut } from './preferences.ts';
import { useSavePreferences } from './useSavePreferences.ts';
import classes from './analytics.module.css';

interface AnalyticsScreenProps {
  isShown: boolean;
  userEmail: string;
  onSubmitting: (isSubmitting: boolean) => void;
}

const stay = (): void => {};

export function AnalyticsScreen({
  isShown,
  userEmail,
  onSubmitting,
}: AnalyticsScreenProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { save, isSubmitting } = useSavePreferences('create');
  const [initial] = useState(DEFAULT_PREFERENCES);
  useEffect(() => onSubmitting(isSubmitting), [isSubmitting, onSubmitting]);
  return (
    <Modal.Root opened={isShown} onClose={stay} closeOnEscape={false} fullScreen>
      <Modal.Content radius={0}>
        <Modal.Body className={classes.page ?? ''}>
          <div className={classes.column} style={{ maxInlineSize: CONTENT_WIDTH }}>
            <div>
              <Brand />
              <Modal.Title className={classes.title ?? ''}>{t('title')}</Modal.Title>
              <Disclaimer />
            </div>
            <PreferencesForm
              initial={initial}
              userEmail={userEmail}
              isSubmitting={isSubmitting}
              onSubmit={save}
              onDecline={() => save(withOptOut(initial, true))}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
