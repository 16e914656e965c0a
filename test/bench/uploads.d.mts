export function png(seed: number, every?: number): Promise<Buffer>;
