import { All, Controller } from '@nestjs/common';
import { AppError } from '../app-error';

/** Every path below /api that nothing else answers: a visitor hears 401 from the guard, everybody else 404. */
@Controller()
export class UnknownRouteController {
  @All('*')
  refuse(): never {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
}
