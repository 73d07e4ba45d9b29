-- AlterTable
ALTER TABLE "WorkflowAssociation" ADD COLUMN "events" INTEGER,
    ADD COLUMN "contentTypeId" VARCHAR(512),
    ADD COLUMN "description" TEXT,
    ADD COLUMN "modifiedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Term" ADD COLUMN "mergedIntoId" VARCHAR(36);
