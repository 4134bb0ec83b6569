import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ExtensionsContext, NOT_LOADED } from '#app/extensions/context.ts';
import { extensionAreas } from '#app/extensions/extension-areas.ts';
import { ExtensionCommands } from '#app/extensions/ExtensionCommands.tsx';
import { ExtensionViews } from '#app/extensions/ExtensionViews.tsx';
import type { LoadedExtension } from '#app/extensions/loading.ts';
import { loadStoreExtensions } from '#app/extensions/store-extensions.ts';
import { Frame } from '#app/frame/Frame.tsx';
import { useFirstContent } from '#app/query/first-content.ts';
import { areas } from './areas.ts';

/** Adds the store's extensions once the first content is shown. */
export function ExtendedFrame(): ReactNode {
  const hasContent = useFirstContent();
  const [loaded, setLoaded] = useState<readonly LoadedExtension[]>();
  useEffect(() => {
    if (hasContent) void loadStoreExtensions().then(setLoaded);
  }, [hasContent]);
  const known = useMemo(
    () => loaded?.flatMap(({ extension }) => extension ?? []) ?? NOT_LOADED,
    [loaded],
  );
  const all = useMemo(() => [...areas, ...extensionAreas(loaded ?? [])], [loaded]);
  return (
    <ExtensionsContext value={known}>
      <ExtensionCommands>
        <ExtensionViews>
          <Frame areas={all} />
        </ExtensionViews>
      </ExtensionCommands>
    </ExtensionsContext>
  );
}
