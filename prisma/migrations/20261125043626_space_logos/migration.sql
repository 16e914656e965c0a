-- CreateTable
CREATE TABLE "space_logos" (
    "workspace_id" UUID NOT NULL,
    "image" BYTEA NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "space_logos_pkey" PRIMARY KEY ("workspace_id")
);

-- AddForeignKey
ALTER TABLE "space_logos" ADD CONSTRAINT "space_logos_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
