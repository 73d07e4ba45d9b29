-- DropTable
DROP TABLE `Blob`;

-- CreateTable
CREATE TABLE `Blob` (
    `siteId` VARCHAR(36) NOT NULL,
    `id` VARCHAR(36) NOT NULL,
    `sizeBytes` BIGINT NOT NULL,
    `sha256` VARCHAR(64) NOT NULL,
    `useCount` INTEGER NOT NULL,
    `createdAt` DATETIME(3) NOT NULL,
    `releasedAt` DATETIME(3) NULL,

    INDEX `Blob_releasedAt_idx`(`releasedAt`),
    PRIMARY KEY (`siteId`, `id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
