-- AlterTable
ALTER TABLE "RetentionPolicy" ADD COLUMN "authorId" INTEGER;
ALTER TABLE "RetentionPolicy" ADD COLUMN "claims" TEXT;
