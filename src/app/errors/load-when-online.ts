/**
 * Loads code that the page can wait for. Without a network it is tried again once there is one, instead of taking the
 * page, with what was typed into it, for want of something that nobody has asked for yet.
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
    return load();
  }
}
