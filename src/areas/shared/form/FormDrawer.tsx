import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFirstContent } from '#app/query/first-content.ts';
import { useDeferredRender } from '#ui/page/RenderDeferred.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormDrawerProps } from './FormDrawerPanel.tsx';

// Pulls in Mantine's dialogs, so it loads late.
const FormDrawerPanel = lazyNamed(() => import('./FormDrawerPanel.tsx'), 'FormDrawerPanel');

export function FormDrawer<Name extends string>(props: FormDrawerProps<Name>): ReactNode {
  const isFirstContentShown = useFirstContent();
  const isPageDrawn = useDeferredRender();
  const isWanted = (isFirstContentShown && isPageDrawn) || props.form.name !== undefined;
  return <Suspense fallback={null}>{isWanted ? <FormDrawerPanel {...props} /> : null}</Suspense>;
}
