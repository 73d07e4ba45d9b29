-- CreateTable
CREATE TABLE "TermPlacement" (
    "siteId" VARCHAR(36) NOT NULL,
    "termSetId" VARCHAR(36) NOT NULL,
    "termId" VARCHAR(36) NOT NULL,
    "parentId" VARCHAR(36) NOT NULL,
    "depth" INTEGER NOT NULL,
    "pinnedRootId" VARCHAR(36),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TermPlacement_pkey" PRIMARY KEY ("siteId", "termSetId", "termId")
);

-- CreateIndex
CREATE INDEX "TermPlacement_siteId_termId_idx" ON "TermPlacement"("siteId", "termId");

-- CreateIndex
CREATE INDEX "TermPlacement_siteId_termSetId_parentId_idx" ON "TermPlacement"("siteId", "termSetId", "parentId");
