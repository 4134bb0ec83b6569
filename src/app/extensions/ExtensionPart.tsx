import { Suspense, createElement, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '#ui/states/ErrorBoundary.tsx';
import type { Caught } from '#ui/states/ErrorBoundary.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { loadWhenOnline } from '#ui/states/load-when-online.ts';
import { ExtensionName } from './context.ts';
import type { LoadPart } from './extension.ts';
import { ExtensionError } from './ExtensionError.tsx';

/** Kept, so that a part that was shown before is there at once. */
const parts = new WeakMap<object, ComponentType>();

function partOf<Props>(load: LoadPart<Props>): ComponentType {
  const known = parts.get(load);
  if (known) return known;
  const part: ComponentType = lazy(async () => ({
    default: (await loadWhenOnline(load)).default as unknown as ComponentType,
  }));
  parts.set(load, part);
  return part;
}

interface ExtensionPartProps<Props extends object> {
  extension: string;
  load: LoadPart<Props>;
  props: Props;
  /** While loading; with it, a slow part can be loaded again. */
  place?: ReactNode;
  Failed?: ComponentType<Caught>;
}

/** Loads and draws a part of an extension; a failure stays in its place. */
export function ExtensionPart<Props extends object>(props: ExtensionPartProps<Props>): ReactNode {
  const { extension, load, place = null, Failed = ExtensionError } = props;
  const own: object = props.props;
  const [part, setPart] = useState(() => partOf(load));
  const loadAgain = (): void => {
    parts.delete(load);
    setPart(() => partOf(load));
  };
  return (
    <ExtensionName value={extension}>
      <ErrorBoundary Fallback={Failed} onRetry={loadAgain}>
        <Suspense
          fallback={
            place === null ? null : (
              <>
                <SlowNotice onRetry={loadAgain} />
                {place}
              </>
            )
          }
        >
          {createElement(part, own)}
        </Suspense>
      </ErrorBoundary>
    </ExtensionName>
  );
}
