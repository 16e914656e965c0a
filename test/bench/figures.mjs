// The figures by their names. Speed is a ratio measured in one run, never a time.
import { sending } from './command-line.mjs';
import { growth } from './growth.mjs';
import { imageCost } from './images.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { listCost } from './list.mjs';
import { manyMachines } from './machines.mjs';
import { pageCost } from './page.mjs';
import { whileReading } from './processing.mjs';
import { scrolling } from './scroll.mjs';
import { sharePageCost } from './shares.mjs';
import { manyOthers, manyRows, searches } from './sizes.mjs';
import { start, uploadMemory } from './starts.mjs';
import { openStreams } from './streams.mjs';
import { uploadCost } from './uploads.mjs';
import { webVitals } from './web.mjs';

/**
 * Each returns its verdicts. `needsCrowd` needs the large vaults, `startsItself` a folder on which no product runs, and
 * `reads` a worker that reads.
 */
export const figures = {
  P1: { run: listCost },
  P2: { run: manyRows, needsCrowd: true },
  P2n: { run: manyOthers, needsCrowd: true },
  P3: { run: searches, needsCrowd: true },
  P4: { run: uploadCost },
  P6: { run: imageCost, reads: true },
  P7: { run: whileReading, reads: true },
  P12: { run: scrolling, needsCrowd: true },
  P16: { run: pageCost, needsCrowd: true },
  shares: { run: sharePageCost, reads: true },
  web: { run: webVitals },
  lighthouse: { run: lighthouseScores },
  P9: { run: start, startsItself: true },
  P10: { run: uploadMemory, startsItself: true },
  P11: { run: sending, startsItself: true },
  P13: { run: growth, startsItself: true },
  P14: { run: openStreams, startsItself: true },
  P15: { run: manyMachines, startsItself: true },
};
