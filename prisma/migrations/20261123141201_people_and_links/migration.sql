-- Operators whom this server appoints itself, and accounts that are disabled.
ALTER TABLE "users" ADD COLUMN "is_operator" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "disabled_at" TIMESTAMPTZ(3);
CREATE TYPE "LinkPurpose" AS ENUM ('first_operator', 'invite', 'sign_in', 'mail');
-- Links that sign in once.
CREATE TABLE "sign_in_links" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "purpose" "LinkPurpose" NOT NULL,
    "email" TEXT,
    "name" TEXT,
    "makes_operator" BOOLEAN NOT NULL DEFAULT false,
    "user_id" UUID,
    "made_by_id" UUID,
    "browser_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "sign_in_links_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "sign_in_links_token_hash_key" ON "sign_in_links"("token_hash");
CREATE INDEX "sign_in_links_user_id_idx" ON "sign_in_links"("user_id");
CREATE INDEX "sign_in_links_made_by_id_idx" ON "sign_in_links"("made_by_id");
CREATE INDEX "sign_in_links_expires_at_idx" ON "sign_in_links"("expires_at");
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
