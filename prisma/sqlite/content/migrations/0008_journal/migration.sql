-- CreateTable
CREATE TABLE "JournalRecord" (
    "siteId" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" DATETIME NOT NULL,
    "tenant" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "sequence")
);

-- CreateTable
CREATE TABLE "JournalRow" (
    "siteId" TEXT NOT NULL,
    "tableName" TEXT NOT NULL,
    "rowKey" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "lookupKey" TEXT,
    "image" TEXT,

    PRIMARY KEY ("siteId", "tableName", "rowKey", "sequence")
);

-- CreateTable
CREATE TABLE "JournalHead" (
    "siteId" TEXT NOT NULL PRIMARY KEY,
    "sequence" BIGINT NOT NULL,
    "applied" BIGINT NOT NULL,
    "genesis" BIGINT NOT NULL,
    "at" DATETIME NOT NULL,
    "hash" TEXT NOT NULL,
    "changeSequence" BIGINT NOT NULL
);

-- CreateIndex
CREATE INDEX "JournalRecord_siteId_at_sequence_idx" ON "JournalRecord"("siteId", "at", "sequence");

-- CreateIndex
CREATE INDEX "JournalRow_siteId_sequence_idx" ON "JournalRow"("siteId", "sequence");

-- CreateIndex
CREATE INDEX "JournalRow_siteId_tableName_lookupKey_sequence_idx" ON "JournalRow"("siteId", "tableName", "lookupKey", "sequence") WHERE "lookupKey" IS NOT NULL;
