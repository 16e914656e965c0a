-- What readings found to act on: links, amounts, codes. Texts that were read before get 0 and are looked through later.
ALTER TABLE "screenshot_texts" ADD COLUMN "entity_version" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "screenshot_texts_entity_version_idx" ON "screenshot_texts"("entity_version");

CREATE TABLE "entities" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "screenshot_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "value_hash" BYTEA NOT NULL,
    "display" TEXT NOT NULL,
    "boxes" JSONB NOT NULL,
    "confidence" REAL NOT NULL,
    "position" INTEGER NOT NULL,
    "number" DOUBLE PRECISION,
    "currency" TEXT,
    "is_dismissed" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "entities_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "entities_workspace_id_type_screenshot_id_idx" ON "entities"("workspace_id", "type", "screenshot_id");
CREATE INDEX "entities_workspace_id_number_idx" ON "entities"("workspace_id", "number");
CREATE UNIQUE INDEX "entities_workspace_id_screenshot_id_type_value_hash_key" ON "entities"("workspace_id", "screenshot_id", "type", "value_hash");
ALTER TABLE "entities" ADD CONSTRAINT "entities_workspace_id_screenshot_id_fkey" FOREIGN KEY ("workspace_id", "screenshot_id") REFERENCES "screenshots"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Values that a person said are none, for every later reading of the workspace.
CREATE TABLE "entity_refusals" (
    "workspace_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "value_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "entity_refusals_pkey" PRIMARY KEY ("workspace_id","type","value_hash")
);
ALTER TABLE "entity_refusals" ADD CONSTRAINT "entity_refusals_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
