import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Checklist } from '#ui/page/Checklist.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import classes from './setup.module.css';
import { isReady } from './tasks.ts';
import type { Task } from './tasks.ts';
import { useTaskWords } from './useTaskWords.ts';

export function SetupGuide({ tasks }: { tasks: readonly Task[] }): ReactNode {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const navigate = useNavigate();
  const words = useTaskWords();
  const hasKeys = useFeature('publishable_api_keys') === true;
  const done = tasks.filter(({ problem }) => !problem).length;
  return (
    <>
      {isReady(tasks) ? (
        <Banner
          tone="good"
          title={t('ready.title')}
          {...(hasKeys
            ? {
                action: {
                  label: t('ready.action'),
                  onClick: () => void navigate(paths.apiKeys()),
                },
              }
            : {})}
        >
          {t('ready.text')}
        </Banner>
      ) : (
        <p className={classes.intro}>
          {t('intro')}{' '}
          {t('progress', { done: format.number(done), all: format.number(tasks.length) })}
        </p>
      )}
      <Checklist
        label={t('steps')}
        items={tasks.map(words)}
        states={{ done: t('states.done'), open: t('states.open') }}
      />
    </>
  );
}
