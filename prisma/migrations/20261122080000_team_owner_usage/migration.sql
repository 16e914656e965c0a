-- CreateTable
CREATE TABLE "team_owner_usage" (
    "user_id" UUID NOT NULL,
    "month_year" CHAR(7) NOT NULL,
    "screenshots_uploaded" INTEGER NOT NULL,

    CONSTRAINT "team_owner_usage_pkey" PRIMARY KEY ("user_id","month_year")
);

-- AddForeignKey
ALTER TABLE "team_owner_usage" ADD CONSTRAINT "team_owner_usage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What teams have taken in so far counts for those who own them now.
INSERT INTO "team_owner_usage" ("user_id", "month_year", "screenshots_uploaded")
SELECT w."owner_id", t."month_year", sum(t."screenshots_uploaded")::int
FROM "team_usage" t JOIN "workspaces" w ON w."id" = t."workspace_id"
GROUP BY w."owner_id", t."month_year";
