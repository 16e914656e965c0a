import { join } from 'node:path';

// Programs of ours that a test starts are TypeScript, which Node does not read by itself.
process.execArgv.push('--require', join(__dirname, 'typescript-hook.cjs'));
