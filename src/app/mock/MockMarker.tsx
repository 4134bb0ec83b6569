import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { useStore } from '../state/store.ts';
import { calledOperations, wantedExamples } from './mock.ts';
import classes from './MockMarker.module.css';

const DemoMenu = __DEMO__ ? lazyNamed(() => import('../demo/DemoMenu.tsx'), 'DemoMenu') : undefined;

type Chosen = readonly [operation: string, answers: string];

const listed = (chosen: readonly Chosen[]): string =>
  chosen.map((pair) => pair.join(': ')).join(', ');

/** Tells choices for operations that aren't called, such as misspelled ones, from the others. */
export function MockMarker(): ReactNode {
  const { t } = useTranslation('app');
  const called = useStore(calledOperations);
  const chosen = [...wantedExamples()];
  if (DemoMenu) {
    return (
      <Suspense fallback={null}>
        <DemoMenu className={classes.marker} examples={listed(chosen)} />
      </Suspense>
    );
  }
  const used = chosen.filter(([operation]) => called.includes(operation));
  const unused = chosen.filter(([operation]) => !called.includes(operation));
  const text = [
    used.length > 0 ? t('mock.examples', { examples: listed(used) }) : t('mock.text'),
    ...(unused.length > 0 ? [t('mock.unused', { examples: listed(unused) })] : []),
    ...(called.length > 0 ? [t('mock.called', { operations: called.toSorted().join(', ') })] : []),
  ].join('\n');
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
