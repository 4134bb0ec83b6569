/** Milliseconds of work without a break */
const LONGEST = 20;

/** Gives a promise when it is time for other work, such as answers to the page. */
export function createYielding(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
