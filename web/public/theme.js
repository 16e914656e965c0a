// Runs before the first paint, so that the page never flashes in the wrong colours.
// A file of its own, because the page's security policy allows no inline script.
(function () {
  var chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage may be closed to the page; the system's choice then holds.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
