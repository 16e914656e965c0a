import { type Check, ok, warn } from './check';

const ABOUT = 'vision model';
const PATIENCE_MS = 10_000;

/** Checks that something answers at VISION_URL. Sends no request to the model and no key. */
export const visionCheck: Check = {
  about: ABOUT,
  run: async ({ config: { vision } }) => {
    if (!vision) return [ok(ABOUT, 'Not configured; no image leaves this machine.')];
    try {
      await fetch(vision.url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
      return [ok(ABOUT, `${vision.model}: its server answers.`)];
    } catch {
      const text = `${vision.model}: its server cannot be reached; images are read without it.`;
      return [warn(ABOUT, text, 'See VISION_URL.')];
    }
  },
};
