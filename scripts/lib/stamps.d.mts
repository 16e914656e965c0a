export function fingerprint(inputs: readonly string[]): string;
