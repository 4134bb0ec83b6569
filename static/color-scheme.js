// Sets light or dark before the first paint. A file of its own, because the security policy allows no inline scripts.
(function () {
  var scheme = null;
  try {
    scheme = localStorage.getItem('quartermaster.color-scheme');
  } catch {
    // Without storage the system decides.
  }
  var dark =
    scheme === 'dark' ||
    (scheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
