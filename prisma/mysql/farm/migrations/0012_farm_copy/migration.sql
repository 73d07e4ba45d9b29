-- CreateTable
CREATE TABLE `FarmCopy` (
    `id` VARCHAR(36) NOT NULL,
    `source` VARCHAR(64) NOT NULL,
    `startedAt` DATETIME(3) NOT NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
