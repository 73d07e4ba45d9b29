-- CreateTable
CREATE TABLE "ImportReport" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "detail" TEXT NOT NULL,

    CONSTRAINT "ImportReport_pkey" PRIMARY KEY ("siteId", "id")
);
