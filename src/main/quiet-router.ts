import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/** Whether nothing is new but that the router is on its way to another screen. */
const isOnlyUnderWay = (before: State, now: State): boolean =>
  now.navigation.state === 'loading' &&
  now.location === before.location &&
  now.matches === before.matches &&
  now.errors === before.errors &&
  now.blockers === before.blockers &&
  now.fetchers === before.fetchers &&
  now.revalidation === before.revalidation;

/**
 * A router that doesn't tell that it is on its way: no screen shows that, and each link and each hook of the router's
 * would be drawn anew for it, just before the screen that comes.
 */
export function quietRouter(router: Router): Router {
  return new Proxy(router, {
    get: (target, name) => {
      if (name !== 'subscribe') return Reflect.get(target, name) as unknown;
      return (listener: Parameters<Router['subscribe']>[0]) => {
        let told = target.state;
        return target.subscribe((state, options) => {
          if (isOnlyUnderWay(told, state)) return;
          told = state;
          listener(state, options);
        });
      };
    },
  });
}
