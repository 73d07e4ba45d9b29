-- CreateTable
CREATE TABLE "FarmCopy" (
    "id" VARCHAR(36) NOT NULL,
    "source" VARCHAR(64) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FarmCopy_pkey" PRIMARY KEY ("id")
);
