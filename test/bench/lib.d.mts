interface Floor {
  url: string;
  pid: number;
}

type Ask = (n: number) => Promise<Response>;

export function withFloor<Result>(
  name: string,
  env: Record<string, string>,
  work: (floor: Floor) => Promise<Result>,
): Promise<Result>;

export function p50(
  ask: Ask,
  how: { count: number; isRight: (body: Buffer) => boolean },
): Promise<number>;
