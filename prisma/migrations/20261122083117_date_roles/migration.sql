-- CreateEnum
CREATE TYPE "DateRole" AS ENUM ('due', 'expires', 'starts', 'ends', 'departs', 'arrives', 'issued', 'posted', 'other');

-- AlterTable
ALTER TABLE "screenshot_dates" ADD COLUMN     "end_date" DATE,
ADD COLUMN     "read_date" DATE,
ADD COLUMN     "role" "DateRole" NOT NULL DEFAULT 'other',
ADD COLUMN     "time" TEXT,
ADD COLUMN     "zone" TEXT;
