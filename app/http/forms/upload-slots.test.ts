import { expect, test } from "vitest";
import { takeUploadSlot } from "./upload-slots.server.ts";

test("an account has three uploads under way, and a process twenty-four", () => {
	const own = [1, 2, 3].map(() => takeUploadSlot(7));
	expect(own.every(Boolean)).toBe(true);
	expect(takeUploadSlot(7)).toBeNull();
	own[0]?.();
	// Releasing a place twice releases it once.
	own[0]?.();
	const again = takeUploadSlot(7);
	expect(again).not.toBeNull();
	expect(takeUploadSlot(7)).toBeNull();
	const others = Array.from({ length: 21 }, (_, at) => takeUploadSlot(100 + at));
	expect(others.every(Boolean)).toBe(true);
	expect(takeUploadSlot(8)).toBeNull();
	for (const release of [again, ...own, ...others]) release?.();
	expect(takeUploadSlot(8)).not.toBeNull();
});
