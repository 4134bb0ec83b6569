/** Milliseconds after which code is asked for again that did not come although there is a network. */
const AGAIN_AFTER = 1000;

/**
 * Loads code that the page can wait for. Without a network it is tried again once there is one, instead of taking the
 * page, with what was typed into it, for want of something that the page stands without. With a network it is tried a
 * second time too: browsers learn late that it is gone, and early that it is back.
 *
 * @throws what loading it throws the second time
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

/** The bundler asks for a style sheet once; one that failed would be missing beneath code that came later. */
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
