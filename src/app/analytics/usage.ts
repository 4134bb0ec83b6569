import type { UsageEvent, UsageEvents } from './events.ts';

export interface UsageProvider {
  identify: (userId: string, storeName: string) => void;
  capture: (event: string, properties: Record<string, unknown>) => void;
  stop: () => void;
}

/** Undefined for anonymous users. */
export type UsageContext = { userId: string; storeName: string } | undefined;

/** Queues events until started. Anonymous users send only page patterns, since names and counts identify a store. */
export interface Usage {
  start: (context: UsageContext) => void;
  stop: () => void;
  /** @param pattern see `routePattern` */
  page: (pattern: string) => void;
  event: <Name extends UsageEvent>(name: Name, payload: UsageEvents[Name]) => void;
  /** Shares what the last choice allows, or nothing. An anonymous run ends only after that choice. */
  email: (userId: string, address: string | undefined) => void;
}

const PAGE_VIEW = '$pageview';

/** @param load called only when tracking starts */
export function createUsage(load: (userId: string | undefined) => Promise<UsageProvider>): Usage {
  let running: Promise<UsageProvider | undefined> | undefined;
  let isAnonymous = false;
  let waiting: ((provider: UsageProvider) => void)[] = [];
  let shared: { userId: string; email: string } | undefined;

  const tell = (act: (provider: UsageProvider) => void): void => {
    if (!running) {
      waiting.push(act);
      return;
    }
    const inRun = running;
    void inRun.then((provider) => {
      if (provider && running === inRun) act(provider);
    });
  };

  const event: Usage['event'] = (name, payload) =>
    tell((provider) => {
      if (!isAnonymous) provider.capture(name, payload);
    });

  return {
    start: (context) => {
      isAnonymous = context === undefined;
      // Blocked code: tracking is silently off.
      running = load(context?.userId).catch(() => undefined);
      if (context) tell((provider) => provider.identify(context.userId, context.storeName));
      if (shared && shared.userId === context?.userId) event('userEmail', { email: shared.email });
      shared = undefined;
      for (const act of waiting) tell(act);
      waiting = [];
    },
    stop: () => {
      void running?.then((provider) => provider?.stop());
      running = undefined;
      waiting = [];
    },
    page: (pattern) =>
      tell((provider) =>
        provider.capture(PAGE_VIEW, { $current_url: pattern, $pathname: pattern }),
      ),
    event,
    email: (userId, address) => {
      shared = undefined;
      if (address === undefined) return;
      if (running && !isAnonymous) event('userEmail', { email: address });
      else shared = { userId, email: address };
    },
  };
}
