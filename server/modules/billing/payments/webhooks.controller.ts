import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Public } from '../../../common/http/public.decorator';
import { WebhooksService } from './webhooks.service';

/** Takes the events of the payment provider. */
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** The body stays raw bytes, because the signature covers them. */
  @Public()
  @Post('stripe')
  @HttpCode(200)
  async receive(@Body() bytes: unknown, @Headers('stripe-signature') signature = '') {
    if (!Buffer.isBuffer(bytes)) throw new AppError('bad_signature', 'Send the event as JSON.');
    await this.webhooks.receive(bytes, signature);
    return { received: true };
  }
}
