import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/** True if only the navigation state changed. */
const isOnlyUnderWay = (before: State, now: State): boolean =>
  now.navigation.state === 'loading' &&
  now.location === before.location &&
  now.matches === before.matches &&
  now.errors === before.errors &&
  now.blockers === before.blockers &&
  now.fetchers === before.fetchers &&
  now.revalidation === before.revalidation;

/** A router without the `loading` state: no screen shows it, and every link would rerender before the next screen. */
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
