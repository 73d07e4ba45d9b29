-- CreateTable
CREATE TABLE "SignInFailure" (
    "id" VARCHAR(36) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "detail" TEXT,

    CONSTRAINT "SignInFailure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditChain" (
    "id" VARCHAR(36) NOT NULL,
    "lastIndex" BIGINT NOT NULL,
    "lastHash" VARCHAR(64) NOT NULL,
    "farmSequence" BIGINT NOT NULL,
    "holder" VARCHAR(36),
    "heldUntil" TIMESTAMPTZ(3),

    CONSTRAINT "AuditChain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditSegment" (
    "chainId" VARCHAR(36) NOT NULL,
    "number" INTEGER NOT NULL,
    "day" VARCHAR(10) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "firstIndex" BIGINT NOT NULL,
    "lastIndex" BIGINT NOT NULL,
    "previousHash" VARCHAR(64) NOT NULL,
    "lastHash" VARCHAR(64) NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuditSegment_pkey" PRIMARY KEY ("chainId", "number")
);
