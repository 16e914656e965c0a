type Ask = () => Promise<Response>;

export function timeRatios(
  one: Ask,
  other: Ask,
  isRight: (body: Buffer) => boolean,
  how?: { count?: number; warmUp?: number },
): Promise<number[]>;
