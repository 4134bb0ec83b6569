import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { wantedExamples } from './mock.ts';
import classes from './MockMarker.module.css';

const DemoMenu = __DEMO__ ? lazyNamed(() => import('../demo/DemoMenu.tsx'), 'DemoMenu') : undefined;

export function MockMarker(): ReactNode {
  const { t } = useTranslation('app');
  const examples = [...wantedExamples()].map((pair) => pair.join(': ')).join(', ');
  if (DemoMenu) {
    return (
      <Suspense fallback={null}>
        <DemoMenu className={classes.marker} examples={examples} />
      </Suspense>
    );
  }
  const text = examples ? t('mock.examples', { examples }) : t('mock.text');
  return (
    <span
      className={classes.marker}
      role="note"
      title={text}
      aria-label={`${t('mock.label')}. ${text}`}
    >
      {t('mock.label')}
    </span>
  );
}
