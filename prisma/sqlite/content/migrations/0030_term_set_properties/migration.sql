-- AlterTable
ALTER TABLE "TermSet" ADD COLUMN "properties" TEXT;
