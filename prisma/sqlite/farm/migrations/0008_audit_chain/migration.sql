-- CreateTable
CREATE TABLE "SignInFailure" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "actor" TEXT NOT NULL,
    "detail" TEXT
);

-- CreateTable
CREATE TABLE "AuditChain" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "lastIndex" BIGINT NOT NULL,
    "lastHash" TEXT NOT NULL,
    "farmSequence" BIGINT NOT NULL,
    "holder" TEXT,
    "heldUntil" DATETIME
);

-- CreateTable
CREATE TABLE "AuditSegment" (
    "chainId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "firstIndex" BIGINT NOT NULL,
    "lastIndex" BIGINT NOT NULL,
    "previousHash" TEXT NOT NULL,
    "lastHash" TEXT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "firstAt" DATETIME NOT NULL,
    "lastAt" DATETIME NOT NULL,

    PRIMARY KEY ("chainId", "number")
);
