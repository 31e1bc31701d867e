import { expect, test } from "vitest";
import { askForContact } from "./tracked.server.ts";

test("what was typed as a number is asked about, but no more of it than a number has", () => {
	const asked = (typed: string) => askForContact(typed).headers.get("Location");
	expect(asked("r-7kq3 m9xf")).toBe("/track?number=r-7kq3+m9xf");
	expect(asked("’".repeat(4_000))?.length).toBeLessThan(500);
});
