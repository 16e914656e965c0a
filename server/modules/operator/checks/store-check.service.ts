import { Injectable } from '@nestjs/common';
import { mintSystemScope } from '../../../common/system-scope';
import { CounterCheckService } from './counter-check.service';
import { FileCheckService } from './file-check.service';
import { RowCheckService } from './row-check.service';
import { type CheckOptions, type CheckReport, emptyReport } from './store-problems';

/**
 * Compares rows, files and counters: each row with its original (there, of its size, and of its SHA-256 with `scrub`),
 * each file older than an hour with its row, each counter with a count, and used allowances with zero. Only data that can be made again is ever deleted: an original without a row is moved aside,
 * and a row without its file stays and shows that.
 */
@Injectable()
export class StoreCheckService {
  constructor(
    private readonly rows: RowCheckService,
    private readonly files: FileCheckService,
    private readonly counters: CounterCheckService,
  ) {}

  async run(options: CheckOptions): Promise<CheckReport> {
    const system = mintSystemScope();
    const report = emptyReport(options.isRepair);
    await this.rows.run(system, report, options);
    await this.files.run(system, report, options);
    await this.counters.run(system, report.problems, options);
    return report;
  }
}
