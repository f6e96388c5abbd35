CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY,
	"started_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
