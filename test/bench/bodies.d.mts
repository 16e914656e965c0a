type IsRight = (body: Buffer) => boolean;

export const isPageOf60: IsRight;
export const isEmptyList: IsRight;
export const isWebp: IsRight;
