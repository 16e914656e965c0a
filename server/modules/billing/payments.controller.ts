import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Open } from '../../common/http/open';
import { toProviderProduct } from './billing.mapper';
import { PaymentTests } from './payment-tests.service';
import { WebhooksService } from './webhooks.service';

/** What stands beside the subscription of a person: the provider's events, and the developer page. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly tests: PaymentTests,
  ) {}

  /** The body comes as its bytes: the signature is over them. */
  @Open()
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
