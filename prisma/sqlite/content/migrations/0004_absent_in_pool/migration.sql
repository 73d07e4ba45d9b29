-- A row without a value has one in the indexed pool that is less than all others: every copy is made anew in the background.
UPDATE "Field" SET "indexStatus" = 1 WHERE "poolSlot" IS NOT NULL;
