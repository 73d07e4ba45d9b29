-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "JournalRecord" (
    "siteId" VARCHAR(36) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tenant" VARCHAR(64) NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "operation" VARCHAR(64) NOT NULL,
    "target" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "previousHash" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,

    CONSTRAINT "JournalRecord_pkey" PRIMARY KEY ("siteId", "sequence")
);

-- CreateTable
CREATE TABLE "JournalRow" (
    "siteId" VARCHAR(36) NOT NULL,
    "tableName" VARCHAR(32) NOT NULL,
    "rowKey" VARCHAR(600) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "lookupKey" VARCHAR(350),
    "image" TEXT,

    CONSTRAINT "JournalRow_pkey" PRIMARY KEY ("siteId", "tableName", "rowKey", "sequence")
);

-- CreateTable
CREATE TABLE "JournalHead" (
    "siteId" VARCHAR(36) NOT NULL,
    "sequence" BIGINT NOT NULL,
    "applied" BIGINT NOT NULL,
    "genesis" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "changeSequence" BIGINT NOT NULL,

    CONSTRAINT "JournalHead_pkey" PRIMARY KEY ("siteId")
);

-- CreateIndex
CREATE INDEX "JournalRecord_siteId_at_sequence_idx" ON "JournalRecord"("siteId", "at", "sequence");

-- CreateIndex
CREATE INDEX "JournalRow_siteId_sequence_idx" ON "JournalRow"("siteId", "sequence");

-- CreateIndex
CREATE INDEX "JournalRow_siteId_tableName_lookupKey_sequence_idx" ON "JournalRow"("siteId", "tableName", "lookupKey", "sequence") WHERE "lookupKey" IS NOT NULL;
