import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFirstContent } from '#app/query/first-content.ts';
import { useLater } from '#ui/page/Later.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormDrawerProps } from './FormDrawerPanel.tsx';

// It brings the library's dialogs, so it comes after the page's first content, or when a form is opened.
const FormDrawerPanel = lazyNamed(() => import('./FormDrawerPanel.tsx'), 'FormDrawerPanel');

/** The drawer in which a record, or a part of it, is edited: the page's open form. */
export function FormDrawer<Name extends string>(props: FormDrawerProps<Name>): ReactNode {
  const isFirstContentShown = useFirstContent();
  const isPageDrawn = useLater();
  const isWanted = (isFirstContentShown && isPageDrawn) || props.form.name !== undefined;
  return <Suspense fallback={null}>{isWanted ? <FormDrawerPanel {...props} /> : null}</Suspense>;
}
