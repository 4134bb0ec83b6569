import { askDemo } from './ask.ts';
import { WORKER } from './protocol.ts';

/** Milliseconds. */
const LIMIT = 15_000;

async function takeControl(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register(`${import.meta.env.BASE_URL}${WORKER}`);
  const { active } = await workers.ready;
  if (workers.controller || !active) return;
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
  });
  // A page that was reloaded past its cache has no worker until that claims it.
  await askDemo({ kind: 'claim' }, active);
  await (workers.controller ?? taken);
}

/** Starts the store. @returns false in a browser that can’t run it */
export async function startDemo(limit = LIMIT): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const workers = navigator.serviceWorker;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  try {
    await Promise.race([takeControl(workers), late]);
  } catch (error) {
    console.error(error);
  } finally {
    clearTimeout(timer);
  }
  return workers.controller !== null;
}
