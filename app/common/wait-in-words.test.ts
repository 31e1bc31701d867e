import { expect, test } from "vitest";
import { waitInWords } from "./wait-in-words.ts";

test.for([
	[1, "1 second"],
	[60, "60 seconds"],
	[91, "2 minutes"],
	[3_600, "60 minutes"],
	[5_401, "2 hours"],
	[86_400, "24 hours"],
] as const)("whoever has to wait %i seconds reads %s", ([seconds, words]) => {
	expect(waitInWords(seconds)).toBe(words);
});
