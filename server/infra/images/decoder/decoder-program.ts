// The process that looks into files. It holds no secret and no connection, and may be killed at any moment.
import { AppError } from '../../../common/app-error';
import { serveParent } from '../../processes/resident-program';
import { readCodes } from '../image-codes';
import { inspectImage, renderImage } from '../image-work';
import { assertMemory, findImage, type OpenImage, openImage } from '../open-image';
import { LIGHT_WEIGHT, type Reply, type Request } from './protocol';

/** After the API, which answers people, and before the text engine. */
const PRIORITY = 5;

async function answer({ source, work, isRoomy, memoryMegabytes }: Request): Promise<Reply> {
  try {
    const image = await findImage(source);
    const { weight } = image.facts;
    if (weight > LIGHT_WEIGHT && !isRoomy) return { isHeavy: true };
    assertMemory(image, memoryMegabytes);
    const opened = await openImage(image);
    return { result: await done(opened, work), weight };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    return { failure: { code, syscall, message } };
  }
}

async function done(opened: OpenImage, work: Request['work']) {
  if (work.form === 'inspect') return inspectImage(opened);
  if (work.form === 'codes') return readCodes(opened);
  return renderImage(opened, work);
}

serveParent(PRIORITY, answer);
