import { type PageFacts } from './page-facts';

/** `user@host:~/folder$ command`; the tilde is often read as a dash. */
const PROMPT = /[\w.-]{1,30}@[\w.-]{1,40}:\s?[~/-]\S{0,60}\s?[$#%]\s+\S/u;

/** A command stands behind a shell's prompt. */
export const hasShellPrompt = ({ foldedLines }: PageFacts): boolean =>
  foldedLines.some((line) => PROMPT.test(line));
