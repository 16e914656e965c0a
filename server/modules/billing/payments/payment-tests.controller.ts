import { Controller, Get } from '@nestjs/common';
import { toProviderProduct } from '../billing.mapper';
import { PaymentTestsService } from './payment-tests.service';

/** The products that the page for developers lists. */
@Controller('debug')
export class PaymentTestsController {
  constructor(private readonly tests: PaymentTestsService) {}

  @Get('stripe-products')
  async products() {
    return (await this.tests.listProducts()).map(toProviderProduct);
  }
}
