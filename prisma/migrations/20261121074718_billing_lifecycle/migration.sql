-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "turn" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "workspace_id" UUID;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "grace_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "scheduled_at" TIMESTAMPTZ(3),
ADD COLUMN     "scheduled_plan_id" INTEGER;

-- AlterTable
ALTER TABLE "usage_records" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "lock_after_created_at" TIMESTAMPTZ(3),
ADD COLUMN     "lock_after_id" UUID,
ADD COLUMN     "lock_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "billing_accounts" (
    "user_id" UUID NOT NULL,
    "stripe_customer_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "refreshed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_accounts_stripe_customer_id_key" ON "billing_accounts"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "payment_events_handled_at_idx" ON "payment_events"("handled_at");

-- AddForeignKey
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Workspaces take turns: the lowest turn goes first, and a new job needs the highest turn of its workspace.
DROP INDEX "jobs_queued";
CREATE INDEX "jobs_queued" ON "jobs" ("turn", "id") WHERE "state" = 'queued';
CREATE INDEX "jobs_of_workspace" ON "jobs" ("workspace_id", "turn") WHERE "state" IN ('queued', 'running');

-- What ends by itself is looked for every few minutes.
CREATE INDEX "subscriptions_ending" ON "subscriptions" ("current_period_end") WHERE "status" <> 'ended';

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_scheduled_plan_id_fkey" FOREIGN KEY ("scheduled_plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
