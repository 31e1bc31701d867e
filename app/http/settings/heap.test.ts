import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { HEAP_GROWTH } from "./heap.server.ts";

test("this Node.js has the flag for the growth of the heap", () => {
	expect(execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" })).toContain(`${HEAP_GROWTH} `);
});
