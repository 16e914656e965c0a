import { All, Controller } from '@nestjs/common';
import { AppError } from '../app-error';

/** Catches every unknown path below /api: the guard answers 401 to visitors, this answers 404 to everybody else. */
@Controller()
export class UnknownRouteController {
  @All('*')
  refuse(): never {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
}
