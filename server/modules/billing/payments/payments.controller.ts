import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Public } from '../../../common/http/public.decorator';
import { toProviderProduct } from '../billing.mapper';
import { PaymentTestsService } from './payment-tests.service';
import { WebhooksService } from './webhooks.service';

/** Routes of the provider's events and of the developer page. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly tests: PaymentTestsService,
  ) {}

  /** The body stays raw bytes, because the signature covers them. */
  @Public()
  @Post('webhooks/stripe')
  @HttpCode(200)
  async receive(@Body() bytes: unknown, @Headers('stripe-signature') signature = '') {
    if (!Buffer.isBuffer(bytes)) throw new AppError('bad_signature', 'An event comes as JSON.');
    await this.webhooks.receive(bytes, signature);
    return { received: true };
  }

  @Get('debug/stripe-products')
  async products() {
    return (await this.tests.listProducts()).map(toProviderProduct);
  }
}
