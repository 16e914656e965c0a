import { getPriority, setPriority } from 'node:os';

/**
 * Lets other processes go first. A process that was started with less priority keeps that: raising it again is refused
 * to ordinary accounts.
 */
export const stepBack = (niceness: number): void => setPriority(Math.max(getPriority(), niceness));
