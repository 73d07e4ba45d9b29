-- CreateTable
CREATE TABLE `WebhookLease` (
    `database` VARCHAR(255) NOT NULL,
    `holder` VARCHAR(36) NOT NULL,
    `heldUntil` DATETIME(3) NOT NULL,

    PRIMARY KEY (`database`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
