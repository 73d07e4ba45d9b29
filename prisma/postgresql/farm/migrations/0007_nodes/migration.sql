-- CreateTable
CREATE TABLE "FarmNode" (
    "name" VARCHAR(128) NOT NULL,
    "version" VARCHAR(64) NOT NULL,
    "certificateNames" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FarmNode_pkey" PRIMARY KEY ("name")
);
