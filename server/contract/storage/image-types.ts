// Data alone, no schema: page and command line use it, too.

/** The accepted types (docs/decisions.md#file-types) with the endings of their files; the first is the default. */
export const IMAGE_TYPES = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp'],
  'image/heic': ['heic', 'heif'],
} as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** The types that some browsers cannot show: they get a WebP of the same size instead. */
export const CONVERTED_TYPES: readonly string[] = [
  'image/tiff',
  'image/bmp',
  'image/heic',
] satisfies ImageType[];

const ENDINGS: readonly string[] = Object.values(IMAGE_TYPES).flat();

/** For pages and the command line, which leave out other files before they send anything; the server looks at the bytes. */
export const hasImageEnding = (name: string): boolean =>
  ENDINGS.includes(/.\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** The endings as a form's field takes them. */
export const DOTTED_ENDINGS: string = ENDINGS.map((ending) => `.${ending}`).join();
