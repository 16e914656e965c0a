// The thread of one Tesseract: the library's own program, made to keep the interpreters of two languages.
// In plain JavaScript, because the library starts a thread by the name of a file and with nothing that could compile it.
const program = require('tesseract.js/src/worker-script');
const files = require('tesseract.js/src/worker-script/node/cache');
const getCore = require('tesseract.js/src/worker-script/node/getCore');
const gunzip = require('tesseract.js/src/worker-script/node/gunzip');
const OEM = require('tesseract.js/src/constants/OEM');
require('tesseract.js/src/worker-script/node');

/** The data of English, which most pages begin with, and that of the last other page: each takes 10 to 20 MB. */
const MOST_KEPT = 2;
/** Bytes of a picture, one for each pixel, from which its reading needs the memory of the other interpreter. */
const LARGE_PICTURE = 6e6;
/** Where the library puts the picture. */
const PICTURE = '/input';

/**
 * Said of pictures with a part of layout at their edge, which are read all the same. Only whole lines are left out, so
 * that an error of any other kind still comes to the log.
 */
const NOISE = new Set([
  'Error in boxClipToRectangle: box outside rectangle',
  'Error in pixScanForForeground: invalid box',
]);
const printErr = (line) => {
  if (!NOISE.has(line)) console.error(line);
};

/**
 * To make an interpreter takes a fifth of a second, and the library makes one for each change of language. Here the end of
 * one only empties it, and the next one of its language goes on with it: an interpreter of the library is nothing but the
 * address of its memory, under a name that differs from build to build.
 */
function keepInterpreters(core) {
  const { prototype } = core.TessBaseAPI;
  const { Init: init, End: end, SetImageFile: take } = prototype;
  /** By the name of the data, the one that was used last at the end. */
  const kept = new Map();
  const endOldest = () => {
    const [[language, interpreter]] = kept;
    kept.delete(language);
    end.call(interpreter);
  };
  prototype.Init = function (path, language, ...others) {
    const earlier = kept.get(language);
    if (earlier) Object.assign(this, earlier);
    // Thrown, because the library answers a failure that is returned twice, and dies of the second answer.
    else if (init.call(this, path, language, ...others) !== 0) throw Error('it does not load');
    kept.delete(language);
    kept.set(language, this);
    if (kept.size > MOST_KEPT) endOldest();
    return 0;
  };
  prototype.End = prototype.Clear;
  prototype.SetImageFile = function (...how) {
    while (kept.size > 1 && core.FS.stat(PICTURE).size >= LARGE_PICTURE) endOldest();
    const answer = take.apply(this, how);
    // It has a copy of its own, and the file would take as much until the next picture comes.
    core.FS.unlink(PICTURE);
    return answer;
  };
  return core;
}

program.setAdapter({
  ...files,
  gunzip,
  // The library asks with `true` for the build without the older engine, which it knows by another name: so it gives the
  // larger one.
  getCore: async (isLstmOnly, ...others) => {
    const start = await getCore(isLstmOnly ? OEM.LSTM_ONLY : OEM.DEFAULT, ...others);
    // Nobody listens to how far it has come, which it says after every word.
    return () => start({ TesseractProgress() {}, printErr }).then(keepInterpreters);
  },
});
