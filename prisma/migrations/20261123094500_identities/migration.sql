-- One person, several ways in. Every account brings the one that it has.
CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "identities_user_id_idx" ON "identities"("user_id");
CREATE UNIQUE INDEX "identities_issuer_subject_key" ON "identities"("issuer", "subject");
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Until now there was one provider: Google, or the sandbox in its place. A closed account has no way in.
INSERT INTO "identities" ("id", "user_id", "provider", "issuer", "subject", "email", "created_at", "last_used_at")
SELECT "id", "id", 'google', "issuer", "subject", "email", "created_at", "updated_at" FROM "users" WHERE "issuer" <> 'closed';
ALTER TABLE "sessions" ADD COLUMN "identity_id" UUID;
CREATE INDEX "sessions_identity_id_idx" ON "sessions"("identity_id");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_id_fkey" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
