-- DropTable
DROP TABLE "Blob";

-- CreateTable
CREATE TABLE "Blob" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "useCount" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "releasedAt" DATETIME,

    PRIMARY KEY ("siteId", "id")
);

-- CreateIndex
CREATE INDEX "Blob_releasedAt_idx" ON "Blob"("releasedAt");
