-- AlterTable
ALTER TABLE "RetentionPolicy" ADD COLUMN     "authorId" INTEGER,
ADD COLUMN     "claims" TEXT;
