import './zod.ts';
import '#ui/theme/base.css';
import '#ui/theme/mantine-styles.ts';
import '#ui/theme/global.css';
import '#ui/theme/controls.css';
import '#ui/theme/overlays.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyConfig, config } from '#app/config/config.ts';
import { startDemo } from '#app/demo/start.ts';
import { startI18n } from '#app/i18n/i18n.ts';
import { readTimeZone } from '#app/preferences/time-zone.ts';
import { createQueryClient } from '#app/query/query-client.ts';
import { startSession } from '#app/session/session.ts';
import { readConfigFile } from '#client/static-json.ts';
import { showUtc } from '#ui/format/readers-zone.ts';
import { theme } from '#ui/theme/theme.ts';
import { waitForFirstScreen } from './wait-for-first-screen.ts';
import { Providers } from './Providers.tsx';
import { quietRouter } from './quiet-router.ts';
import { createRouter } from './router.tsx';

/**
 * Reads the configuration first, for the store's address; the rest loads in parallel.
 *
 * @throws Error when something essential fails to load; `static/boot.js` shows it
 */
async function start(root: HTMLElement): Promise<void> {
  showUtc(readTimeZone() === 'utc');
  applyConfig(await readConfigFile(`${import.meta.env.BASE_URL}config.json`));
  if (__DEMO__ && !(await startDemo())) {
    const { showUnavailable } = await import('#app/demo/Unavailable.tsx');
    await showUnavailable(root);
    return;
  }
  if (config().mock) (await import('#app/mock/mock.ts')).startMock();
  const queryClient = createQueryClient();
  // Tests share one page and clear the cache between screens.
  if (__PSEUDO_LANGUAGE__) Object.assign(globalThis, { queryClient });
  startSession(queryClient);
  const words = startI18n();
  const router = createRouter(queryClient);
  const { accent } = config();
  // Without its code, the app's own color stays.
  const themed =
    accent === undefined
      ? theme
      : import('#ui/theme/accent.ts').then(
          ({ accentTheme }) => accentTheme(accent),
          () => theme,
        );
  await words;
  await waitForFirstScreen(router, queryClient);
  const shownTheme = await themed;
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} router={quietRouter(router)} theme={shownTheme} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
