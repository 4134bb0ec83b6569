import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#app/config/config.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { DEFAULT_PREFERENCES, withOptOut } from '#app/analytics/preferences.ts';
import type { PreferenceValues } from '#app/analytics/preferences.ts';
import { usePreferences } from '#app/analytics/usePreferences.ts';
import { useSavePreferences } from '#app/analytics/useSavePreferences.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import classes from './profile.module.css';

export function UsageSection(): ReactNode {
  const { t } = useTranslation('profile');
  if (useFeature('analytics') !== true) return null;
  return (
    <Section title={t('sections.usage')}>
      {config().analytics ? null : (
        <div className={classes.note}>
          <SectionNote>{t('usage.off')}</SectionNote>
        </div>
      )}
      <UsageSwitches />
    </Section>
  );
}

function UsageSwitches(): ReactNode {
  const { t } = useTranslation('analytics');
  const { t: common } = useTranslation('common');
  const chosen = usePreferences(true);
  const isNew = chosen.data === undefined && chosen.error?.status === 404;
  const { save, isSubmitting } = useSavePreferences(isNew ? 'create' : 'update');
  const { text } = useErrorText(chosen.error);
  const [sent, setSent] = useState<PreferenceValues>();
  if (chosen.isPending) {
    return (
      <>
        <TextSkeleton lines={2} />
        <SlowNotice onRetry={() => void chosen.refetch()} />
      </>
    );
  }
  // Without the stored choice, a switch would overwrite it.
  if (chosen.data === undefined && !isNew) {
    return (
      <Banner
        tone="bad"
        action={{ label: common('actions.retry'), onClick: () => void chosen.refetch() }}
      >
        {text}
      </Banner>
    );
  }
  const stored = { ...DEFAULT_PREFERENCES, ...chosen.data, email: '' };
  // Optimistic while saving; a failed save reverts.
  const shown = isSubmitting && sent ? sent : stored;
  const change = (next: PreferenceValues): void => {
    // Preferences can be created only once.
    if (isSubmitting && isNew) return;
    setSent(next);
    save(next);
  };
  const { anonymize, opt_out: optsOut } = shown;
  return (
    <div className={classes.stack}>
      <Switch
        label={t('anonymize.label')}
        description={t('anonymize.text')}
        disabled={optsOut}
        checked={anonymize}
        onChange={({ currentTarget }) => change({ ...shown, anonymize: currentTarget.checked })}
      />
      <Switch
        label={t('optOut.label')}
        description={t('optOut.text')}
        checked={optsOut}
        onChange={({ currentTarget }) => change(withOptOut(shown, currentTarget.checked))}
      />
    </div>
  );
}
