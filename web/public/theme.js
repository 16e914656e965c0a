// Runs before the first paint, so that the page never flashes in the wrong colours.
// A file of its own, because the page's security policy allows no inline script.
(function () {
  var chosen = 'auto';
  var density = 'comfortable';
  var motion = 'system';
  var thumbnails = 'fill';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    density = localStorage.getItem('shotvault.density') || density;
    motion = localStorage.getItem('shotvault.motion') || motion;
    thumbnails = localStorage.getItem('shotvault.thumbnails') || thumbnails;
  } catch {
    // Storage may be closed to the page; the system's choice then holds.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  document.documentElement.setAttribute('data-density', density);
  document.documentElement.setAttribute('data-motion', motion);
  document.documentElement.setAttribute('data-thumbnails', thumbnails);
})();
