import type { TestApp } from './app';
import { CommandLine } from './command-line';

/** The environment of an operator's shell; the commands read their own environment. */
export class OperatorShell extends CommandLine {
  constructor(app: TestApp) {
    super(app);
    process.env.DATABASE_URL = app.database.url;
    process.env.DATA_DIR = app.config.dataDir;
  }

  override close(): void {
    delete process.env.DATABASE_URL;
    delete process.env.DATA_DIR;
    super.close();
  }
}
