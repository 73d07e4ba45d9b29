-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- DropTable
DROP TABLE "Blob";

-- CreateTable
CREATE TABLE "Blob" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "useCount" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "releasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Blob_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "Blob_releasedAt_idx" ON "Blob"("releasedAt");
