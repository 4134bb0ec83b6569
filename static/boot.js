// @ts-check
/**
 * What has to happen before anything else: it stands in the page's head, ahead of the app, and works without it. A file
 * of its own, because the security policy allows no inline scripts, and without a hash in its name, so that it is
 * there when the rest isn't.
 */
(function boot() {
  /** Milliseconds until it is said that loading takes long. */
  const PATIENCE = 10000;
  /** Milliseconds for which an error may turn out to be none. */
  const GRACE = 2000;

  /** Milliseconds after which a configuration that doesn't come counts as failed. */
  const CONFIG_LIMIT = 20000;
  /** Milliseconds after which texts count as failed. */
  const TEXTS_LIMIT = 10000;

  // The build writes these four.
  /** The files of each area's list, under the base path. @type {Record<string, string[]>} */
  const LIST_FILES = {};
  /** The calls of an area's page as it opens without a query. @type {Record<string, string[]>} */
  const FIRST_PAGES = {};
  /** The texts of the screen that an area's address opens. @type {Record<string, string[]>} */
  const OPENING_TEXTS = {};
  /** `start`: the namespaces in `start.json`. @type {{ version: string, languages: string[], start: string[] }} */
  const TEXTS = { version: '', languages: [], start: [] };

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** The app's base path, as an address. */
  const base = new URL('.', script.src).href;

  /** Reads what this browser remembers; null without storage. @param {string} key */
  function remembered(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Sets light or dark before the first paint. */
  function setColorScheme() {
    const scheme = remembered('quartermaster.color-scheme');
    const isDark =
      scheme === 'dark' ||
      (scheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  }

  /**
   * Takes the secret of a link to a new password or of an invitation out of the address, before anything is asked for
   * that could carry it along. It stays with this entry of the history, where the router finds it as the location's state.
   */
  function hideLinkSecret() {
    const address = new URL(location.href);
    // Whatever the page: the router takes its address in capitals too.
    const token = address.searchParams.get('token');
    if (!token) return;
    const email = address.searchParams.get('email');
    address.searchParams.delete('token');
    address.searchParams.delete('email');
    history.replaceState({ usr: { link: { token, email } } }, '', address);
  }

  /**
   * The only way from a text to markup, script or worker. Styles are no markup; code comes from the build's own files.
   */
  function setTrustedTypes() {
    const { trustedTypes } = /** @type {TrustedTypesWindow} */ (/** @type {unknown} */ (window));
    if (!trustedTypes) return;
    trustedTypes.createPolicy('default', {
      createHTML: (text) => (/[<&]/.test(text) ? null : text),
      createScriptURL: (url) =>
        new URL(url, document.baseURI).href.startsWith(`${base}assets/`) ? url : null,
    });
  }

  /** Its failure is told where it is awaited. @template Answer @param {Promise<Answer>} asked */
  function quiet(asked) {
    asked.catch(() => undefined);
    return asked;
  }

  /** @param {number} milliseconds */
  function endsAfter(milliseconds) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new Error('no answer')), milliseconds);
    return limit.signal;
  }

  /**
   * Asks the server for who is signed in and for what the page shows first, as the app does. It takes the answers over.
   * @param {Promise<Response>} config
   * @param {string[]} calls
   */
  async function askServer(config, calls) {
    const { backendUrl = '', mock = false } = await (await config).clone().json();
    const { quartermasterConfig } = /** @type {{ quartermasterConfig?: unknown }} */ (window);
    // The app, which has taken the configuration, was faster. A mock is asked with headers of its own.
    if (!quartermasterConfig || mock || typeof backendUrl !== 'string') return;
    const asked = ['/admin/auth', ...calls].map((path) => {
      const url = backendUrl.replace(/\/+$/, '') + path;
      const stopper = new AbortController();
      const answer = quiet(
        fetch(url, {
          headers: { accept: 'application/json' },
          credentials: 'include',
          redirect: 'manual',
          cache: 'no-store',
          signal: stopper.signal,
        }),
      );
      return [url, { answer, askedAt: Date.now(), stop: () => stopper.abort() }];
    });
    Object.assign(window, {
      quartermasterAsked: Object.fromEntries(asked),
      quartermasterAskedFor: remembered('quartermaster.signedIn')?.split(' ')[0],
    });
  }

  /** @param {string} url */
  async function readTexts(url) {
    const answer = await fetch(url, { credentials: 'same-origin', signal: endsAfter(TEXTS_LIMIT) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  }

  /** @param {string[]} namespaces */
  function askTexts(namespaces) {
    const code = language();
    const { languages, version, start } = TEXTS;
    if (!languages.includes(code)) return;
    /** @param {string} lng @param {string} name */
    const fileOf = (lng, name) => `${lng}/${name}.json?v=${version}`;
    /** @param {string} file */
    const read = (file) => quiet(readTexts(`${base}public/locales/${file}`));
    const asked = [...new Set([code, 'en'])].flatMap((lng) => {
      const all = read(fileOf(lng, 'start'));
      return [
        ...start.map((name) => [fileOf(lng, name), quiet(all.then((texts) => texts[name]))]),
        ...namespaces.map((name) => [fileOf(lng, name), read(fileOf(lng, name))]),
      ];
    });
    Object.assign(window, { quartermasterTexts: Object.fromEntries(asked) });
  }

  /** The area that the app opens at its own address, as the reader prefers. */
  function startArea() {
    return remembered('quartermaster.browser.1.startPage') === '"orders"' ? 'orders' : 'home';
  }

  /** Asks for what every start needs first while the app's own code is still on its way; the app takes it over. */
  function askAhead() {
    const config = quiet(
      fetch(`${base}config.json`, { cache: 'no-cache', signal: endsAfter(CONFIG_LIMIT) }),
    );
    Object.assign(window, { quartermasterConfig: config });
    const address = location.href.slice(base.length);
    const isStart = /^(?:a\/?)?(?:[?#]|$)/.test(address);
    const [, area = '', rest = ''] =
      /^a\/([^/?#]+)(.*)/.exec(isStart ? `a/${startArea()}` : address) ?? [];
    const isList = Object.hasOwn(LIST_FILES, area);
    const isPlain = Object.hasOwn(FIRST_PAGES, area) && /^\/?(?:\?lng=\w+)?$/.test(rest);
    void quiet(askServer(config, isPlain ? (FIRST_PAGES[area] ?? []) : []));
    const isOpening = isList && !/^\/[^?#]/.test(rest);
    askTexts(isOpening ? (OPENING_TEXTS[area] ?? []) : []);
    for (const file of isList ? (LIST_FILES[area] ?? []) : []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = base + file;
      document.head.append(link);
    }
  }

  /** Says that the app takes long or doesn't come, until it stands: never a white page. */
  function watchStart() {
    /** @type {'loading' | 'slow' | 'failed' | 'stands'} */
    let state = 'loading';
    let detail = '';

    const stands = () =>
      Array.from(document.getElementById('root')?.children ?? []).some(
        (part) => part.getBoundingClientRect().height > 0,
      );

    function show() {
      for (const part of document.querySelectorAll('[data-boot]')) {
        /** @type {HTMLElement} */ (part).hidden = part.getAttribute('data-boot') !== state;
      }
      const place = document.getElementById('boot-detail');
      if (place) place.textContent = state === 'failed' ? detail : '';
      const frame = document.getElementById('boot');
      if (frame) frame.hidden = state === 'loading' || state === 'stands';
    }

    /** @param {'slow' | 'failed'} what */
    function say(what) {
      if (state === 'stands' || state === what) return;
      if (state === 'loading') void translate();
      state = what;
      show();
    }

    /** @param {unknown} error @param {number} [after] milliseconds */
    function fail(error, after = GRACE) {
      if (state === 'stands') return;
      detail ||= error instanceof Error ? error.message : '';
      setTimeout(() => say('failed'), after);
    }

    const onError = (/** @type {ErrorEvent} */ event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement && target.type === 'module') fail(undefined, 0);
      else if (target === window) fail(event.error);
    };
    const onRejection = (/** @type {PromiseRejectionEvent} */ { reason }) => fail(reason);
    const watch = new MutationObserver(() => {
      if (!stands()) return;
      state = 'stands';
      watch.disconnect();
      window.removeEventListener('error', onError, true);
      window.removeEventListener('unhandledrejection', onRejection);
      show();
    });

    window.addEventListener('error', onError, true);
    window.addEventListener('unhandledrejection', onRejection);
    setTimeout(() => say(state === 'failed' ? 'failed' : 'slow'), PATIENCE);
    document.addEventListener('DOMContentLoaded', () => {
      watch.observe(/** @type {HTMLElement} */ (document.getElementById('root')), {
        childList: true,
        subtree: true,
      });
      document.getElementById('boot-retry')?.addEventListener('submit', (event) => {
        // As it is, with its query.
        event.preventDefault();
        location.reload();
      });
      show();
    });
  }

  /** The reader's language, as the app would find it. */
  function language() {
    const [, wanted] = /[?&]lng=([a-zA-Z]+)/.exec(location.search) ?? [];
    const locale = wanted ?? remembered('i18nextLng') ?? navigator.language;
    const [code = 'en'] = locale.toLowerCase().split(/[-_]/);
    return code === 'ta' ? 'tm' : code;
  }

  /** Puts the reader's words in the place of the English ones, if they can be had. */
  async function translate() {
    const code = language();
    if (code === 'en') return;
    try {
      const answer = await fetch(`${base}public/locales/${encodeURIComponent(code)}/boot.json`);
      const texts = await answer.json();
      for (const part of document.querySelectorAll('[data-boot-text]')) {
        const text = texts[part.getAttribute('data-boot-text') ?? ''];
        if (typeof text === 'string') part.textContent = text;
      }
      const frame = document.getElementById('boot');
      frame?.setAttribute('lang', code === 'tm' ? 'ta' : code);
      frame?.setAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    } catch {
      // English it is.
    }
  }

  watchStart();
  hideLinkSecret();
  setTrustedTypes();
  setColorScheme();
  askAhead();
})();

/**
 * @typedef {object} TrustedTypesWindow What the types of the DOM don't know yet.
 * @property {{ createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown }} [trustedTypes]
 */
