import { type PageFacts } from './page-facts';

/** `user@host:~/folder$ command`, anywhere in a line; the tilde is often read as a dash. Nothing but a terminal has it. */
const SURE_PROMPT = /[\w.-]{1,30}@[\w.-]{1,40}:\s?[~/-]\S{0,60}\s?[$#%]\s+\S/u;
/** Begins a line that may be one of a terminal: `$ ls` alone says it, too. */
const PROMPT_LINE =
  /^(?:\(?[\w.-]+@[\w.-]+[^$#%>]{0,40}[$#%>]|[$❯➜%] (?=[a-z./~])|PS [A-Z]:[^>]*>|[A-Z]:\\[^>]*>)\s*[a-z./~]/u;
/** For a page that is a terminal: the most shells, of which some mark a prompt by a sign that texts have as well. */
const COMMAND =
  /^(?:.{0,40}[\w~/)\]-]\s?[$#❯➜]|.{0,40}[a-z\d~/)\]-]\s?(?<!^[^@]{0,40}(?<!\S)[\d.]{1,6} ?)%|[$❯➜]|(?:PS )?[A-Z]:\\[^>]*>|[~/]?[\w.-]*(?:\/[\w.-]+)+ [»>›)]|(?:\S )?[\w.~/-]+ git:\([\w./-]+\)(?: [✗x])?)\s+(\S.*)$/u;

/** A command stands behind a shell's prompt. */
export const hasShellPrompt = ({ foldedLines }: PageFacts): boolean =>
  foldedLines.some((line) => SURE_PROMPT.test(line));

/** A prompt with a command behind it. */
export const isPromptLine = (text: string): boolean => PROMPT_LINE.test(text);

/** The command behind the prompt of a terminal's line. */
export const commandOf = (text: string): string | undefined => COMMAND.exec(text)?.[1];
