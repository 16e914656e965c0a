/**
 * Waits for the rest of the environment, which the supervisor sends when it knows it (`laterEnv` of a supervised child);
 * the program is loaded by then. Without a supervisor that has more to say it does not wait.
 */
export async function receiveEnvironment(): Promise<void> {
  if (process.env['SHOTVAULT_ENVIRONMENT'] !== 'later') return;
  const env = await new Promise<NodeJS.ProcessEnv>((done) => {
    process.once('message', (message) => done((message as { env: NodeJS.ProcessEnv }).env));
    // A supervisor that is gone sends nothing any more.
    process.once('disconnect', leave);
  });
  process.off('disconnect', leave);
  Object.assign(process.env, env);
}

const leave = () => process.exit(1);
