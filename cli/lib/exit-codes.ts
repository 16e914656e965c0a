/** The exit codes of commands. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** At least one item failed, and all others are done. */
  some: 3,
  /** Not signed in, or the token was refused. */
  refused: 4,
  /** The plan's limit is reached, or the plan lacks the feature. */
  limit: 5,
  interrupted: 130,
} as const;
