import { setTimeout as sleep } from 'node:timers/promises';
import type { Serving } from './app.ts';

interface Words {
  /** Begins sentences. */
  name: string;
  advice: string;
  say?: (line: string) => void;
  /** Milliseconds between attempts. */
  pause?: number;
}

/** Starts a server anew whenever it dies. Rejects only if the first start fails. */
export async function keepRunning(
  start: (onGone: (lastWords: string) => void) => Promise<Serving>,
  { name, advice, say = (line) => console.error(line), pause = 2000 }: Words,
): Promise<Serving> {
  let isStopped = false;

  async function startAgain(): Promise<Serving | undefined> {
    let isTold = false;
    for (;;) {
      if (isStopped) return undefined;
      try {
        const server = await start(onGone);
        say(`${name} is back.`);
        return server;
      } catch (error) {
        if (!isTold) say(`\n${(error as Error).message}\n${advice}\n`);
        isTold = true;
        await sleep(pause);
      }
    }
  }

  function onGone(lastWords: string): void {
    say(`\n${name} has stopped and starts again. Its last words:\n\n${lastWords}\n`);
    current = startAgain();
  }

  const first = start(onGone);
  let current: Promise<Serving | undefined> = first;
  const { url } = await first;
  return {
    url,
    stop: async () => {
      isStopped = true;
      const server = await current;
      await server?.stop();
    },
  };
}
