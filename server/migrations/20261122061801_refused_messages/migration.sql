CREATE TABLE "refused_messages" (
	"provider" text PRIMARY KEY,
	"count" bigint NOT NULL,
	"latest" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_events" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
-- nobody reads them again, and what was refused was never believed
DELETE FROM "provider_events" WHERE "signature" = 'bad';
--> statement-breakpoint
UPDATE "provider_events" SET "body" = NULL;
