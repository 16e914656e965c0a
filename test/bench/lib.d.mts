interface Floor {
  url: string;
  pid: number;
}

export function withFloor<Result>(
  name: string,
  env: Record<string, string>,
  work: (floor: Floor) => Promise<Result>,
): Promise<Result>;
