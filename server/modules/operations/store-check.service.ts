import { Injectable } from '@nestjs/common';
import { CounterCheck } from './counter-check.service';
import { FileCheck } from './file-check.service';
import { RowCheck } from './row-check.service';
import { type CheckOptions, type CheckReport, emptyReport } from './store-problems';

/**
 * Whether rows and files still belong together. Nothing is ever deleted that cannot be made again: an original without a
 * row is put aside, and a row without its file stays and says so.
 */
@Injectable()
export class StoreCheck {
  constructor(
    private readonly rows: RowCheck,
    private readonly files: FileCheck,
    private readonly counters: CounterCheck,
  ) {}

  async run(options: CheckOptions): Promise<CheckReport> {
    const report = emptyReport();
    await this.rows.run(report, options);
    await this.files.run(report, options);
    await this.counters.run(report.problems, options);
    return report;
  }
}
