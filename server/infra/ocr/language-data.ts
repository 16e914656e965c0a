import { chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Languages whose data is installed with the product; the first reads every page. */
export const LANGUAGES = ['eng', 'deu', 'fra', 'spa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The variant of the data that is small and reads as well as the large one. */
const VARIANT = '4.0.0_best_int';
const packages = createRequire(__filename);

/**
 * Puts the packages' data into one folder, which is what Tesseract needs; returns the folder.
 * Repeating it is cheap, and several processes may do it at once.
 */
export async function provideLanguageData(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all(LANGUAGES.map((language) => provide(language, folder)));
  return folder;
}

async function provide(language: Language, folder: string): Promise<void> {
  const name = `${language}.traineddata.gz`;
  const root = dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`));
  const [source, target] = [join(root, VARIANT, name), join(folder, name)];
  if ((await sizeOf(target)) === (await sizeOf(source))) return;
  const partial = `${target}.${process.pid}`;
  await copyFile(source, partial);
  await chmod(partial, 0o600);
  await rename(partial, target);
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => -1, // absent is not an error here: the file is about to be copied
  );
}
