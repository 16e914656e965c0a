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
  useFont();

  // The font is used from the first text on or not at all: one that came later would move the text.
  function useFont() {
    var hint = document.querySelector('link[as="font"]');
    if (!hint || !window.FontFace) return;
    var isTextShown = false;
    var font = new FontFace('Geist Variable', 'url(' + hint.href + ')', { weight: '100 900' });
    font.load().then(
      function () {
        if (!isTextShown) document.fonts.add(font);
      },
      function () {
        // The system's font stays.
      },
    );
    requestAnimationFrame(function look() {
      var root = document.getElementById('root');
      isTextShown = root !== null && root.firstChild !== null;
      if (!isTextShown) requestAnimationFrame(look);
    });
  }
})();
