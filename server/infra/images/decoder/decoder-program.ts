// The process that looks into files. It holds no secret and no connection, and may be killed at any moment.
import { AppError } from '../../../common/app-error';
import { serveParent } from '../../processes/resident-program';
import { inspectImage, renderImage } from '../image-work';
import { assertMemory, findImage, openImage } from '../open-image';
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
    const result =
      work.form === 'inspect' ? await inspectImage(opened) : await renderImage(opened, work);
    return { result, weight };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    return { failure: { code, syscall, message } };
  }
}

serveParent(PRIORITY, answer);
