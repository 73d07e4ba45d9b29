-- AlterTable
ALTER TABLE "WorkflowAssociation" ADD COLUMN "events" INTEGER;
ALTER TABLE "WorkflowAssociation" ADD COLUMN "contentTypeId" TEXT;
ALTER TABLE "WorkflowAssociation" ADD COLUMN "description" TEXT;
ALTER TABLE "WorkflowAssociation" ADD COLUMN "modifiedAt" DATETIME;

-- AlterTable
ALTER TABLE "Term" ADD COLUMN "mergedIntoId" TEXT;
