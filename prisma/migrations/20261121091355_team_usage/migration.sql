-- CreateTable
CREATE TABLE "team_usage" (
    "workspace_id" UUID NOT NULL,
    "month_year" CHAR(7) NOT NULL,
    "screenshots_uploaded" INTEGER NOT NULL,

    CONSTRAINT "team_usage_pkey" PRIMARY KEY ("workspace_id","month_year")
);

-- AddForeignKey
ALTER TABLE "team_usage" ADD CONSTRAINT "team_usage_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
