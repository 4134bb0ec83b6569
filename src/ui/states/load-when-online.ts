/** Milliseconds. */
const AGAIN_AFTER = 1000;

/**
 * Loads code, retrying once: after reconnecting, or after a pause, since `navigator.onLine` lags both ways.
 *
 * @throws the second error
 */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await (navigator.onLine ? pause(AGAIN_AFTER) : networkIsBack());
    await loadStylesAgain();
    return load();
  }
}

const pause = async (ms: number): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
};

const networkIsBack = async (): Promise<void> => {
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
};

/** Vite loads a style sheet once; retry failed ones. */
async function loadStylesAgain(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const failed = sheets.filter(({ sheet }) => sheet === null);
  await Promise.all(
    failed.map(async (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      await new Promise((resolve) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', resolve);
        link.replaceWith(again);
      });
    }),
  );
}
