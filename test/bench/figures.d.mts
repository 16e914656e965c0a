export function png(seed: number): Promise<Buffer>;
