/**
 * Loads code that the page can wait for. Without a network it is tried again once there is one, instead of taking the
 * page, with what was typed into it, for want of something that the page stands without.
 *
 * @throws what loading it throws while there is a network
 */
export async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    await loadStylesAgain();
    return load();
  }
}

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
