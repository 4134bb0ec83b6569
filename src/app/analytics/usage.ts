import type { UsageEvent, UsageEvents } from './events.ts';

/** The analytics provider, as far as it is used. */
export interface UsageProvider {
  identify: (userId: string, storeName: string) => void;
  capture: (event: string, properties: Record<string, unknown>) => void;
  /** Nothing leaves after this. */
  stop: () => void;
}

/** Who is tracked; undefined for someone who wants to stay unknown. */
export type UsageContext = { userId: string; storeName: string } | undefined;

/**
 * Usage analytics: what is told before it starts waits, and what is told after it has stopped is dropped.
 * Of someone who wants to stay unknown only the patterns of the pages are told: names tell whose store it
 * is, and so do its exact figures together.
 */
export interface Usage {
  start: (context: UsageContext) => void;
  stop: () => void;
  /** @param pattern see `routePattern` */
  page: (pattern: string) => void;
  event: <Name extends UsageEvent>(name: Name, payload: UsageEvents[Name]) => void;
}

/** The provider's own name for a page view. */
const PAGE_VIEW = '$pageview';

/** @param load brings the provider's code; called when tracking starts, never before */
export function createUsage(load: (userId: string | undefined) => Promise<UsageProvider>): Usage {
  let running: Promise<UsageProvider | undefined> | undefined;
  let isAnonymous = false;
  let waiting: ((provider: UsageProvider) => void)[] = [];

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

  return {
    start: (context) => {
      isAnonymous = context === undefined;
      // Without the code (a blocker refused it, say) nothing is tracked and nobody is bothered.
      running = load(context?.userId).catch(() => undefined);
      if (context) tell((provider) => provider.identify(context.userId, context.storeName));
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
    event: (name, payload) =>
      tell((provider) => {
        if (!isAnonymous) provider.capture(name, payload);
      }),
  };
}
