-- CreateTable
CREATE TABLE "WorkflowAssociation" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "template" VARCHAR(16) NOT NULL,
    "inParallel" BOOLEAN NOT NULL,
    "people" TEXT NOT NULL,
    "taskListId" VARCHAR(36) NOT NULL,
    "historyListId" VARCHAR(36) NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "authorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkflowAssociation_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "WorkflowInstance" (
    "siteId" VARCHAR(36) NOT NULL,
    "id" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "associationId" VARCHAR(36) NOT NULL,
    "template" VARCHAR(16) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "message" TEXT NOT NULL,
    "waiting" TEXT NOT NULL,
    "taskListId" VARCHAR(36) NOT NULL,
    "historyListId" VARCHAR(36) NOT NULL,
    "authorId" INTEGER NOT NULL,
    "outcome" VARCHAR(16),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "WorkflowInstance_pkey" PRIMARY KEY ("siteId", "id")
);

-- CreateTable
CREATE TABLE "WorkflowTask" (
    "siteId" VARCHAR(36) NOT NULL,
    "listId" VARCHAR(36) NOT NULL,
    "itemId" INTEGER NOT NULL,
    "instanceId" VARCHAR(36) NOT NULL,
    "assigneeId" INTEGER NOT NULL,
    "claimedById" INTEGER,
    "outcome" VARCHAR(16),

    CONSTRAINT "WorkflowTask_pkey" PRIMARY KEY ("siteId", "listId", "itemId")
);

-- CreateIndex
CREATE INDEX "WorkflowAssociation_siteId_listId_idx" ON "WorkflowAssociation"("siteId", "listId");

-- CreateIndex
CREATE INDEX "WorkflowInstance_siteId_listId_itemId_idx" ON "WorkflowInstance"("siteId", "listId", "itemId");

-- CreateIndex
CREATE INDEX "WorkflowTask_siteId_instanceId_idx" ON "WorkflowTask"("siteId", "instanceId");
