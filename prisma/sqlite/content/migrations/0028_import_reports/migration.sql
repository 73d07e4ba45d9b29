-- CreateTable
CREATE TABLE "ImportReport" (
    "siteId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "detail" TEXT NOT NULL,

    PRIMARY KEY ("siteId", "id")
);
