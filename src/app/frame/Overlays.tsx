import { lazyNamed } from '#ui/page/lazyNamed.ts';
import i18next from 'i18next';
import { Suspense, memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/overlay/toast.ts';
import type { Area } from '../area/area.ts';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { useRecentVisits } from '../palette/useRecentVisits.ts';
import { useFirstContent } from '../query/first-content.ts';
import { loadSignInAgain } from '../session/SessionGuard.tsx';
import { useGateState } from '../session/useSession.ts';
import { activityOpen, paletteOpen, shortcutsOpen } from '../state/overlays.ts';
import { useStore } from '../state/store.ts';
import type { Store } from '../state/store.ts';

/** Loads texts along, so that the overlay doesn't suspend. */
async function withWords<Part>(namespace: string, code: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([code, i18next.loadNamespaces(namespace)]);
  return part;
}

const loadPalette = async (areas: readonly Area[]) => {
  const [part, ...parts] = await Promise.all([
    withWords('palette', import('../palette/Palette.tsx')),
    ...areas.map(async (area) => ({ ...area, ...(await area.palette?.()) })),
  ]);
  return { ...part, areas: parts };
};
const loadShortcuts = async () => withWords('palette', import('../shortcuts/ShortcutsDialog.tsx'));
const loadActivity = async () => withWords('activity', import('../activity/ActivityDrawer.tsx'));

const ActivityWatch = lazyNamed(() => import('../activity/ActivityWatch.tsx'), 'ActivityWatch');

interface OverlaysProps {
  areas: readonly Area[];
  userId: string;
  title: string;
}

export const Overlays = memo(function Overlays({ areas, userId, title }: OverlaysProps): ReactNode {
  const isInitialContentShown = useFirstContent();
  const hasSession = useGateState() === 'open';
  const bringPalette = useCallback(async () => loadPalette(areas), [areas]);
  const palette = useOverlay(paletteOpen, bringPalette);
  const activity = useOverlay(activityOpen, loadActivity);
  const shortcuts = useOverlay(shortcutsOpen, loadShortcuts);
  useRecentVisits(areas, userId, title);

  useEffect(() => {
    if (!isInitialContentShown) return;
    // Prefetch; failures are retried on opening.
    void Promise.allSettled([bringPalette(), loadActivity(), loadShortcuts()]);
    // A new deployment may remove this code before the session ends.
    void withWords('session', loadSignInAgain()).catch(() => undefined);
  }, [isInitialContentShown, bringPalette]);

  return (
    <>
      <SectionBoundary fallback={null}>
        <Suspense fallback={null}>
          {isInitialContentShown && hasSession ? <ActivityWatch userId={userId} /> : null}
        </Suspense>
      </SectionBoundary>
      <Suspense fallback={null}>
        {palette.part ? (
          <palette.part.Palette areas={palette.part.areas} userId={userId} {...palette.props} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {activity.part ? (
          <activity.part.ActivityDrawer userId={userId} {...activity.props} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {shortcuts.part ? <shortcuts.part.ShortcutsDialog {...shortcuts.props} /> : null}
      </Suspense>
    </>
  );
});

interface Overlay<Part> {
  /** Stays loaded for the closing transition. */
  part: Part | undefined;
  props: { opened: boolean; onClose: () => void };
}

function useOverlay<Part>(store: Store<boolean>, load: () => Promise<Part>): Overlay<Part> {
  const { t } = useTranslation('common');
  const opened = useStore(store);
  const [part, setPart] = useState<Part>();
  const [wasClosed, setWasClosed] = useState(false);
  const giveUp = useEffectEvent(() => {
    store.set(false);
    showToast('error', { title: t('errors.title'), message: t('errors.network') });
  });
  useEffect(() => {
    if (!opened) return;
    load().then((loaded) => {
      // Render closed first: focus return needs the transition.
      flushSync(() => setPart(() => loaded));
      setWasClosed(true);
    }, giveUp);
  }, [opened, load]);
  return { part, props: { opened: opened && wasClosed, onClose: () => store.set(false) } };
}
