-- Sessions name the passkey that opened them, as they name an identity. Challenges that were answered are kept until
-- they expire, so that none is answered twice. Everything here only adds something.
ALTER TABLE "sessions" ADD COLUMN "passkey_id" UUID;

ALTER TABLE "passkeys" ADD COLUMN "cloned_at" TIMESTAMPTZ(3);

CREATE TABLE "used_challenges" (
    "challenge_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_challenges_pkey" PRIMARY KEY ("challenge_hash")
);

CREATE INDEX "sessions_passkey_id_idx" ON "sessions"("passkey_id");

CREATE INDEX "recovery_codes_code_hash_idx" ON "recovery_codes"("code_hash");

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_passkey_id_fkey" FOREIGN KEY ("passkey_id") REFERENCES "passkeys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
